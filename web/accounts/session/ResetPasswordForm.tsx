import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { usePasswordReset } from './usePasswordReset';

const BLANK = 'Password can not be blank!';

interface ResetPasswordFormProps {
  /** The secret of the link that was sent. */
  token: string;
  /** Called once, when the password is changed. */
  onChanged: () => void;
}

/** The password that takes the place of a forgotten one. */
export function ResetPasswordForm({ token, onChanged }: ResetPasswordFormProps) {
  const alert = useAlert();
  const { resetPassword, isBusy } = usePasswordReset();
  const [password, setPassword] = useState('');
  const [isBlank, setBlank] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBlank(password === '');
    if (password === '') {
      alert.error(t(BLANK));
      focusField(form, 'newPassword');
    } else if (await resetPassword(token, password)) {
      onChanged();
    } else {
      focusField(form, 'newPassword');
    }
  };

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-label={t('Set a New Password')}>
      <PasswordField
        label={t('New password')}
        name="newPassword"
        autoComplete="new-password"
        hint={t('At least 6 characters.')}
        value={password}
        onChange={setPassword}
        error={isBlank ? t(BLANK) : null}
      />
      <SendButton isBusy={isBusy} busyLabel={t('Saving...')}>
        {t('Save')}
      </SendButton>
    </chakra.form>
  );
}
