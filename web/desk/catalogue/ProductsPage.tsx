import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ProductsChangeInput } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CheckBox } from '../../ui/form/CheckBox';
import { Icon } from '../../ui/media/Icon';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { useViewer } from '../shared/viewer';
import { ChooseColumns } from './ChooseColumns';
import { ChosenProducts, LeftProducts } from './ChosenProducts';
import { NEW_PRODUCT, useDraftIds } from './editor/keptDrafts';
import { ProductFilters, type Wish, wishOf, withWish } from './ProductFilters';
import { ProductHead } from './ProductHead';
import { chosenColumns, columnsOf, columnsText } from './productColumns';
import { KeepView, SavedViews } from './SavedViews';
import { UndoBar } from './UndoBar';
import { type LeftProduct, useChangeProducts } from './useChangeProducts';
import { useChangeVariant } from './useChangeVariant';
import { type ProductRow, packOf, useProductList } from './useProductList';
import { useProductTags } from './useProductTags';

/** The graph looks for no less. */
const MIN_LETTERS = 2;

/**
 * All products but those that were put away, a row for each pack: narrowed, sorted, with the
 * columns that are wanted, all of which a view keeps. Stock and prices are changed in place: a box
 * is saved when it is left or Enter is pressed. What was changed can be undone, one after the
 * other; what others change meanwhile is followed.
 */
export function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const client = useApolloClient();
  const text = query.get('q') ?? '';
  const isTooShort = text !== '' && text.length < MIN_LETTERS;
  const { filter, sort, isNarrowed } = wishOf(query);
  const { id: viewerId, rights } = useViewer();
  const drafts = useDraftIds(viewerId);
  const list = useProductList(filter, sort, isTooShort);
  const { listed, ids, rows } = list;
  const { change, undo, remember, last, isBusy } = useChangeVariant();
  const many = useChangeProducts();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<readonly LeftProduct[]>([]);
  const [allOf, setAllOf] = useState<string | null>(null);
  const chosen = ids.filter((id) => ticked.has(id));
  const mayChange = rights.includes('CHANGE_CATALOGUE');
  const columns = columnsOf(query);
  const names = useProductTags().tags.map(({ tag }) => tag);
  // All that fit are meant as long as the list is of the same.
  const wished = JSON.stringify(filter);
  const isAll = allOf === wished && chosen.length > 0;
  const totalCount = listed?.totalCount ?? 0;
  const wish = (name: Wish, value: string) => setQuery(withWish(query, name, value));
  const tick = (some: readonly string[], isTicked: boolean) => {
    setAllOf(null);
    setLeft([]);
    setTicked((before) => new Set([...before].filter((id) => !some.includes(id)).concat(isTicked ? some : [])));
  };
  // What changed without having been listed may fit by now, and what did fit not any more.
  const listAnew = () => client.refetchQueries({ include: ['DeskProducts'] });
  const changeChosen = async (input: ProductsChangeInput, words: string) => {
    const changed = await many.change(isAll ? { filter, count: totalCount } : { ids: chosen }, input);
    const entryIds = changed?.entryIds ?? [];
    setLeft(changed?.left ?? []);
    if (isAll) await listAnew();
    if (entryIds.length > 0) {
      const name = t('{count} products', { count: formatCount(entryIds.length) });
      const takeBack = async () => {
        const undone = await many.revert(entryIds);
        if (isAll) await listAnew();
        return undone?.isWhole ?? false;
      };
      remember({ name, words, undo: takeBack });
    }
    return changed !== null;
  };

  const shownColumns: DeskColumn<ProductRow>[] = [
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
              <CheckBox
                isLabelHidden
                checked={ticked.has(product.id)}
                onChange={(isTicked) => tick([product.id], isTicked)}
              >
                {t('Choose {name}', { name: product.name })}
              </CheckBox>
            )
          }
        />
      ),
    },
    ...chosenColumns(columns, change),
  ];
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
      <SavedViews query={query} />
      <DeskSearch
        label={t('Find a product')}
        placeholder={t('Name, brand or SKU')}
        text={text}
        onSearch={(words) => wish('q', words)}
      />
      <ProductFilters query={query} tags={names} onChange={wish}>
        <ChooseColumns shown={columns} onChoose={(names) => wish('columns', columnsText(names))} />
        <KeepView query={query} />
        <Button asChild variant="ghost" size="sm">
          <Link to={deskPaths.tags()}>{t('All tags')}</Link>
        </Button>
      </ProductFilters>
      {last && <UndoBar change={last} isBusy={isBusy || many.isBusy} onUndo={() => void undo()} />}
      {isTooShort && (
        <EmptyState title={t('Write at least 2 letters')}>{t('One letter is in too many names.')}</EmptyState>
      )}
      {!listed && !isTooShort && (
        <DeskLoading
          label={t('Loading the products')}
          error={list.error}
          failed={t('We could not load the products.')}
          onRetry={() => list.refetch()}
          columns={shownColumns}
        />
      )}
      {listed?.nodes.length === 0 && !isTooShort && <NothingListed text={text} isNarrowed={isNarrowed} />}
      {mayChange && rows.length > 0 && (
        <CheckBox checked={chosen.length === ids.length} onChange={(isTicked) => tick(ids, isTicked)}>
          {t('Choose all that are listed ({count})', { count: ids.length })}
        </CheckBox>
      )}
      {chosen.length > 0 && (
        <ChosenProducts
          count={isAll ? totalCount : chosen.length}
          fitting={chosen.length === ids.length && totalCount > ids.length ? totalCount : null}
          isAll={isAll}
          tags={names}
          progress={many.progress}
          onChooseAll={() => setAllOf(wished)}
          onChange={changeChosen}
          onStop={many.stop}
          onClear={() => tick(ids, false)}
        />
      )}
      {left.length > 0 && <LeftProducts left={left} />}
      {rows.length > 0 && (
        <DeskTable label={t('Products')} rows={rows} keyOf={({ variant }) => variant.id} columns={shownColumns} />
      )}
      {listed && listed.nodes.length > 0 && (
        <DeskMore
          things={t('products')}
          count={listed.nodes.length}
          totalCount={listed.totalCount}
          onLoad={list.loadMore}
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
