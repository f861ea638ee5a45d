import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { ProblemPage } from '../ui/feedback/ProblemPage';
import { deskPaths } from './shared/deskPaths';

/** Stands at an address below /desk that the desk does not have. */
export function NotFound() {
  return (
    <ProblemPage
      title={t('Page Not Found')}
      text={t('The desk has no page at this address. It may be mistyped.')}
      icon="search"
      action={
        <Button asChild colorPalette="brand">
          <Link to={deskPaths.today()}>{t('Back to today')}</Link>
        </Button>
      }
    />
  );
}
