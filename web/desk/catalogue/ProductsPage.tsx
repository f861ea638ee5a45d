import { useFragment } from '@apollo/client/react';
import { Button, Card, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskProductFragment,
  DeskProductFragmentDoc,
  type ProductsChangeInput,
  useDeskProductsBySkuQuery,
  useDeskProductsFoundQuery,
  useDeskProductsQuery,
  useDeskProductsShownQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { Choice } from '../shared/Choice';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { NumberCell } from '../shared/NumberCell';
import { useViewer } from '../shared/viewer';
import { ChosenProducts } from './ChosenProducts';
import { NEW_PRODUCT, useDraftIds } from './editor/keptDrafts';
import { ProductFilters, wishOf, withWish } from './ProductFilters';
import { ProductHead } from './ProductHead';
import { useChangeProducts } from './useChangeProducts';
import { type Change, useChangeVariant } from './useChangeVariant';

gql(`
  fragment DeskProduct on Product {
    id
    name
    brand
    status
    publishAt
    images(first: 1) { id url(width: 160) }
    variants { id sku size ram weight price oldPrice stock { onHand reserved } }
  }
`);
gql(`query DeskProducts($filter: ProductFilter, $sort: ProductSort, $after: String) {
  products(first: 24, filter: $filter, sort: $sort, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskProduct }
  }
}`);
gql(`query DeskProductsFound($query: String!, $filter: ProductFilter, $sort: ProductSort, $after: String) {
  search(first: 24, query: $query, filter: $filter, sort: $sort, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskProduct }
  }
}`);
gql(`query DeskProductsShown($ids: [ID!]!) {
  products(first: 72, ids: $ids, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }
}`);
gql(`query DeskProductsBySku($skus: [String!]!) {
  products(first: 24, skus: $skus, filter: { statuses: [PUBLISHED, HIDDEN, ARCHIVED] }) { nodes { id ...DeskProduct } }
}`);

/** How often what is shown is asked for again, since others sell and change it. */
const ASK_AGAIN_MS = 20_000;
/** So many products are followed: three pages, as much as one operation may cost. */
const MAX_FOLLOWED = 72;

interface Row {
  product: DeskProductFragment;
  variant: DeskProductFragment['variants'][number];
}

/**
 * All products but those that were put away, a row for each pack: narrowed, sorted, and its stock
 * and prices changed in place: a box is saved when it is left or Enter is pressed. What was changed
 * can be undone, one after the other; what others change meanwhile is followed.
 */
export function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const { filter, sort, isNarrowed } = wishOf(query);
  const drafts = useDraftIds(useViewer().id);
  const bySku = useDeskProductsBySkuQuery({
    skip: !text,
    variables: { skus: [text] },
    fetchPolicy: 'cache-and-network',
  });
  const found = useDeskProductsFoundQuery({
    skip: !text,
    variables: { query: text, filter, sort: sort ?? 'RELEVANCE' },
    fetchPolicy: 'cache-and-network',
  });
  const all = useDeskProductsQuery({
    skip: text !== '',
    variables: { filter, sort: sort ?? 'NEWEST' },
    fetchPolicy: 'cache-and-network',
  });
  const listed = text ? found.data?.search : all.data?.products;
  const exact = text ? (bySku.data?.products.nodes ?? []) : [];
  const products = exact.length > 0 ? exact : listed?.nodes;
  const read = useFragment({
    fragment: DeskProductFragmentDoc,
    fragmentName: 'DeskProduct',
    from: products?.slice() ?? [],
  });
  const rows: Row[] = read.complete
    ? read.data.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    : [];
  useDeskProductsShownQuery({
    skip: !products?.length,
    variables: { ids: products?.slice(0, MAX_FOLLOWED).map(({ id }) => id) ?? [] },
    fetchPolicy: 'cache-first',
    pollInterval: ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const error = all.error ?? found.error;
  const { change, undo, remember, last, isBusy } = useChangeVariant();
  const many = useChangeProducts();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const shown = products?.map(({ id }) => id) ?? [];
  const chosen = shown.filter((id) => ticked.has(id));
  const mayChange = useViewer().role === 'OWNER';
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isTicked ? ids : [])));
  const changeChosen = async (wish: ProductsChangeInput, words: string) => {
    const changed = await many.change(chosen, wish);
    if (changed && changed.entryIds.length > 0) {
      const name = t('{count} products', { count: changed.entryIds.length });
      remember({ name, words, undo: async () => (await many.revert(changed.entryIds)) !== null });
    }
    return changed;
  };

  return (
    <>
      <DeskTitle
        text={t('Each box is saved when you leave it or press Enter.')}
        actions={
          <Button asChild colorPalette="brand">
            <Link to={deskPaths.newProduct()}>
              <Icon name="plus" size={20} />
              {drafts.has(NEW_PRODUCT) ? t('Go on with the new product') : t('Add a product')}
            </Link>
          </Button>
        }
      >
        {t('Products')}
      </DeskTitle>
      <DeskSearch
        label={t('Find a product')}
        placeholder={t('Name, brand or SKU')}
        text={text}
        onSearch={(words) => setQuery(withWish(query, 'q', words))}
      />
      <ProductFilters query={query} onChange={(name, value) => setQuery(withWish(query, name, value))} />
      {last && <UndoBar change={last} isBusy={isBusy} onUndo={() => void undo()} />}
      {!products && (
        <DeskLoading
          label={t('Loading the products')}
          error={error}
          failed={t('We could not load the products.')}
          onRetry={() => (text ? found.refetch() : all.refetch())}
        />
      )}
      {products?.length === 0 && <NothingListed text={text} isNarrowed={isNarrowed} />}
      {mayChange && rows.length > 0 && (
        <Choice>
          <input
            type="checkbox"
            checked={chosen.length === shown.length}
            onChange={({ currentTarget }) => tick(shown, currentTarget.checked)}
          />
          {t('Choose all that are listed ({count})', { count: shown.length })}
        </Choice>
      )}
      {chosen.length > 0 && (
        <ChosenProducts ids={chosen} isBusy={many.isBusy} onChange={changeChosen} onClear={() => tick(shown, false)} />
      )}
      {rows.length > 0 && (
        <DeskTable
          label={t('Products')}
          rows={rows}
          keyOf={({ variant }) => variant.id}
          columns={[
            {
              title: 'Product',
              isHead: true,
              cell: ({ product, variant }) => (
                <ProductHead
                  product={product}
                  pack={packOf(variant)}
                  isFirst={variant === product.variants[0]}
                  hasDraft={drafts.has(product.id)}
                  choice={
                    mayChange && (
                      <chakra.input
                        type="checkbox"
                        aria-label={t('Choose {name}', { name: product.name })}
                        checked={ticked.has(product.id)}
                        onChange={({ currentTarget }) => tick([product.id], currentTarget.checked)}
                        boxSize="5"
                        accentColor="brand.solid"
                      />
                    )
                  }
                />
              ),
            },
            {
              title: 'SKU',
              cell: ({ variant }) => (
                <chakra.span fontSize="xs" overflowWrap="anywhere">
                  {variant.sku}
                </chakra.span>
              ),
            },
            {
              title: 'Price ₹',
              align: 'end',
              cell: ({ product, variant }) => (
                <NumberCell
                  label={t('Price of {product} in rupees', { product: nameOf(product, variant) })}
                  value={variant.price}
                  onChange={(price) => change({ kind: 'price', product, variant, to: price ?? variant.price })}
                />
              ),
            },
            {
              title: 'Old price ₹',
              align: 'end',
              cell: ({ product, variant }) => (
                <NumberCell
                  label={t('Old price of {product} in rupees', { product: nameOf(product, variant) })}
                  value={variant.oldPrice ?? null}
                  isOptional
                  onChange={(price) => change({ kind: 'oldPrice', product, variant, to: price })}
                />
              ),
            },
            {
              title: 'On hand',
              align: 'end',
              cell: ({ product, variant }) => (
                <NumberCell
                  label={t('Pieces of {product} on hand', { product: nameOf(product, variant) })}
                  value={variant.stock?.onHand ?? 0}
                  isWhole
                  onChange={(onHand) => change({ kind: 'stock', product, variant, to: onHand ?? 0 })}
                />
              ),
            },
            { title: 'Held', align: 'end', cell: ({ variant }) => variant.stock?.reserved ?? 0 },
          ]}
        />
      )}
      {listed && exact.length === 0 && listed.nodes.length > 0 && (
        <DeskMore
          things={t('products')}
          count={listed.nodes.length}
          totalCount={listed.totalCount}
          onLoad={() => {
            const more = { variables: { after: listed.pageInfo.endCursor } };
            return text ? found.fetchMore(more) : all.fetchMore(more);
          }}
        />
      )}
    </>
  );
}

function NothingListed({ text, isNarrowed }: { text: string; isNarrowed: boolean }) {
  if (text) return <EmptyState title={t('No product matches “{text}”', { text })}>{t('Try fewer words.')}</EmptyState>;
  if (isNarrowed) return <EmptyState title={t('No product is left')}>{t('Take a filter away.')}</EmptyState>;
  return (
    <EmptyState title={t('Nothing is on the shelf yet')}>
      {t('Add the first product here, or bring many at once by a file.')}
    </EmptyState>
  );
}

function UndoBar({ change, isBusy, onUndo }: { change: Change; isBusy: boolean; onUndo: () => void }) {
  return (
    <Card.Root
      size="sm"
      display="flex"
      position="sticky"
      top="2"
      zIndex="docked"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mb="4"
      py="1"
      ps="4"
      pe="2"
      shadow="md"
    >
      <p role="status">
        <b>{change.name}</b>: {change.words}
      </p>
      <Button variant="ghost" colorPalette="brand" aria-busy={isBusy || undefined} onClick={onUndo}>
        {t('Undo')}
      </Button>
    </Card.Root>
  );
}

function packOf({ weight, size, ram }: Row['variant']): string {
  return [weight, size, ram].filter(Boolean).join(' ');
}

function nameOf(product: Row['product'], variant: Row['variant']): string {
  return [product.name, packOf(variant)].filter(Boolean).join(' ');
}
