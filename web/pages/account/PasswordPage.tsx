import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountFrame } from '../../accounts/profile/AccountFrame';
import { ForgotPasswordForm } from '../../accounts/session/ForgotPasswordForm';
import { ResetPasswordForm } from '../../accounts/session/ResetPasswordForm';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';

/**
 * Has a link to choose another password sent. The page says the same whether or not there is such
 * an account.
 */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <AccountFrame
      title={t('Forgot Password')}
      intro={
        isSent
          ? t('Please check your e-mail. The link works for 30 minutes.')
          : t('Enter your email and we will send you a link to set a new password.')
      }
      footer={<TextLink to={paths.signIn()}>{t('Back to Sign In')}</TextLink>}
    >
      <PageHead title={t('Forgot Password')} />
      <ForgotPasswordForm onSent={() => setSent(true)} />
    </AccountFrame>
  );
}

/**
 * Where the link of a mail leads that was asked for on `/forgotPassword`. Its secret stands behind
 * the hash, so that no server and no log sees it. After choosing another password the shopper is
 * taken to `/signIn`.
 */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  return (
    <AccountFrame
      title={t('Set a New Password')}
      intro={
        token ? t('Use it to sign in on all your devices.') : t('This link is incomplete. Please request a new one.')
      }
      footer={<TextLink to={paths.forgotPassword()}>{t('Request a new link')}</TextLink>}
    >
      <PageHead title={t('Set a New Password')} />
      {token && <ResetPasswordForm token={token} onChanged={() => navigate(paths.signIn(), { replace: true })} />}
    </AccountFrame>
  );
}
