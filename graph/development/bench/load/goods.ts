import type pg from 'pg';
import { writeCursor } from '../../../shared/cursor.js';
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
}

/** So many products and places are asked for, or all of them. */
const MOST = 20_000;

/** What nobody buys up while the benchmark runs. */
const PLENTY = 100_000_000;
const PLENTIFUL = 5;

/** Looks up what to ask for, the same in every run, and fills up the stock of a few variants. */
export async function readGoods(db: pg.Client): Promise<Goods> {
  const idsOf = async (statement: string, values: unknown[] = []) =>
    (await db.query<{ id: string }>(statement, values)).rows.map(({ id }) => id);
  const scattered = 'ORDER BY hashtextextended(id::text, 1) LIMIT $1';
  const places = await db.query<{ id: string; category_id: string; created_at: Date }>(
    `SELECT id, category_id, created_at FROM (
       SELECT *, count(*) OVER (PARTITION BY category_id ORDER BY created_at) AS behind
       FROM (SELECT id, category_id, created_at FROM product) AS all_of_it) AS placed
     WHERE behind > 25 ${scattered}`,
    [MOST],
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
    products: await idsOf(`SELECT id FROM product ${scattered}`, [MOST]),
    places: places.rows.map((row) => ({
      categoryId: row.category_id,
      cursor: writeCursor([row.created_at.toISOString(), row.id]),
    })),
    plentiful: plentiful.rows,
    queries: await readQueries(),
  };
}
