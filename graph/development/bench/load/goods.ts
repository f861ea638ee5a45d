import type pg from 'pg';
import { writeCursor } from '../../../shared/paging/cursor.js';
import { readQueries } from '../search.js';

/** What of a stocked shop the benchmark asks for. */
export interface Goods {
  /** Ids of the top categories. */
  categories: string[];
  /** Ids of products from all over the catalogue. */
  products: string[];
  /** Places in the lists of categories, newest first: behind each there is a whole page. */
  places: { categoryId: string; cursor: string }[];
  /** Variants that do not sell out. */
  plentiful: { productId: string; variantId: string }[];
  queries: string[];
  /** Cursors of the newest products, in their order. */
  cursors: string[];
}

/** So many products and places are asked for, or all of them. */
export const MAX_PRODUCTS = 20_000;

/** The order in which products are asked for: scattered, and always the same. */
export const SCATTERED = 'ORDER BY hashtextextended(id::text, 1)';

/** As many products as four hundred pages hold. */
const NEWEST = 400 * 24;

/** What no shopper buys up while the benchmark runs. */
const PLENTY = 100_000_000;
const PLENTIFUL = 5;

/** Looks up what to ask for, the same in every run, and fills up the stock of a few variants. */
export async function readGoods(db: pg.Client): Promise<Goods> {
  const idsOf = async (statement: string, values: unknown[] = []) =>
    (await db.query<{ id: string }>(statement, values)).rows.map(({ id }) => id);
  const places = await db.query<{ id: string; category_id: string; created_at: Date }>(
    `SELECT id, category_id, created_at FROM (
       SELECT *, count(*) OVER (PARTITION BY category_id ORDER BY created_at) AS behind
       FROM (SELECT id, category_id, created_at FROM product) AS all_of_it) AS placed
     WHERE behind > 25 ${SCATTERED} LIMIT $1`,
    [MAX_PRODUCTS],
  );
  const newest = await db.query<{ id: string; created_at: Date }>(
    'SELECT id, created_at FROM product ORDER BY created_at DESC, id DESC LIMIT $1',
    [NEWEST],
  );
  const plentiful = await db.query<{ productId: string; variantId: string }>(
    `UPDATE product_variant SET on_hand = $1 WHERE id IN (SELECT id FROM product_variant ORDER BY id LIMIT $2)
     RETURNING product_id AS "productId", id AS "variantId"`,
    [PLENTY, PLENTIFUL],
  );
  return {
    categories: await idsOf(
      `SELECT c.id FROM category c JOIN product p ON p.category_id = c.id GROUP BY c.id HAVING count(*) > 25 ORDER BY c.position`,
    ),
    products: await idsOf(`SELECT id FROM product ${SCATTERED} LIMIT $1`, [MAX_PRODUCTS]),
    places: places.rows.map((row) => ({ categoryId: row.category_id, cursor: cursorOf(row) })),
    cursors: newest.rows.map(cursorOf),
    plentiful: plentiful.rows,
    queries: await readQueries(),
  };
}

function cursorOf({ id, created_at }: { id: string; created_at: Date }): string {
  return writeCursor([created_at.toISOString(), id]);
}
