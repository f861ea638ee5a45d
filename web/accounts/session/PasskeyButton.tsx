import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SendButton } from '../../ui/form/SendButton';
import { knowsPasskeys, leavePasskeys, offersPasskeys } from './askPasskey';
import { useSignInWithPasskey } from './useSignInWithPasskey';

/**
 * Signs in by a passkey: by a press, or from the list that the browser opens below the e-mail box.
 * Absent where the browser knows none.
 *
 * @param onSignedIn called once, when the shopper is signed in
 */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const alert = useAlert();
  const signIn = useSignInWithPasskey();
  const [isBusy, setBusy] = useState(false);
  const tell = (outcome: Awaited<ReturnType<typeof signIn>>) => {
    if (!outcome) return;
    alert[outcome.isDone ? 'success' : 'error'](outcome.message);
    if (outcome.isDone) onSignedIn();
  };
  const offer = useEffectEvent(async () => {
    if (await offersPasskeys()) tell(await signIn({ isOffered: true }));
  });
  useEffect(() => {
    if (!knowsPasskeys()) return;
    void offer();
    return () => void leavePasskeys();
  }, []);
  if (!knowsPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    tell(await signIn());
    setBusy(false);
  };
  return (
    <SendButton
      type="button"
      variant="outline"
      colorPalette="stone"
      isBusy={isBusy}
      busyLabel={t('One moment…')}
      onClick={() => void press()}
    >
      {t('Sign in with a passkey')}
    </SendButton>
  );
}
