import { useState } from 'react';
import { AccountFrame } from '../accounts/AccountFrame';
import { ForgotPasswordForm } from '../accounts/ForgotPasswordForm';
import { paths } from '../lib/paths';
import { PageHead } from '../ui/PageHead';
import { TextLink } from '../ui/TextLink';

/** Has a link to choose another password sent. The page says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <AccountFrame
      title="Forgot Password"
      intro={
        isSent
          ? 'Please look into your mail. The link is good for 30 minutes.'
          : 'Enter your email, and we send you a link to choose another password.'
      }
      footer={<TextLink to={paths.signIn()}>Back to Sign In</TextLink>}
    >
      <PageHead title="Forgot Password" />
      <ForgotPasswordForm onSent={() => setSent(true)} />
    </AccountFrame>
  );
}
