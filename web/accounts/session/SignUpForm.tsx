import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { firstMistyped, focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useSignUp } from './useSignUp';

const FIELDS = ['name', 'email', 'phone', 'password'] as const;
type FieldName = (typeof FIELDS)[number];

/**
 * Full name, e-mail, phone, password and the Sign Up button. The first blank box stops it: an
 * alert, the same words under the box, and the focus in it. What was typed stays after a refusal.
 *
 * @param onSignedUp called once, when the account exists, with its e-mail
 * @see spec §5 (sign-up)
 */
export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const alert = useAlert();
  const { signUp, isBusy } = useSignUp();
  const [entries, setEntries] = useState<Record<FieldName, string>>({ name: '', email: '', phone: '', password: '' });
  const [wrong, setWrong] = useState<{ name: string; message: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const blank = FIELDS.find((name) => entries[name].trim() === '');
    const problem = blank ? { name: blank, message: t(`${blank} can not be blank!`) } : firstMistyped(form);
    setWrong(problem);
    if (problem) {
      alert.error(problem.message);
      focusField(form, problem.name);
    } else if (await signUp({ ...entries, name: entries.name.trim(), email: entries.email.trim() })) {
      onSignedUp(entries.email.trim());
    }
  };

  const bind = (name: FieldName) => ({
    name,
    value: entries[name],
    onChange: (value: string) => setEntries((before) => ({ ...before, [name]: value })),
    error: wrong?.name === name ? wrong.message : null,
  });

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-label={t('Sign Up')}>
      <TextField {...bind('name')} label={t('Full Name')} autoComplete="name" />
      <TextField {...bind('email')} label={t('Email')} type="email" autoComplete="username" />
      <TextField {...bind('phone')} label={t('Phone')} type="tel" inputMode="numeric" autoComplete="tel" />
      <PasswordField
        {...bind('password')}
        label={t('Password')}
        autoComplete="new-password"
        hint={t('At least 6 characters.')}
      />
      <SendButton isBusy={isBusy} busyLabel={t('Signing up...')}>
        {t('Sign Up')}
      </SendButton>
    </chakra.form>
  );
}
