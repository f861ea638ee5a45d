import { Button, Link as ChakraLink, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { usePopularProductsQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { LoadFailed } from '../ui/LoadFailed';
import { LoadingOverlay } from '../ui/LoadingOverlay';
import { SectionHeading } from '../ui/SectionHeading';
import { CategoryTabs, tabId } from './CategoryTabs';
import { ProductGrid } from './ProductGrid';
import { useLocationFilter } from './useLocationFilter';

/** So many products are shown at most. @see spec §9 */
const POPULAR = 10;

gql(`
  query PopularProducts($filter: ProductFilter!) {
    products(filter: $filter, sort: NEWEST, first: 10) {
      nodes { id ...ProductCard_product }
    }
  }
`);

interface PopularProductsProps {
  /** The first one is selected at the start. */
  categories: readonly { id: string; name: string }[];
}

/** The at most ten newest products of the category whose tab is selected. @see spec §2 (Home), §9 */
export function PopularProducts({ categories }: PopularProductsProps) {
  const panelId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const selected = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const selectedId = selected?.id;
  const location = useLocationFilter();
  const { data, previousData, loading, error, refetch } = usePopularProductsQuery({
    variables: { filter: { categoryId: selectedId ?? '', ...location } },
    skip: !selectedId,
  });

  const products = (data ?? (loading ? previousData : undefined))?.products.nodes;
  return (
    <section aria-labelledby={`${panelId}-heading`}>
      <Flex align="center" justify="space-between" gap="4" mb="4">
        <SectionHeading id={`${panelId}-heading`} note="The newest on each shelf">
          Popular Products
        </SectionHeading>
        {selectedId && (
          <ChakraLink
            asChild
            display={{ base: 'none', md: 'inline-flex' }}
            colorPalette="brand"
            fontSize="sm"
            fontWeight="600"
            minH="11"
            whiteSpace="nowrap"
          >
            <Link to={paths.category(selectedId)}>
              See all <Icon name="chevronRight" size={16} />
            </Link>
          </ChakraLink>
        )}
      </Flex>
      <CategoryTabs
        label="Popular products by category"
        categories={categories}
        selectedId={selectedId}
        onSelect={setChosenId}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={selectedId && tabId(panelId, selectedId)}
        style={{ marginTop: '1.25rem' }}
      >
        {error && !data ? (
          <LoadFailed message="We could not load these products." onRetry={() => void refetch()} />
        ) : (
          <LoadingOverlay isLoading={loading && Boolean(products)} label="Loading products">
            <ProductGrid products={products ?? []} waiting={products ? 0 : POPULAR} columns="whole" />
          </LoadingOverlay>
        )}
      </div>
      {selected && (
        <Button asChild variant="outline" display={{ base: 'flex', md: 'none' }} w="full" mt="5">
          <Link to={paths.category(selected.id)}>See all of {selected.name}</Link>
        </Button>
      )}
    </section>
  );
}
