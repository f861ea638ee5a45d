import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/Button';

/** What stands in the place of Change Password for a shopper who signs in with Google: there is no old password to ask for. */
export function NoPassword() {
  return (
    <>
      <p>You sign in with Google, so there is no password to change.</p>
      <ButtonLink variant="outline" palette="brand" to={paths.forgotPassword()}>
        Get a link to choose one
      </ButtonLink>
    </>
  );
}
