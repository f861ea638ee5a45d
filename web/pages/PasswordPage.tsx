import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountFrame } from '../accounts/AccountFrame';
import { ForgotPasswordForm } from '../accounts/ForgotPasswordForm';
import { ResetPasswordForm } from '../accounts/ResetPasswordForm';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { PageHead } from '../ui/PageHead';
import { TextLink } from '../ui/TextLink';

/** Has a link to choose another password sent. The page says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <AccountFrame
      title={t('Forgot Password')}
      intro={
        isSent
          ? t('Please look into your mail. The link is good for 30 minutes.')
          : t('Enter your email, and we send you a link to choose another password.')
      }
      footer={<TextLink to={paths.signIn()}>{t('Back to Sign In')}</TextLink>}
    >
      <PageHead title={t('Forgot Password')} />
      <ForgotPasswordForm onSent={() => setSent(true)} />
    </AccountFrame>
  );
}

/**
 * Where the link of a mail leads that was asked for on `/forgotPassword`. Its secret stands behind the hash, so that no
 * server and no log sees it. Who has chosen another password is taken to `/signIn`.
 */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  return (
    <AccountFrame
      title={t('Choose Another Password')}
      intro={
        token
          ? t('You sign in with it from now on, on every device.')
          : t('This link is not whole. Please ask for another one.')
      }
      footer={<TextLink to={paths.forgotPassword()}>{t('Ask for another link')}</TextLink>}
    >
      <PageHead title={t('Choose Another Password')} />
      {token && <ResetPasswordForm token={token} onChanged={() => navigate(paths.signIn(), { replace: true })} />}
    </AccountFrame>
  );
}
