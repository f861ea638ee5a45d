import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type AboutShelves_CategoryFragment, AboutShelves_CategoryFragmentDoc } from '../../gql/graphql';
import { paths } from '../../lib/paths';
import { Picture } from '../../ui/Picture';

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
      <Heading as="h2" id="what-fits" size={{ base: '3xl', lg: '4xl' }}>
        What fits into it
      </Heading>
      <Text mt="2" mb={{ base: '6', lg: '10' }} textStyle="lg" color="fg.muted">
        All that stands on our {categories.length} shelves today.
      </Text>
      <Shelves>
        {categories.map((category) => (
          <Shelf key={category.id} category={category} />
        ))}
      </Shelves>
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
        <span className="field">
          <Picture image={data.images[0]} sizes="(min-width: 992px) 210px, 30vw" alt="" />
        </span>
        <b>{data.name}</b>
        <small>{data.productCount.toLocaleString('en-US')} things</small>
      </Link>
    </li>
  );
}

const Shelves = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '5', md: '8' },
    listStyle: 'none',
    '& a': { display: 'block', borderRadius: 'l3' },
    '& .field': {
      display: 'block',
      overflow: 'hidden',
      borderRadius: '2xl',
      transition: 'box-shadow 200ms, transform 200ms',
    },
    '& a:hover .field': { boxShadow: 'md', transform: 'translateY(-2px)' },
    '& b': { display: 'block', mt: '3', textStyle: 'sm', fontWeight: '600', textWrap: 'balance' },
    '& a:hover b': { color: 'brand.fg' },
    '& small': { display: 'block', mt: '0.5', textStyle: 'xs', color: 'fg.muted' },
  },
});
