import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { firstMistyped } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useSignUp } from './useSignUp';

const FIELDS = ['name', 'email', 'phone', 'password'] as const;

/**
 * Full name, e-mail, phone, password and the Sign Up button, which the first blank box stops.
 *
 * @param onSignedUp called once, when the account exists, with its e-mail
 * @see spec §5 (sign-up)
 */
export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const signUp = useSignUp();
  const { box, isBusy, onSubmit } = useForm(
    { name: '', email: '', phone: '', password: '' },
    (entries, form) => {
      const blank = FIELDS.find((name) => entries[name].trim() === '');
      if (blank) return { message: t(`${blank} can not be blank!`), field: blank };
      const input = { ...entries, name: entries.name.trim(), email: entries.email.trim() };
      return firstMistyped(form) ?? signUp(input);
    },
    { onDone: ({ email }) => onSignedUp(email.trim()) },
  );

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Sign Up')}>
      <TextField {...box('name')} label={t('Full Name')} autoComplete="name" />
      <TextField {...box('email')} label={t('Email')} type="email" autoComplete="username" />
      <TextField {...box('phone')} label={t('Phone')} type="tel" inputMode="numeric" autoComplete="tel" />
      <PasswordField
        {...box('password')}
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
