import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../form/Button';

/** The way back to the goods from a page on which nothing stands yet. */
export function ContinueShopping() {
  return (
    <ButtonLink palette="brand" size="lg" to={paths.home()}>
      {t('Continue Shopping')}
    </ButtonLink>
  );
}
