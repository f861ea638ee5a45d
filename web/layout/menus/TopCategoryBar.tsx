import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/media/Icon';
import type { FrameCategory } from '../frame';
import { SubCategoryPanel } from './lazyMenus';
import { NavDropdown } from './NavDropdown';
import styles from './TopCategoryBar.module.css';

/** How many categories the bar shows. @see spec §9 */
const SHOWN = 6;

/**
 * The first 6 categories, each a link to its listing, with a dropdown of its sub-categories where
 * it has some.
 *
 * @see spec §2
 */
export function TopCategoryBar({ categories }: { categories: FrameCategory[] }) {
  return (
    <ul className={styles.topCategoryBar}>
      {categories.slice(0, SHOWN).map((category) => (
        <li className={styles.item} key={category.id}>
          {category.anyChild.length === 0 ? (
            <Link className={styles.categoryLink} to={paths.category(category.id)}>
              {category.name}
            </Link>
          ) : (
            <NavDropdown
              lead={
                <Link className={styles.categoryLink} to={paths.category(category.id)}>
                  <span className={styles.word}>{category.name}</span>
                </Link>
              }
              buttonLabel={t('Sub-categories of {name}', { name: category.name })}
              label={<Icon name="chevronDown" size={14} />}
            >
              <SubCategoryPanel category={category} />
            </NavDropdown>
          )}
        </li>
      ))}
    </ul>
  );
}
