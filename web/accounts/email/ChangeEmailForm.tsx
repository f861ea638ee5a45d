import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useEmailRequests } from './useEmailRequests';

interface ChangeEmailFormProps {
  /** The address that the account has, so that a password manager knows whose password it is. */
  email: string;
  /** Called once, when the link is on its way to the new address. */
  onSent: () => void;
}

/**
 * New e-mail and password. A link is mailed to the new address, which the account has once it is
 * opened.
 */
export function ChangeEmailForm({ email, onSent }: ChangeEmailFormProps) {
  const alert = useAlert();
  const { requestEmailChange, isBusy } = useEmailRequests();
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ message: string; field: string | null } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const blank = !newEmail.trim()
      ? { message: t('Email can not be blank!'), field: 'newEmail' }
      : !password && { message: t('Password can not be blank!'), field: 'currentPassword' };
    if (blank) alert.error(blank.message);
    const outcome = blank || (await requestEmailChange(newEmail.trim(), password));
    if ('isDone' in outcome && outcome.isDone) return onSent();
    setProblem(outcome);
    focusField(form, outcome.field ?? 'newEmail');
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.message : null);

  return (
    <chakra.form display="grid" gap="4" maxW="32rem" noValidate onSubmit={submit} aria-label={t('Change e-mail')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('New e-mail')}
        name="newEmail"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={newEmail}
        onChange={setNewEmail}
        error={errorOf('newEmail')}
        hint={t('We send a link there. Nothing changes until you open it.')}
      />
      <PasswordField
        label={t('Your password')}
        name="currentPassword"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorOf('currentPassword')}
      />
      <div>
        <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
          {t('Send Link')}
        </SendButton>
      </div>
    </chakra.form>
  );
}
