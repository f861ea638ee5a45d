import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkPage } from '../../accounts/email/LinkPage';
import { useKeepAccount } from '../../accounts/profile/useKeepAccount';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';

/** Where the link of the mail leads that tells of the end of an account: one press keeps it. */
export function KeepAccountPage() {
  const { keep, isBusy } = useKeepAccount();
  return (
    <LinkPage
      title={t('Keep my account')}
      intro={t('Your account is to be deleted. One press keeps it as it was.')}
      label={t('Keep my account')}
      isBusy={isBusy}
      onPress={keep}
      next={
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.myAccount()}>{t('Go to My Account')}</Link>
        </Button>
      }
    />
  );
}
