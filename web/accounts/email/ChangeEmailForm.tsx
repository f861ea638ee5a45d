import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useEmailRequests } from './useEmailRequests';

interface ChangeEmailFormProps {
  /** The address that the account has, so that a password manager knows whose password it is. */
  email: string;
  /** Whether the account has one, which is asked for then. */
  hasPassword: boolean;
  /** Called once, when the link is on its way to the new address. */
  onSent: () => void;
}

/**
 * New e-mail, and the password where there is one. A link is mailed to the new address, which the
 * account has once it is opened.
 */
export function ChangeEmailForm({ email, hasPassword, onSent }: ChangeEmailFormProps) {
  const { requestEmailChange } = useEmailRequests();
  const { box, isBusy, onSubmit } = useForm(
    { newEmail: '', currentPassword: '' },
    ({ newEmail, currentPassword }) => {
      if (newEmail.trim() === '') return { message: t('Email can not be blank!'), field: 'newEmail' };
      if (hasPassword && currentPassword === '')
        return { message: t('Password can not be blank!'), field: 'currentPassword' };
      return requestEmailChange(newEmail.trim(), currentPassword);
    },
    { onDone: onSent, resume: 'newEmail' },
  );

  return (
    <chakra.form display="grid" gap="4" maxW="32rem" noValidate onSubmit={onSubmit} aria-label={t('Change e-mail')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...box('newEmail')}
        label={t('New e-mail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t('We send a link there. Nothing changes until you open it.')}
      />
      {hasPassword && (
        <PasswordField {...box('currentPassword')} label={t('Your password')} autoComplete="current-password" />
      )}
      <div>
        <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
          {t('Send Link')}
        </SendButton>
      </div>
    </chakra.form>
  );
}
