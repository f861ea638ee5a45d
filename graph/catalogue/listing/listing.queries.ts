import type { Context } from '../../shared/context.js';
import type { Product } from '../product.entity.js';
import { IS_SHOWN } from '../shown.js';

// Lists are SQL, since what narrows and orders them is put together of parts that PostgreSQL plans
// as a whole, and every list that a shopper looks at waits for them.

/** Where a product stands in a list. */
export interface ListPlace {
  id: string;
  /** How many products the whole list holds; absent where it is not asked for. */
  total?: number;
  /** What leads is smaller than what follows; absent where nothing leads. */
  lead?: number;
  /** What the list is sorted by, for its cursors; absent where none is asked for. */
  sortKey?: string;
}

/**
 * Products of a list.
 *
 * @param columns of `product p`, and what else each row has
 * @param rows what stands behind FROM, with its parameters among `values`
 */
export function findListed(
  { db }: Context,
  { columns, rows, values }: { columns: string; rows: string; values: unknown[] },
): Promise<(Product & ListPlace)[]> {
  return db.query(`SELECT ${columns} FROM ${rows}`, values);
}

/** How many products a list has. @param total see `totalOf` */
export async function countListed(
  { db }: Context,
  { total, values }: { total: string; values: unknown[] },
): Promise<number> {
  const [counted]: { count: number }[] = await db.query(`SELECT ${total} AS count`, values);
  return counted?.count ?? 0;
}

/** Of `ProductCount`: how many products have prices with the same first two digits. */
export interface PriceStep {
  /** The lowest of these prices, in paise; 0 for all prices together. */
  from: number;
  products: number;
}

/** The steps of prices that hold products, of categories or, for null, of the whole shop. */
export function findPriceSteps({ db }: Context, categories: readonly string[] | null): Promise<PriceStep[]> {
  const shelves = categories ? 'ANY ($1::uuid[])' : 'ANY (SELECT id FROM category WHERE parent_id IS NULL)';
  return db.query(
    `SELECT c.price_from AS "from", sum(c.products)::integer AS products FROM product_count c
     WHERE c.category_id = ${shelves} GROUP BY 1 HAVING sum(c.products) > 0 ORDER BY 1`,
    categories ? [categories] : [],
  );
}

/** The prices from one to another, ascending, of categories or, for null, of the whole shop. */
export async function findPrices(
  { db }: Context,
  categories: readonly string[] | null,
  low: number,
  high: number,
): Promise<number[]> {
  const within = categories ? '(p.category_id = ANY ($3::uuid[]) OR p.sub_category_id = ANY ($3::uuid[])) AND' : '';
  const [row]: { prices: number[] | null }[] = await db.query(
    `SELECT array_agg(p.price_paise ORDER BY p.price_paise) AS prices FROM product p
     WHERE ${within} p.price_paise BETWEEN $1 AND $2 AND ${IS_SHOWN}`,
    [low, high, ...(categories ? [categories] : [])],
  );
  return row?.prices ?? [];
}

/** The same as `findPriceSteps` of each top category that holds any, in one statement. */
export function findPriceStepsByCategory({ db }: Context): Promise<{ categoryId: string; steps: PriceStep[] }[]> {
  return db.query(
    `SELECT step.category_id AS "categoryId", json_agg(json_build_object('from', step.price_from, 'products', step.products)
         ORDER BY step.price_from) AS steps
     FROM (SELECT c.category_id, c.price_from, sum(c.products)::integer AS products FROM product_count c
       WHERE c.category_id = ANY (SELECT id FROM category WHERE parent_id IS NULL)
       GROUP BY 1, 2 HAVING sum(c.products) > 0) AS step
     GROUP BY 1`,
  );
}

/** The prices from one to another, ascending, of each top category that has any. */
export function findPricesByCategory(
  { db }: Context,
  low: number,
  high: number,
): Promise<{ categoryId: string; prices: number[] }[]> {
  return db.query(
    `SELECT p.category_id AS "categoryId", json_agg(p.price_paise ORDER BY p.price_paise) AS prices FROM product p
     WHERE p.price_paise BETWEEN $1 AND $2 AND ${IS_SHOWN} GROUP BY 1`,
    [low, high],
  );
}
