import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory } from '../frame';
import styles from './BrowseAllCategories.module.css';
import { BrowsePanel } from './lazyMenus';
import { NavDropdown } from './NavDropdown';

/**
 * 'Browse All Categories': the side list of every category. A category has a submenu beside it with
 * those of its sub-categories that have children of their own, and with these.
 *
 * @see spec §2
 */
export function BrowseAllCategories({ categories }: { categories: FrameCategory[] }) {
  return (
    <NavDropdown
      label={
        <span className={styles.row}>
          <Icon name="menu" />
          {t('Browse All Categories')}
        </span>
      }
    >
      <BrowsePanel categories={categories} />
    </NavDropdown>
  );
}
