import type { Context } from '../../shared/context.js';
import { columnsOf } from '../../shared/rows/columns-of.js';
import { StockMovement } from './stock-movement.entity.js';

/**
 * Locks variants in the order of their ids. SQL, since nothing of the rows is read, and every
 * checkout waits for it.
 */
export async function lockVariants({ db }: Context, variantIds: readonly string[]): Promise<void> {
  await db.query('SELECT id FROM product_variant WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    variantIds,
  ]);
}

/**
 * Changes variants by lines of a cart, each by as many pieces as its line has. SQL, since all lines
 * are compared with the stock in the statement that takes it.
 *
 * @param update a statement on `product_variant v` and `line (id, quantity)` that returns the ids
 *   of what it changed
 */
export async function updateByLines(
  { db }: Context,
  variantIds: readonly string[],
  quantities: readonly number[],
  update: string,
): Promise<{ id: string }[]> {
  const [moved]: [{ id: string }[], number] = await db.query(
    `WITH line AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS line(id, quantity)) ${update}`,
    [variantIds, quantities],
  );
  return moved;
}

/** What each way of a correction makes of `product_variant v`, with a value as `$2`. */
const NEXT: Record<string, string> = {
  delta: 'v.on_hand + $2::integer',
  onHand: '$2::integer',
  countInStock: 'v.reserved + $2::integer',
};

/**
 * Sets how many pieces of a variant are on hand. SQL, since what checkouts hold is compared in the
 * statement that writes.
 *
 * @returns undefined where that is less than what is held, or more than the most
 */
export async function setOnHand(
  { db }: Context,
  { variantId, field, value, most }: { variantId: string; field: string; value: number; most: number },
): Promise<{ after: number } | undefined> {
  const next = NEXT[field];
  const [[row]]: [{ after: number }[], number] = await db.query(
    `UPDATE product_variant v SET on_hand = ${next}
     WHERE v.id = $1 AND ${next} BETWEEN v.reserved AND $3 RETURNING v.on_hand AS after`,
    [variantId, value, most],
  );
  return row;
}

/**
 * The latest movements of variants, those of each up to a number. SQL, since the number is one for
 * each.
 */
export function findFirstMovements(
  { db }: Context,
  variantIds: readonly string[],
  most: number,
): Promise<StockMovement[]> {
  return db.query(
    `SELECT ${columnsOf(StockMovement, 'm')} FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM stock_movement WHERE variant_id = wanted.id ORDER BY id DESC LIMIT $2) m
     ORDER BY m.variant_id, m.id DESC`,
    [variantIds, most],
  );
}

/**
 * Variants of which few pieces are left, the fewest first, and how many there are. SQL, since they
 * are counted where they are found.
 */
export function findLowStock({ db }: Context, atMost: number, limit: number): Promise<{ id: string; count: number }[]> {
  return db.query(
    `SELECT v.id, count(*) OVER ()::integer AS count FROM product_variant v WHERE v.on_hand - v.reserved <= $1
     ORDER BY v.on_hand - v.reserved, v.id LIMIT $2`,
    [atMost, limit],
  );
}
