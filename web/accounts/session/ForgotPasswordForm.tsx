import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { usePasswordReset } from './usePasswordReset';

/**
 * The e-mail that a link to choose another password is sent to.
 *
 * @param onSent called once, when the link is on its way
 */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { requestPasswordReset } = usePasswordReset();
  const { box, isBusy, onSubmit } = useForm(
    { email: '' },
    ({ email }) =>
      email.trim() === ''
        ? { message: t('Email can not be blank!'), field: 'email' }
        : requestPasswordReset(email.trim()),
    { onDone: onSent },
  );

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Forgot Password')}>
      <TextField {...box('email')} label={t('Email')} type="email" autoComplete="username" />
      <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
        {t('Send Link')}
      </SendButton>
    </chakra.form>
  );
}
