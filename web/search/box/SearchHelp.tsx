import { FeaturedCategories } from '../../catalogue/FeaturedCategories';
import { PopularProducts } from '../../catalogue/PopularProducts';
import { gql } from '../../gql';
import { useSearchHelpQuery } from '../../gql/graphql';
import { Stack } from '../../ui/layout/Stack';

gql(`
  query SearchHelp {
    categories { id name productCount images { id alt placeholder srcset } }
  }
`);

/**
 * Ways to goods for those whom no search helps on: the categories and what is popular. Absent until
 * they are known.
 */
export function SearchHelp() {
  const { data } = useSearchHelpQuery();
  if (!data) return null;
  return (
    <Stack gap="clamp(2.5rem, 5vw, 4rem)">
      <FeaturedCategories categories={data.categories} />
      <PopularProducts categories={data.categories} />
    </Stack>
  );
}
