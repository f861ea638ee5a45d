import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';

/**
 * What stands in the place of a form that asks for the password, for a shopper who signs in with
 * Google: why, and the way to one.
 */
export function NoPassword({ why }: { why: string }) {
  return (
    <>
      <p>{why}</p>
      <div>
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.forgotPassword()}>{t('Get a link to set one')}</Link>
        </Button>
      </div>
    </>
  );
}

/** Why something that wants the password cannot be done without one. */
export function noProofWithoutPassword(): string {
  return t(
    'You sign in with Google. To confirm that it is you, first set a password with a link we send to your e-mail.',
  );
}
