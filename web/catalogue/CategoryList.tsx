import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type CategoryList_CategoryFragment, CategoryList_CategoryFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import styles from './CategoryList.module.css';

gql(`
  fragment CategoryList_category on Category {
    id
    name
    productCount
  }
`);

/** A category with those beneath it. */
export interface Branch {
  id: string;
  children: readonly { id: string; name: string; productCount: number }[];
}

interface CategoryListProps {
  /** The top categories. */
  categories: readonly (FragmentType<CategoryList_CategoryFragment> & { id: string })[];
  /** From the top category on screen down to the sub-category on screen, each with those beneath it. */
  trail: readonly Branch[];
}

/** The categories, each a link to its list; the one on screen is open and shows its sub-categories. @see spec §2 */
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
  category: CategoryListProps['categories'][number];
  trail: readonly Branch[];
}

function Entry({ category, trail }: EntryProps) {
  const { data, complete } = useFragment({ fragment: CategoryList_CategoryFragmentDoc, from: category });
  if (!complete) return null;
  const beneath = (id: string) => trail.find((branch) => branch.id === id)?.children ?? [];
  const here = (id: string) => (trail.at(-1)?.id === id ? 'page' : undefined);
  return (
    <li>
      <Link to={paths.category(data.id)} aria-current={here(data.id)}>
        {data.name}
        <span>{data.productCount.toLocaleString('en-US')}</span>
      </Link>
      {beneath(data.id).length > 0 && (
        <ul>
          {beneath(data.id).map((child) => (
            <li key={child.id}>
              <Link to={paths.subCategory(child.id)} aria-current={here(child.id)}>
                {child.name}
                <span>{child.productCount.toLocaleString('en-US')}</span>
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
