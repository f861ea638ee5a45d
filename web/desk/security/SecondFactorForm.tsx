import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import type { FactorKind } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useConfirmSecondFactor } from './useSecondFactor';

interface SecondFactorFormProps {
  /** What the account has. */
  kinds: readonly FactorKind[];
  onShown: () => void;
}

/** Asks for the second factor: a passkey, the code of the app, or a recovery code. */
export function SecondFactorForm({ kinds, onShown }: SecondFactorFormProps) {
  const hasApp = kinds.includes('AUTHENTICATOR');
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { byText, byPasskey } = useConfirmSecondFactor();
  const alert = useAlert();
  const [isAsking, setAsking] = useState(false);
  const { box, isBusy, onSubmit } = useForm(
    { code: '', recoveryCode: '' },
    ({ code, recoveryCode }) => {
      const field = usesRecovery ? 'recoveryCode' : 'code';
      if ((usesRecovery ? recoveryCode : code).trim() === '') return { message: t('Please type the code.'), field };
      return byText(usesRecovery ? { recoveryCode } : { code });
    },
    { onDone: onShown, resume: usesRecovery ? 'recoveryCode' : 'code' },
  );
  const usePasskey = async () => {
    setAsking(true);
    const { isDone, message } = await byPasskey();
    setAsking(false);
    alert[isDone ? 'success' : 'error'](message);
    if (isDone) onShown();
  };
  return (
    <Grid gap="5">
      {kinds.includes('PASSKEY') && (
        <SendButton type="button" isBusy={isAsking} busyLabel={t('One moment…')} onClick={() => void usePasskey()}>
          {t('Use a passkey')}
        </SendButton>
      )}
      {(hasApp || usesRecovery) && (
        <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Second factor')}>
          {usesRecovery ? (
            <TextField
              {...box('recoveryCode')}
              label={t('Recovery code')}
              autoComplete="off"
              hint={t('One of the codes that you wrote down. Each works once.')}
            />
          ) : (
            <TextField
              {...box('code')}
              label={t('Code from the app')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              hint={t('The six digits that your authenticator app shows now.')}
            />
          )}
          <SendButton
            variant={kinds.includes('PASSKEY') ? 'outline' : 'solid'}
            isBusy={isBusy}
            busyLabel={t('One moment…')}
          >
            {t('Confirm')}
          </SendButton>
        </chakra.form>
      )}
      <Button variant="plain" justifySelf="start" px="0" onClick={() => setUsesRecovery(!usesRecovery)}>
        {usesRecovery ? t('Back') : t('Use a recovery code')}
      </Button>
    </Grid>
  );
}
