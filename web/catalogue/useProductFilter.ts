import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from '../gql/graphql';

/** The price slider's range and step in whole rupees. @see spec §5, §9 */
export const PRICE = { min: 100, max: 60000, step: 5 };

/** The orders a list can be seen in, with the words the shopper reads. */
export const sorts: readonly { value: ProductSort; label: string }[] = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'PRICE_ASC', label: 'Price: low to high' },
  { value: 'PRICE_DESC', label: 'Price: high to low' },
  { value: 'RATING', label: 'Best rated' },
  { value: 'DISCOUNT', label: 'Biggest discount' },
];

const usualSort: ProductSort = 'NEWEST';

/** What the shopper has narrowed a list down to. An absent bound is no bound. */
export interface ChosenFilter {
  /** Whole rupees above `PRICE.min`. */
  minPrice?: number;
  /** Whole rupees below `PRICE.max`. */
  maxPrice?: number;
  /** This many stars and up, 1 to 5. */
  minRating?: number;
  /** Reduced by this many percent and more, 1 to 99. */
  minDiscount?: number;
  /** Any of these; empty for all. */
  brands: string[];
  /** Only what can be bought now. */
  inStock: boolean;
  sort: ProductSort;
}

/**
 * The filter of the list on screen. It lives in the address, so that back, reload and sharing keep it; each change is
 * one entry of the history.
 */
export function useProductFilter() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const inAddress = useMemo(() => filterFromParams(new URLSearchParams(text)), [text]);
  // The router takes its time with a new address; a ticked box must not wait for it.
  const [filter, showFilter] = useOptimistic(inAddress);

  const choose = (wanted: ChosenFilter) =>
    startTransition(() => {
      showFilter(wanted);
      setParams(paramsFromFilter(wanted));
    });
  return {
    filter,
    /** Whether anything but the order differs from the plain list. */
    isNarrowed: paramsFromFilter({ ...filter, sort: usualSort }).size > 0,
    setFilter: (change: Partial<ChosenFilter>) => choose({ ...filter, ...change }),
    /** Back to the plain list; the order stays. */
    clearFilter: () => choose({ brands: [], inStock: false, sort: filter.sort }),
  };
}

function filterFromParams(params: URLSearchParams): ChosenFilter {
  const whole = (key: string, from: number, to: number) => {
    const value = Number(params.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= from && value <= to ? value : undefined;
  };
  return {
    minPrice: whole('min', PRICE.min + 1, PRICE.max),
    maxPrice: whole('max', PRICE.min, PRICE.max - 1),
    minRating: whole('rating', 1, 5),
    minDiscount: whole('off', 1, 99),
    brands: params.getAll('brand'),
    inStock: params.get('stock') === 'in',
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? usualSort,
  };
}

function paramsFromFilter(filter: ChosenFilter): URLSearchParams {
  const { minPrice, maxPrice, minRating, minDiscount, brands, inStock, sort } = filter;
  const params = new URLSearchParams();
  if (minPrice !== undefined && minPrice > PRICE.min) params.set('min', String(minPrice));
  if (maxPrice !== undefined && maxPrice < PRICE.max) params.set('max', String(maxPrice));
  if (minRating !== undefined) params.set('rating', String(minRating));
  if (minDiscount !== undefined) params.set('off', String(minDiscount));
  for (const brand of brands) params.append('brand', brand);
  if (inStock) params.set('stock', 'in');
  if (sort !== usualSort) params.set('sort', sort);
  return params;
}
