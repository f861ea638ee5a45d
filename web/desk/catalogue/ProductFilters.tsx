import { Flex, Input } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { gql } from '../../gql';
import { type ProductFilter, type ProductSort, type ProductStatus, useDeskCategoriesQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { SelectBox } from '../../ui/form/SelectField';
import { tagsOf } from './editor/productTexts';

gql(`query DeskCategories {
  categories { id name children { id name } }
}`);

/** What stands in the address of the list. */
export type Wish = 'q' | 'category' | 'show' | 'status' | 'tag' | 'sort' | 'columns';

/** What is narrowed to by more than a category, by how the address says it. */
const SHOWN: Record<string, { label: Message; filter: ProductFilter }> = {
  available: { label: 'In stock', filter: { inStock: true } },
  'sold-out': { label: 'Sold out', filter: { soldOut: true } },
  reduced: { label: 'Reduced in price', filter: { minDiscount: 1 } },
  'label-gaps': { label: 'Label incomplete', filter: { hasLabelGaps: true } },
  featured: { label: 'Featured', filter: { featured: true } },
};

/** Where products stand, by how the address says it. */
const STATUSES: Record<string, { label: Message; statuses: ProductStatus[] }> = {
  published: { label: 'In the shop', statuses: ['PUBLISHED'] },
  hidden: { label: 'Hidden', statuses: ['HIDDEN'] },
  archived: { label: 'Archived', statuses: ['ARCHIVED'] },
};

/** What the desk lists where no status is chosen: all but what was put away. */
const USUAL: ProductStatus[] = ['PUBLISHED', 'HIDDEN'];

/** The orders beside that which a list has of itself. */
const SORTS: Partial<Record<ProductSort, Message>> = {
  PRICE_ASC: 'Lowest price first',
  PRICE_DESC: 'Highest price first',
  DISCOUNT: 'Largest reduction first',
  RATING: 'Best rated first',
};

/** What the address of the list wishes, as the graph takes it. */
export function wishOf(query: URLSearchParams) {
  const [text, category, shown, status, sort] = (['q', 'category', 'show', 'status', 'sort'] as const).map(
    (name) => query.get(name) ?? '',
  );
  const [kind, id] = category?.split(':') ?? [];
  const tags = tagsOf(query.get('tag') ?? '');
  const narrowing: ProductFilter = {
    ...(id ? { [kind === 'sub' ? 'subCategoryId' : 'categoryId']: id } : {}),
    ...SHOWN[shown ?? '']?.filter,
    ...(tags.length > 0 ? { tags } : {}),
    ...(text ? { text } : {}),
  };
  return {
    filter: { ...narrowing, statuses: STATUSES[status ?? '']?.statuses ?? USUAL },
    sort: sort && sort in SORTS ? (sort as ProductSort) : ('NEWEST' as const),
    isNarrowed: Object.keys(narrowing).length > 0 || status !== '',
  };
}

/** The same address with another wish; an empty one goes from it. */
export function withWish(query: URLSearchParams, name: Wish, value: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

/** What is chosen from a list. */
type Chosen = Exclude<Wish, 'q' | 'tag' | 'columns'>;

interface ProductFiltersProps {
  query: URLSearchParams;
  /** Tags that are offered. */
  tags: readonly string[];
  onChange: (name: Chosen | 'tag', value: string) => void;
  /** What else changes how the list looks. */
  children: ReactNode;
}

/** What the list of products can be narrowed to, and in which order it stands. */
export function ProductFilters({ query, tags, onChange, children }: ProductFiltersProps) {
  const categories = useDeskCategoriesQuery().data?.categories ?? [];
  const choose = (name: Chosen) => ({
    'aria-label': t(LABELS[name]),
    value: query.get(name) ?? '',
    onChange: (value: string) => onChange(name, value),
    ...{ h: '10', fontSize: 'sm', room: { w: { base: 'full', sm: '13rem' } } },
  });
  return (
    <Flex wrap="wrap" gap="2" mb="5">
      <SelectBox {...choose('category')}>
        <option value="">{t('All categories')}</option>
        {categories.map(({ id, name, children }) => (
          <optgroup key={id} label={name}>
            <option value={`top:${id}`}>{name}</option>
            {children.map((child) => (
              <option key={child.id} value={`sub:${child.id}`}>
                {name} › {child.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
      <SelectBox {...choose('show')}>
        <option value="">{t('All products')}</option>
        {Object.entries(SHOWN).map(([value, { label }]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectBox>
      <SelectBox {...choose('status')}>
        <option value="">{t('In the shop and hidden')}</option>
        {Object.entries(STATUSES).map(([value, { label }]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectBox>
      <TagFilter tag={query.get('tag') ?? ''} tags={tags} onChange={(tag) => onChange('tag', tag)} />
      <SelectBox {...choose('sort')}>
        <option value="">{t('Newest first')}</option>
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectBox>
      {children}
    </Flex>
  );
}

interface TagFilterProps {
  /** What the list is narrowed to now. */
  tag: string;
  tags: readonly string[];
  onChange: (tag: string) => void;
}

/** A box for a tag, or several with commas between, of which a product has any. */
function TagFilter({ tag, tags, onChange }: TagFilterProps) {
  const [typed, setTyped] = useState(tag);
  const listId = useId();
  useEffect(() => setTyped(tag), [tag]);
  const narrow = (text: string) => text !== tag && onChange(text);
  return (
    <>
      <Input
        type="search"
        w={{ base: 'full', sm: '13rem' }}
        h="10"
        fontSize="sm"
        aria-label={t('Tag')}
        placeholder={t('Any tag')}
        list={listId}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          // One that is chosen or taken away is sought at once.
          if (value === '' || tags.includes(value)) narrow(value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && narrow(typed.trim())}
        onBlur={() => narrow(typed.trim())}
      />
      <datalist id={listId}>
        {tags.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}

const LABELS: Record<Chosen, Message> = { category: 'Category', show: 'Show', status: 'Status', sort: 'Order' };
