import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useSignIn } from './useSignIn';

const BLANK = { email: 'Email can not be blank!', password: 'Password can not be blank!' } as const;

/**
 * E-mail, password and the Sign In button. The first blank box stops it: an alert, the same words
 * under the box, and the focus in it. What was typed stays after a refusal.
 *
 * @param knownEmail what the e-mail box holds at first; nothing unless said otherwise
 * @param onSignedIn called once, when the shopper is signed in
 * @see spec §5 (sign-in)
 */
export function SignInForm({ knownEmail = '', onSignedIn }: { knownEmail?: string; onSignedIn: () => void }) {
  const alert = useAlert();
  const { signIn, isBusy } = useSignIn();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [blank, setBlank] = useState<keyof typeof BLANK | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    setBlank(missing);
    if (missing) {
      alert.error(t(BLANK[missing]));
      focusField(form, missing);
    } else if (await signIn(email.trim(), password)) {
      onSignedIn();
    } else {
      focusField(form, 'password');
    }
  };

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-label={t('Sign In')}>
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={blank === 'email' ? t(BLANK.email) : null}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={blank === 'password' ? t(BLANK.password) : null}
      />
      <SendButton isBusy={isBusy} busyLabel={t('Signing in...')}>
        {t('Sign In')}
      </SendButton>
    </chakra.form>
  );
}
