import type { Context } from '../../shared/context.js';
import type { Product } from '../product.entity.js';
import { IS_SHOWN } from '../shown.js';

// Lists are SQL, since what narrows and orders them is put together of parts that PostgreSQL plans
// as a whole, and every list that a shopper looks at waits for them.

/**
 * Products of a list.
 *
 * @param columns of `product p`, and what else each row has
 * @param rows what stands behind FROM, with its parameters among `values`
 */
export function findListed(
  { db }: Context,
  { columns, rows, values }: { columns: string; rows: string; values: unknown[] },
): Promise<(Product & { total?: number; lead?: number; sortKey?: string })[]> {
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
