import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Heading } from '../../ui/first-view/Heading';
import type { FrameCategory } from '../frame';
import { CategoryMark } from './CategoryMark';
import styles from './CategoryWays.module.css';
import { PanelLink } from './NavDropdown';

/** The top-level categories in two columns, for those who would rather look around than search. */
export function CategoryWays({ categories }: { categories: FrameCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="category-ways">
      <Heading size="sm" className={styles.heading} id="category-ways">
        {t('Browse categories')}
      </Heading>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <PanelLink className={styles.panelLink} to={paths.category(category.id)}>
              <CategoryMark category={category} />
              {category.name}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
