import { useId, useState } from 'react';
import { gql } from '../gql';
import { PopularProductsDocument, type PopularProductsQueryVariables, usePopularProductsQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { asks, type PageQuery } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { useLocationChoice } from '../location/useLocationChoice';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { LoadingOverlay } from '../ui/feedback/LoadingOverlay';
import { ButtonLink } from '../ui/first-view/Button';
import { SectionHeading } from '../ui/layout/SectionHeading';
import { TextLink } from '../ui/layout/TextLink';
import { Icon } from '../ui/media/Icon';
import { CategoryTabs, tabId } from './CategoryTabs';
import { ProductGrid } from './card/ProductGrid';
import { locationFilter } from './listing/locationFilter';
import styles from './PopularProducts.module.css';

/** So many products are shown at most. @see spec §9 */
const POPULAR = 10;

gql(`
  query PopularProducts($filter: ProductFilter!) {
    products(filter: $filter, sort: NEWEST, first: 10) {
      nodes { id ...ProductCard_product @unmask }
    }
  }
`);

interface PopularProductsProps {
  /** The first one is selected at the start. */
  categories: readonly { id: string; name: string }[];
}

const popularVariables = (categoryId: string, location: string): PopularProductsQueryVariables => ({
  filter: { categoryId, ...locationFilter(location) },
});

/** What is asked for the tab that is selected at the start. */
export function popularOf([first]: PopularProductsProps['categories'], location: string): PageQuery[] {
  return first ? [asks(PopularProductsDocument, popularVariables(first.id, location))] : [];
}

/**
 * The at most ten newest products of the category whose tab is selected.
 *
 * @see spec §2 (Home), §9
 */
export function PopularProducts({ categories }: PopularProductsProps) {
  const panelId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const selected = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const selectedId = selected?.id;
  const location = useLocationChoice();
  const { data, previousData, loading, error, refetch } = usePopularProductsQuery({
    variables: popularVariables(selectedId ?? '', location),
    skip: !selectedId,
  });

  const products = (data ?? (loading ? previousData : undefined))?.products.nodes;
  return (
    <section aria-labelledby={`${panelId}-heading`}>
      <div className={styles.row}>
        <SectionHeading id={`${panelId}-heading`} note={t('New in every category')}>
          {t('Popular Products')}
        </SectionHeading>
        {selectedId && (
          <TextLink underline="hover" className={styles.link} to={paths.category(selectedId)}>
            {t('See all')} <Icon name="chevronRight" size={16} />
          </TextLink>
        )}
      </div>
      <CategoryTabs
        label={t('Popular products by category')}
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
          <LoadFailed message={t('We could not load these products.')} onRetry={() => void refetch()} />
        ) : (
          <LoadingOverlay isLoading={loading && Boolean(products)} label={t('Loading products')}>
            <ProductGrid products={products ?? []} waiting={products ? 0 : POPULAR} columns="whole" />
          </LoadingOverlay>
        )}
      </div>
      {selected && (
        <ButtonLink variant="outline" className={styles.button} to={paths.category(selected.id)}>
          {t('See all of')} {selected.name}
        </ButtonLink>
      )}
    </section>
  );
}
