import { useFragment } from '@apollo/client/react';
import { Button, Card, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskProductFragment,
  DeskProductFragmentDoc,
  useDeskProductFieldsQuery,
  useDeskProductsBySkuQuery,
  useDeskProductsFoundQuery,
  useDeskProductsQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { NumberCell } from '../shared/NumberCell';
import { ProductFactsDialog } from './ProductFactsDialog';
import { ProductTranslations } from './ProductTranslations';
import { type Change, useChangeVariant } from './useChangeVariant';

gql(`
  fragment DeskProduct on Product {
    id
    name
    brand
    variants { id sku size ram weight price oldPrice stock { onHand reserved } }
  }
`);
gql(`query DeskProducts($after: String) {
  products(first: 24, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskProduct }
  }
}`);
gql(`query DeskProductsFound($query: String!, $after: String) {
  search(first: 24, query: $query, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id ...DeskProduct }
  }
}`);
gql(`query DeskProductFields {
  customFieldDefinitions(entity: PRODUCT) { name }
}`);
gql(`query DeskProductsBySku($skus: [String!]!) {
  products(first: 24, skus: $skus) { nodes { id ...DeskProduct } }
}`);

interface Row {
  product: DeskProductFragment;
  variant: DeskProductFragment['variants'][number];
}

/**
 * The stock and the prices of all that is for sale, a row for each pack, changed in place: a box is
 * saved when it is left or Enter is pressed. What was changed can be undone, one after the other.
 */
export function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const bySku = useDeskProductsBySkuQuery({
    skip: !text,
    variables: { skus: [text] },
    fetchPolicy: 'cache-and-network',
  });
  const found = useDeskProductsFoundQuery({
    skip: !text,
    variables: { query: text },
    fetchPolicy: 'cache-and-network',
  });
  const all = useDeskProductsQuery({ skip: text !== '', fetchPolicy: 'cache-and-network' });
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
  const error = all.error ?? found.error;
  const { change, undo, last, isBusy } = useChangeVariant();
  const [translated, setTranslated] = useState<string | null>(null);
  const hasFacts = (useDeskProductFieldsQuery().data?.customFieldDefinitions.length ?? 0) > 0;
  const [factsOf, setFactsOf] = useState<DeskProductFragment | null>(null);

  return (
    <>
      <DeskTitle text={t('Each box is saved when you leave it or press Enter.')}>{t('Stock and prices')}</DeskTitle>
      <DeskSearch
        label={t('Find a product')}
        placeholder={t('Name, brand or SKU')}
        text={text}
        onSearch={(words) => setQuery(words ? { q: words } : {})}
      />
      {translated && <ProductTranslations id={translated} onClose={() => setTranslated(null)} />}
      {last && <UndoBar change={last} isBusy={isBusy} onUndo={() => void undo()} />}
      {!products && (
        <DeskLoading
          label={t('Loading the products')}
          error={error}
          failed={t('We could not load the products.')}
          onRetry={() => (text ? found.refetch() : all.refetch())}
        />
      )}
      {products?.length === 0 && (
        <EmptyState title={t('No product matches “{text}”', { text })}>{t('Try fewer words.')}</EmptyState>
      )}
      {rows.length > 0 && (
        <DeskTable
          label={t('Stock and prices')}
          rows={rows}
          keyOf={({ variant }) => variant.id}
          columns={[
            {
              title: 'Product',
              isHead: true,
              cell: ({ product, variant }) => (
                <span>
                  <b>{product.name}</b>
                  <chakra.span display="block" color="fg.muted" fontSize="sm">
                    {[product.brand, packOf(variant)].filter(Boolean).join(' · ')}
                  </chakra.span>
                  {variant === product.variants[0] && (
                    <Button variant="plain" size="sm" px="0" onClick={() => setTranslated(product.id)}>
                      {t('Other languages')}
                    </Button>
                  )}
                  {hasFacts && variant === product.variants[0] && (
                    <Button
                      variant="outline"
                      size="sm"
                      mt="1"
                      aria-label={t('More facts of {name}', { name: product.name })}
                      onClick={() => setFactsOf(product)}
                    >
                      {t('More facts')}
                    </Button>
                  )}
                </span>
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
      {factsOf && <ProductFactsDialog id={factsOf.id} name={factsOf.name} onClose={() => setFactsOf(null)} />}
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
