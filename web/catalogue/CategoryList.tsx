import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { formatCount } from '../lib/money';
import { paths } from '../lib/paths';
import styles from './CategoryList.module.css';

interface CountedCategory {
  id: string;
  name: string;
  productCount: number;
}

/** A category with those beneath it. */
export interface Branch {
  id: string;
  children: readonly CountedCategory[];
}

interface CategoryListProps {
  /** The top categories. */
  categories: readonly CountedCategory[];
  /**
   * From the top category on screen down to the sub-category on screen, each with those beneath it.
   */
  trail: readonly Branch[];
}

/**
 * The categories, each a link to its list; the one on screen is open and shows its sub-categories.
 *
 * @see spec §2
 */
export function CategoryList({ categories, trail }: CategoryListProps) {
  return (
    <nav className={styles.nav} aria-label={t('Categories and sub-categories')}>
      <ul>
        {categories.map((category) => (
          <Entry key={category.id} category={category} trail={trail} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  category: CountedCategory;
  trail: readonly Branch[];
}

function Entry({ category, trail }: EntryProps) {
  const beneath = (id: string) => trail.find((branch) => branch.id === id)?.children ?? [];
  const here = (id: string) => (trail.at(-1)?.id === id ? 'page' : undefined);
  return (
    <li>
      <Link to={paths.category(category.id)} aria-current={here(category.id)}>
        {category.name}
        <span>{formatCount(category.productCount)}</span>
      </Link>
      {beneath(category.id).length > 0 && (
        <ul>
          {beneath(category.id).map((child) => (
            <li key={child.id}>
              <Link to={paths.subCategory(child.id)} aria-current={here(child.id)}>
                {child.name}
                <span>{formatCount(child.productCount)}</span>
              </Link>
              {beneath(child.id).length > 0 && (
                <ul>
                  {beneath(child.id).map(({ id, name }) => (
                    <li key={id}>
                      <Link to={paths.subCategory(id)} aria-current={here(id)}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
