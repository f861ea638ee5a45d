import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { usePasswordReset } from './usePasswordReset';

const BLANK = 'Email can not be blank!';

/**
 * The e-mail that a link to choose another password is sent to.
 *
 * @param onSent called once, when the link is on its way
 */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const alert = useAlert();
  const { requestPasswordReset, isBusy } = usePasswordReset();
  const [email, setEmail] = useState('');
  const [isBlank, setBlank] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = email.trim() === '';
    setBlank(missing);
    if (missing) {
      alert.error(t(BLANK));
      focusField(event.currentTarget, 'email');
    } else if (await requestPasswordReset(email.trim())) {
      onSent();
    }
  };

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-label={t('Forgot Password')}>
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isBlank ? t(BLANK) : null}
      />
      <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
        {t('Send Link')}
      </SendButton>
    </chakra.form>
  );
}
