import { Box, Code, QrCode, Skeleton } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { renewSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { useDeskBeginAuthenticatorMutation, useDeskConfirmAuthenticatorMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { outcomeOf } from '../../ui/feedback/useReport';
import { Waiting } from '../../ui/feedback/Waiting';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';

gql(`mutation deskBeginAuthenticator {
  beginAuthenticator { secret uri userErrors { code message field } }
}`);
gql(`mutation deskConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code) { token recoveryCodes message userErrors { code message field } }
}`);

interface AuthenticatorDialogProps {
  /** Called with recovery codes, where this was the first factor. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: a QR code, the same to type, and the first code of the app. */
export function AuthenticatorDialog({ onAdded, onClose }: AuthenticatorDialogProps) {
  const [begin] = useDeskBeginAuthenticatorMutation();
  const [confirm] = useDeskConfirmAuthenticatorMutation();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const { report, errorOf } = useFormReport();
  const start = useCallback(async () => {
    setRefusal(null);
    const { answer, isDone, message } = await outcomeOf(async () => (await begin()).data?.beginAuthenticator);
    const { secret, uri } = answer ?? {};
    if (secret && uri) setBegun({ secret, uri });
    else if (!isDone) setRefusal(message);
  }, [begin]);
  useEffect(() => {
    void start();
  }, [start]);

  const send = async () => {
    let codes: readonly string[] = [];
    const isDone = await report(async () => {
      const answer = (await confirm({ variables: { code } })).data?.confirmAuthenticator;
      if (answer?.token) renewSession(answer.token);
      codes = answer?.recoveryCodes ?? [];
      return answer;
    });
    if (isDone) onAdded(codes);
    return isDone;
  };
  return (
    <FormDialog
      title={t('Set up an authenticator app')}
      text={t(
        'Scan the picture with an app such as Aegis, Google Authenticator or 1Password, then type the code it shows.',
      )}
      actionLabel={t('Confirm')}
      isReady={begun !== null}
      onSend={send}
      onClose={onClose}
    >
      {refusal && <LoadFailed message={refusal} onRetry={start} />}
      {!begun && !refusal && (
        <Waiting label={t('One moment…')}>
          <Skeleton boxSize="13.5rem" mx="auto" borderRadius="l2" />
        </Waiting>
      )}
      {begun && (
        <>
          <Box justifySelf="center" p="3" bg="white" borderRadius="l2">
            <QrCode.Root value={begun.uri} role="img" aria-label={t('QR code for the app')}>
              <QrCode.Frame boxSize="12rem" fill="black">
                <QrCode.Pattern />
              </QrCode.Frame>
            </QrCode.Root>
          </Box>
          <p>
            {t('Or type this key into the app:')}{' '}
            <Code wordBreak="break-all">{begun.secret.match(/.{1,4}/g)?.join(' ')}</Code>
          </p>
          <TextField
            name="code"
            label={t('Code from the app')}
            value={code}
            onChange={setCode}
            error={errorOf('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        </>
      )}
    </FormDialog>
  );
}
