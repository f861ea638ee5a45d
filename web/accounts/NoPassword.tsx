import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/Button';

/** What stands in the place of Change Password for a shopper who signs in with Google: there is no old password to ask for. */
export function NoPassword() {
  return (
    <>
      <p>{t('You sign in with Google, so there is no password to change.')}</p>
      <ButtonLink variant="outline" palette="brand" to={paths.forgotPassword()}>
        {t('Get a link to set one')}
      </ButtonLink>
    </>
  );
}
