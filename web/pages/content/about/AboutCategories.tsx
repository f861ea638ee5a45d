import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { gql } from '../../../gql';
import { type AboutCategories_CategoryFragment, AboutCategories_CategoryFragmentDoc } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { Heading } from '../../../ui/first-view/Heading';
import { Picture } from '../../../ui/media/Picture';
import styles from './AboutCategories.module.css';

gql(`
  fragment AboutCategories_category on Category {
    id
    name
    productCount
    images { id alt placeholder srcset }
  }
`);

type CategoryRef = FragmentType<AboutCategories_CategoryFragment> & { id: string };

/**
 * The categories as pictures, each with how many things it holds and a link to them; absent in an
 * empty shop.
 */
export function AboutCategories({ categories }: { categories: readonly CategoryRef[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="what-fits">
      <Heading size="3xl" wideSize="4xl" id="what-fits">
        {t('What we sell')}
      </Heading>
      <p className={styles.text}>{t('Everything in our {count} categories.', { count: categories.length })}</p>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}

function CategoryTile({ category }: { category: CategoryRef }) {
  const { data, complete } = useFragment({
    fragment: AboutCategories_CategoryFragmentDoc,
    fragmentName: 'AboutCategories_category',
    from: category,
  });
  if (!complete) return null;
  return (
    <li>
      <Link to={paths.category(data.id)}>
        <span className={styles.field}>
          <Picture image={data.images[0]} sizes="(min-width: 992px) 210px, 30vw" alt="" />
        </span>
        <b>{data.name}</b>
        <small>{t('{count} products', { count: formatCount(data.productCount) })}</small>
      </Link>
    </li>
  );
}
