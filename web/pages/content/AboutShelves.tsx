import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type AboutShelves_CategoryFragment, AboutShelves_CategoryFragmentDoc } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import styles from './AboutShelves.module.css';

gql(`
  fragment AboutShelves_category on Category {
    id
    name
    productCount
    images { id ...Picture_image }
  }
`);

type CategoryRef = FragmentType<AboutShelves_CategoryFragment> & { id: string };

/** The categories as pictures, each with how many things it holds and a link to them; absent in an empty shop. */
export function AboutShelves({ categories }: { categories: readonly CategoryRef[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="what-fits">
      <Heading size="3xl" wideSize="4xl" id="what-fits">
        What fits into it
      </Heading>
      <p className={styles.text}>All that stands on our {categories.length} shelves today.</p>
      <ul className={styles.shelves}>
        {categories.map((category) => (
          <Shelf key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}

function Shelf({ category }: { category: CategoryRef }) {
  const { data, complete } = useFragment({
    fragment: AboutShelves_CategoryFragmentDoc,
    fragmentName: 'AboutShelves_category',
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
        <small>{data.productCount.toLocaleString('en-US')} things</small>
      </Link>
    </li>
  );
}
