import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { useForm } from '../../ui/form/useForm';
import { usePasswordReset } from './usePasswordReset';

interface ResetPasswordFormProps {
  /** The secret of the link that was sent. */
  token: string;
  /** Called once, when the password is changed. */
  onChanged: () => void;
}

/** The password that takes the place of a forgotten one. */
export function ResetPasswordForm({ token, onChanged }: ResetPasswordFormProps) {
  const { resetPassword } = usePasswordReset();
  const { box, isBusy, onSubmit } = useForm(
    { newPassword: '' },
    ({ newPassword }) =>
      newPassword === ''
        ? { message: t('Password can not be blank!'), field: 'newPassword' }
        : resetPassword(token, newPassword),
    { onDone: onChanged, resume: 'newPassword' },
  );

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Set a New Password')}>
      <PasswordField
        {...box('newPassword')}
        label={t('New password')}
        autoComplete="new-password"
        hint={t('At least 6 characters.')}
      />
      <SendButton isBusy={isBusy} busyLabel={t('Saving...')}>
        {t('Save')}
      </SendButton>
    </chakra.form>
  );
}
