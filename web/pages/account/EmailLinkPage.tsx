import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useEmailLink } from '../../accounts/email/useEmailLink';
import { AccountFrame } from '../../accounts/profile/AccountFrame';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import type { Outcome } from '../../ui/feedback/useReport';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';

/**
 * Where the link of a mail leads that confirms an address, of a new account or of one that is to
 * have another. It waits for a press, since programs that read mail ahead open links.
 */
export function ConfirmEmailPage() {
  const { confirmEmail, isBusy } = useEmailLink();
  return (
    <LinkPage
      title={t('Confirm Your E-mail')}
      intro={t('Press the button to confirm that this address is yours.')}
      label={t('Confirm my address')}
      isBusy={isBusy}
      onPress={confirmEmail}
      next={
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.myAccount()}>{t('Go to My Account')}</Link>
        </Button>
      }
    />
  );
}

/** Where the link of a mail leads that undoes a change of the address. */
export function UndoEmailChangePage() {
  const { undoEmailChange, isBusy } = useEmailLink();
  return (
    <LinkPage
      title={t('Keep Your E-mail')}
      intro={t(
        'Your account keeps, or gets back, the address this e-mail was sent to. You are signed out on every device and choose a new password.',
      )}
      label={t('Keep this address')}
      isBusy={isBusy}
      onPress={undoEmailChange}
      next={
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.forgotPassword()}>{t('Get a link to set one')}</Link>
        </Button>
      }
    />
  );
}

interface LinkPageProps {
  title: string;
  /** What the button does. */
  intro: string;
  label: string;
  isBusy: boolean;
  onPress: (token: string) => Promise<Outcome>;
  /** What comes after it was done. */
  next: ReactNode;
}

/**
 * A button that uses the link once, and then what became of it. The secret stands behind the hash,
 * so that no server and no log sees it.
 */
function LinkPage({ title, intro, label, isBusy, onPress, next }: LinkPageProps) {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    if (!isBusy) setOutcome(await onPress(token));
  };
  return (
    <AccountFrame
      title={title}
      intro={
        !token ? t('This link is incomplete. Please request a new one.') : outcome?.answer ? outcome.message : intro
      }
      footer={!outcome?.isDone && <TextLink to={paths.myAccount()}>{t('My Account')}</TextLink>}
    >
      <PageHead title={title} />
      {token && !outcome?.answer && (
        <Button colorPalette="brand" variant="solid" aria-busy={isBusy || undefined} onClick={() => void press()}>
          {label}
        </Button>
      )}
      {outcome?.isDone && next}
    </AccountFrame>
  );
}
