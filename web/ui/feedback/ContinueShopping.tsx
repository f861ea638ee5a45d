import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';

/** The way back to the goods from a page on which nothing stands yet. */
export function ContinueShopping() {
  return (
    <Button asChild colorPalette="brand" size="lg">
      <Link to={paths.home()}>{t('Continue Shopping')}</Link>
    </Button>
  );
}
