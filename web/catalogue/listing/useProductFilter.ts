import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Diet, ProductSort } from '../../gql/graphql';
import { type Message } from '../../lib/messages';
import { searchNow } from '../../ui/feedback/overlayEntry';

/** The price slider's range and step in whole rupees. @see spec §5, §9 */
export const PRICE = { min: 100, max: 60000, step: 5 };

/** The highest bound that can be typed, in whole rupees. */
export const MAX_PRICE = 10_000_000;

/** An order a list can be seen in, with the words the shopper reads. */
export type SortChoice = { value: ProductSort; label: Message };

/** The orders of every list. */
export const sorts: readonly [SortChoice, ...SortChoice[]] = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'PRICE_ASC', label: 'Price: low to high' },
  { value: 'PRICE_DESC', label: 'Price: high to low' },
  { value: 'UNIT_PRICE', label: 'Price per kg, litre or piece' },
  { value: 'RATING', label: 'Best rated' },
  { value: 'DISCOUNT', label: 'Biggest discount' },
  { value: 'ORIGIN', label: 'Made in India first' },
];

/** What can be chosen in a list of one kind. */
export interface ListKind {
  /**
   * The orders to choose from; the first one is the usual one and is not written into the address.
   */
  sorts: readonly [SortChoice, ...SortChoice[]];
  /** The list goes across categories and can be narrowed to one of them. */
  hasCategories?: boolean;
}

/** The list of a category. */
export const categoryList: ListKind = { sorts };

/** What the shopper has narrowed a list down to. An absent bound is no bound. */
export interface ChosenFilter {
  /** Only products of this top category; for a list that goes across categories. */
  categoryId?: string;
  /** Whole rupees, 1 to `MAX_PRICE`; the slider itself reaches less far. */
  minPrice?: number;
  /** The same. */
  maxPrice?: number;
  /** This many stars and up, 1 to 5. */
  minRating?: number;
  /** Reduced by this many percent and more, 1 to 99. */
  minDiscount?: number;
  /** Any of these; empty for all. */
  brands: string[];
  /** Food with any of these marks; empty for all. */
  diets: Diet[];
  /** From any of these countries, by their iso2 codes; empty for all. */
  origins: string[];
  /** Only what can be bought now. */
  inStock: boolean;
  /** Any of some values of fields that extensions have added, by their names. */
  fields: Readonly<Record<string, readonly string[]>>;
  sort: ProductSort;
}

/** The filter of the list on screen and the ways to change it. */
export type ProductFilterState = ReturnType<typeof useProductFilter>;

/**
 * The filter of the list on screen. It lives in the address, so that back, reload and sharing
 * restore it; each change is one entry of the history. What else the address says stays.
 */
export function useProductFilter(kind: ListKind = categoryList) {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const inAddress = useMemo(() => filterFromParams(new URLSearchParams(text), kind), [text, kind]);
  // The router takes its time with a new address; a ticked box must not wait for it.
  const [filter, showFilter] = useOptimistic(inAddress);

  const choose = (change: (chosen: ChosenFilter) => ChosenFilter) =>
    startTransition(() => {
      // Built on the address, which may be ahead of what is drawn.
      const before = searchNow();
      const wanted = change(filterFromParams(before, kind));
      showFilter(wanted);
      const others = [...before].filter(([key]) => !OWN_PARAMS.has(key) && !OF_FIELD.test(key));
      setParams([...others, ...paramsFromFilter(wanted, kind)]);
    });
  return {
    filter,
    kind,
    /** Whether anything but the order differs from the plain list. */
    isNarrowed: [...paramsFromFilter(filter, kind)].some(([key]) => key !== 'sort'),
    setFilter: (change: Partial<ChosenFilter>) => choose((chosen) => ({ ...chosen, ...change })),
    /** Back to the plain list; the order stays. */
    clearFilter: () => choose(({ sort }) => ({ brands: [], diets: [], origins: [], inStock: false, fields: {}, sort })),
  };
}

/** The chosen fields of extensions, with other values of one. */
export function withValues(
  { fields }: Pick<ChosenFilter, 'fields'>,
  field: string,
  values: string[],
): ChosenFilter['fields'] {
  const { [field]: _, ...others } = fields;
  return values.length > 0 ? { ...others, [field]: values } : others;
}

/** Names a field of an extension, as in `f.spiceLevel=HOT`. */
const OF_FIELD = /^f\.[A-Za-z0-9]+$/;

const OWN_PARAMS = new Set(['category', 'min', 'max', 'rating', 'off', 'brand', 'diet', 'origin', 'stock', 'sort']);

const DIETS: readonly Diet[] = ['VEG', 'EGG', 'NON_VEG'];

/** What the query of an address narrows a list of a kind down to. */
export function filterFromParams(
  params: URLSearchParams,
  { sorts: [usual, ...others], hasCategories }: ListKind,
): ChosenFilter {
  const whole = (key: string, from: number, to: number) => {
    const value = Number(params.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= from && value <= to ? value : undefined;
  };
  return {
    categoryId: (hasCategories && params.get('category')) || undefined,
    minPrice: whole('min', 1, MAX_PRICE),
    maxPrice: whole('max', 1, MAX_PRICE),
    minRating: whole('rating', 1, 5),
    minDiscount: whole('off', 1, 99),
    brands: params.getAll('brand'),
    diets: DIETS.filter((diet) => params.getAll('diet').includes(diet)),
    origins: params.getAll('origin').filter((origin) => /^[A-Z]{2}$/.test(origin)),
    inStock: params.get('stock') === 'in',
    fields: fieldsFromParams(params),
    sort: (others.find(({ value }) => value === params.get('sort')) ?? usual).value,
  };
}

function fieldsFromParams(params: URLSearchParams): ChosenFilter['fields'] {
  const names = new Set([...params.keys()].filter((key) => OF_FIELD.test(key)));
  return Object.fromEntries([...names].map((key) => [key.slice(2), params.getAll(key)]));
}

function paramsFromFilter(filter: ChosenFilter, { sorts: [usual] }: ListKind): URLSearchParams {
  const { categoryId, minPrice, maxPrice, minRating, minDiscount, brands, diets, origins, inStock, fields, sort } =
    filter;
  const said = {
    ...{ category: categoryId, min: minPrice, max: maxPrice, rating: minRating, off: minDiscount },
    ...{ brand: brands, diet: diets, origin: origins, stock: inStock && 'in' },
    ...Object.fromEntries(Object.entries(fields).map(([name, values]) => [`f.${name}`, values])),
    sort: sort !== usual.value && sort,
  };
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(said)) {
    for (const value of [values].flat()) if (value) params.append(key, String(value));
  }
  return params;
}
