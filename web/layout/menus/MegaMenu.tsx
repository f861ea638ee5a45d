import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory } from '../frame';
import { ShopPanel } from './lazyMenus';
import { NavDropdown } from './NavDropdown';

/**
 * 'Shop': the first 5 categories side by side with all their sub-categories. Wide screens only.
 *
 * @see spec §2
 */
export function MegaMenu({ categories }: { categories: FrameCategory[] }) {
  return (
    <NavDropdown
      panel="wide"
      label={
        <>
          {t('Shop')}
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      <ShopPanel categories={categories} />
    </NavDropdown>
  );
}
