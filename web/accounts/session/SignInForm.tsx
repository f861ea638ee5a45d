import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useSignIn } from './useSignIn';

interface SignInFormProps {
  /** What the e-mail box holds at first; nothing unless said otherwise. */
  knownEmail?: string;
  /** See `useBeginSession`. */
  pageOf?: string;
  /** Called once, when the shopper is signed in. */
  onSignedIn: () => void;
}

/**
 * E-mail, password and the Sign In button, which the first blank box stops.
 *
 * @see spec §5 (sign-in)
 */
export function SignInForm({ knownEmail = '', pageOf, onSignedIn }: SignInFormProps) {
  const signIn = useSignIn(pageOf);
  const { box, isBusy, onSubmit } = useForm(
    { email: knownEmail, password: '' },
    ({ email, password }) => {
      if (email.trim() === '') return { message: t('Email can not be blank!'), field: 'email' };
      if (password === '') return { message: t('Password can not be blank!'), field: 'password' };
      return signIn(email.trim(), password);
    },
    { onDone: onSignedIn, resume: 'password' },
  );

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Sign In')}>
      <TextField {...box('email')} label={t('Email')} type="email" autoComplete="username webauthn" />
      <PasswordField {...box('password')} label={t('Password')} autoComplete="current-password" />
      <SendButton isBusy={isBusy} busyLabel={t('Signing in...')}>
        {t('Sign In')}
      </SendButton>
    </chakra.form>
  );
}
