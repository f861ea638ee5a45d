import type { OffsetPage } from '../../rest/offset-page.js';
import type { Context } from '../../shared/context.js';
import { pageOf, pageSize, readCursor, type SortKeys } from '../../shared/paging/cursor.js';
import { type ProductFilter, ProductSort } from '../catalogue.inputs.js';
import { readListed } from '../known/known-products.js';
import type { Product } from '../product.entity.js';
import { attachRelations, type PageSelection, wholeProducts } from '../product-parts.js';
import type { CandidateQuery } from './candidate-products.js';
import { countListed, findListed, type ListPlace } from './listing.queries.js';
import { type Bind, parameters } from './parameters.js';
import { estimateList, filterAlongIndex } from './price-histogram.js';
import {
  type Condition,
  conditionsOf,
  severalCategoriesOf,
  splitByStatus,
  totalOf,
  whereOf,
} from './product-conditions.js';
import { FacetKey, type ProductConnection } from './product-connection.type.js';

/** What a list is sorted by, besides the id that settles ties in the same direction. */
interface Order {
  /** Of `product p`. */
  by: string;
  type: 'timestamptz' | 'integer' | 'bigint' | 'numeric' | 'text';
  isDescending: boolean;
}

/** Where what is sorted by its origin begins, and the code of no country, with which it ends. */
const [HOME, NOWHERE] = ['IN', 'ZZ'];

const newest: Order = { by: 'p.created_at', type: 'timestamptz', isDescending: true };
const dearest: Order = { by: 'p.price_paise', type: 'integer', isDescending: true };

const ORDERS: Record<ProductSort, Order> = {
  RELEVANCE: newest,
  NEWEST: newest,
  PRICE_ASC: { ...dearest, isDescending: false },
  PRICE_DESC: dearest,
  UNIT_PRICE: { by: 'p.unit_price_paise', type: 'bigint', isDescending: false },
  // The column holds 0 for what is not rated, see product.entity.
  RATING: { by: 'p.rating', type: 'numeric', isDescending: true },
  DISCOUNT: { by: 'p.discount', type: 'integer', isDescending: true },
  // No index has this order: what fits is sorted.
  ORIGIN: {
    by: `coalesce(nullif(p.country_of_origin, '${HOME}'), CASE WHEN p.country_of_origin IS NULL THEN '${NOWHERE}' ELSE '' END)`,
    type: 'text',
    isDescending: false,
  },
};

/** Which page of a list of products is wanted. */
export interface ListingRequest {
  filter?: ProductFilter | null;
  /** Narrows the list further; absent: the filter says it all. */
  candidates?: CandidateQuery;
  /**
   * An expression of `product p`: those for which it is smaller come before the others, whatever
   * the order; absent: none.
   */
  lead?: (bind: Bind) => string;
  sort?: ProductSort | null;
  /** 1 to 100. */
  first: number;
  /** A cursor of the same list; absent: the first page. */
  after?: string | null;
  /** What else is going to be asked of the page, to be read with it; absent: nothing. */
  wants?: PageSelection;
}

/** What clients that count rows always read of a product, besides what loaders batch. */
const WANTS_OF_SLICES = wholeProducts('label');

/** What a page is read with where the caller does not say what it will ask of it. */
export const WHOLE_PAGE: PageSelection = { ...wholeProducts(), total: false, cursors: true };

/**
 * A page of the products that fit a filter, by keyset pagination: a page after a cursor is sought
 * by its sort key, so that the four hundredth costs what the first costs.
 *
 * @throws ShopError BAD_USER_INPUT for a bad filter, `first` outside 1 to 100, or a foreign cursor
 * @see spec §2 (product listing)
 */
export async function listProducts(ctx: Context, request: ListingRequest): Promise<ProductConnection> {
  const { after, candidates, wants = WHOLE_PAGE } = request;
  const filter = request.filter ?? {};
  const order = ORDERS[request.sort ?? ProductSort.NEWEST];
  const size = pageSize(request.first);
  const { values, bind } = parameters();
  const lead = request.lead?.(bind) ?? null;
  const cursor = readCursor(after, lead ? 3 : 2);
  const asked = await conditionsOf(ctx, filter, candidates);
  const estimate = wants.total || isByPrice(filter) ? await estimateList(ctx, asked, wants.total) : null;
  const conditions = estimate?.isWide && order.by !== dearest.by ? filterAlongIndex(asked) : asked;
  const known = estimate?.total ?? null;
  const total = wants.total && known === null ? `, ${totalOf(conditions, bind)} AS total` : '';

  // PostgreSQL reads what hangs on products for those of the page alone, after it has sorted them.
  // It keeps its plan where the text says how many: for any number it expects the page to be long,
  // and plans anew, half of what it takes.
  const rows = lead
    ? rowsLedBy(lead, conditions, order, cursor, size + 1, bind)
    : rowsOf(conditions, order, cursor, size + 1, bind);
  const further = `${wants.cursors ? `, (${order.by})::text AS "sortKey"` : ''}${total}${lead ? ', p.lead' : ''}`;
  const { products, places } = await readListed<ListPlace>(ctx, wants, (columns) =>
    findListed(ctx, { columns: columns + further, rows, values }),
  );

  // After the last product there is no row that could hold the total.
  const counted = known ?? places[0]?.total;
  const page = pageOf(products, size, cursor, (product) => {
    const place: ListPlace = places[products.indexOf(product)] ?? product;
    const keys = [place.sortKey ?? null, place.id];
    return lead ? [place.lead ?? 0, ...keys] : keys;
  });
  return Object.assign(page, {
    filter,
    ...(candidates ? { candidates } : {}),
    ...(counted === undefined ? {} : { total: counted }),
  });
}

/**
 * An offset page of the newest products that fit a filter, for clients that count rows instead of
 * following cursors.
 *
 * @returns the page, and how many fit in all
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
export async function sliceProducts(
  ctx: Context,
  filter: ProductFilter,
  { limit, offset }: OffsetPage,
  candidates?: CandidateQuery,
): Promise<{ products: Product[]; total: number }> {
  const { values, bind } = parameters();
  const where = whereOf(await conditionsOf(ctx, filter, candidates), bind);
  const rows = `product p WHERE ${where} ${orderBy(newest)} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
  const products: Product[] = await findListed(ctx, { columns: WANTS_OF_SLICES.columns, rows, values });
  await attachRelations(ctx, products, WANTS_OF_SLICES.parts);
  const isWhole = offset === 0 && products.length < limit;
  return { products, total: isWhole ? products.length : await countProducts(ctx, filter, candidates) };
}

/** How many products fit a filter. @throws ShopError BAD_USER_INPUT for a bad filter */
export async function countProducts(ctx: Context, filter: ProductFilter, candidates?: CandidateQuery): Promise<number> {
  const conditions = await conditionsOf(ctx, filter, candidates);
  const known = (await estimateList(ctx, conditions, true))?.total ?? null;
  if (known !== null) return known;
  const { values, bind } = parameters();
  const total = totalOf(conditions, bind);
  return countListed(ctx, { total, values });
}

function isByPrice({ minPrice, maxPrice }: ProductFilter): boolean {
  return (minPrice ?? maxPrice ?? null) !== null;
}

/**
 * The rows of a page, to be read FROM. What is shown and what is not are each read in their order,
 * since indexes have that of what is shown alone. On several categories an index has the order of
 * each alone, so that the first of each are read and put together. The prices of the whole shop
 * are not walked for all of them.
 */
function rowsOf(
  conditions: readonly Condition[],
  order: Order,
  cursor: SortKeys | null,
  most: number,
  bind: Bind,
): string {
  const first = (where: string) =>
    `product p WHERE ${where}${seekCondition(order, cursor, bind)} ${orderBy(order)} LIMIT ${most}`;
  // A plan for any words would walk along all products, and most words have few.
  if (conditions.some(({ isLookedUp }) => isLookedUp))
    return `(SELECT * FROM product p WHERE ${whereOf(conditions, bind)}${seekCondition(order, cursor, bind)} OFFSET 0) AS p
      ${orderBy(order)} LIMIT ${most}`;
  const parts = order.by === newest.by ? null : splitByStatus(conditions);
  if (parts) {
    const [shown, hidden] = parts.map((part) => `(SELECT p.* FROM ${rowsOf(part, order, cursor, most, bind)})`);
    return `(${shown} UNION ALL ${hidden}) AS p ${orderBy(order)} LIMIT ${most}`;
  }
  const categories = severalCategoriesOf(conditions);
  if (!categories) return first(whereOf(conditions, bind));
  const where = `p.sub_category_id = sub_category.id AND ${whereOf(conditions, bind, FacetKey.CATEGORY)}`;
  return `unnest(${bind(categories)}::uuid[]) AS sub_category (id) CROSS JOIN LATERAL (SELECT * FROM ${first(where)}) p
    ${orderBy(order)} LIMIT ${most}`;
}

/**
 * The same for a list with products that lead: all that fit are sorted, since no index has such an
 * order.
 */
function rowsLedBy(
  lead: string,
  conditions: readonly Condition[],
  order: Order,
  cursor: SortKeys | null,
  most: number,
  bind: Bind,
): string {
  const [first, ...keys] = cursor ?? [];
  const place = cursor && bind(first);
  const behind = cursor
    ? `WHERE p.lead > ${place}::integer OR p.lead = ${place}::integer${seekCondition(order, keys, bind)}`
    : '';
  return `(SELECT p.*, ${lead} AS lead FROM product p WHERE ${whereOf(conditions, bind)}) AS p ${behind}
    ${orderBy(order).replace('ORDER BY', 'ORDER BY p.lead,')} LIMIT ${most}`;
}

/**
 * The keyset condition: seeks the rows that come after the cursor in the order. Empty for the first
 * page.
 */
function seekCondition({ by, type, isDescending }: Order, cursor: SortKeys | null, bind: Bind): string {
  if (!cursor) return '';
  const [key, id] = cursor;
  return ` AND (${by}, p.id) ${isDescending ? '<' : '>'} (${bind(key)}::${type}, ${bind(id)}::uuid)`;
}

function orderBy({ by, isDescending }: Order): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${by} ${direction}, p.id ${direction}`;
}
