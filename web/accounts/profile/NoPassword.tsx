import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';

/**
 * What stands in the place of a form that asks for the password, for a shopper who has none: why,
 * and the way to one, which is a link to their e-mail.
 */
export function NoPassword({ hasEmail }: { hasEmail: boolean }) {
  if (!hasEmail) return <p>{t('You sign in without a password. To set one, first add an e-mail address.')}</p>;
  return (
    <>
      <p>{t('You sign in without a password, so there is none to change.')}</p>
      <div>
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.forgotPassword()}>{t('Get a link to set one')}</Link>
        </Button>
      </div>
    </>
  );
}
