import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountFrame } from '../accounts/AccountFrame';
import { ResetPasswordForm } from '../accounts/ResetPasswordForm';
import { paths } from '../lib/paths';
import { PageHead } from '../ui/PageHead';
import { TextLink } from '../ui/TextLink';

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
      title="Choose Another Password"
      intro={
        token
          ? 'You sign in with it from now on, on every device.'
          : 'This link is not whole. Please ask for another one.'
      }
      footer={<TextLink to={paths.forgotPassword()}>Ask for another link</TextLink>}
    >
      <PageHead title="Choose Another Password" />
      {token && <ResetPasswordForm token={token} onChanged={() => navigate(paths.signIn(), { replace: true })} />}
    </AccountFrame>
  );
}
