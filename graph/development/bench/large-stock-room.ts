import pg from 'pg';
import { idOf } from './large-catalogue.js';

/** Lines that lie in carts. */
const CART_LINES = 200_000;

/** Counts of the shelves, with so many lines each, and bills of suppliers, with as many. */
const COUNTS = 400;
const RECEIPTS = 20_000;
const LINES = 25;

/** Words that were searched for in vain on each of so many days. */
const WORDS = 200;
const DAYS = 400;

/** One in so many products is not shown. */
const PRODUCTS_OF_HIDDEN = 30;

const TABLES = [
  ...['product', 'product_variant', 'product_count'],
  ...['stock_movement', 'stock_count', 'stock_count_line', 'goods_receipt', 'goods_receipt_line'],
  ...['cart_line', 'empty_search'],
];

/**
 * Fills what stands around the books of a shop that `fillBooks` has filled: the history of its
 * stock, with an opening of every variant and the sales of the latest lines of orders, counts,
 * bills of suppliers, carts, and searches in vain.
 *
 * @param url of the database, whose owner this has to be
 * @param movements how many sales of a variant, the latest of the books
 */
export async function fillStockRoom(url: string, movements: number): Promise<void> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query(`SET synchronous_commit = off; SET work_mem = '256MB'; SET session_replication_role = replica`);
    await writeMovements(db, movements);
    await writeDocuments(db);
    await db.query(
      `UPDATE product SET status = CASE WHEN hashint8(price_paise) % 5 = 0 THEN 'ARCHIVED' ELSE 'HIDDEN' END
       WHERE uuid_hash(id) % ${PRODUCTS_OF_HIDDEN} = 0;
       UPDATE product_variant v SET is_shown = false FROM product p WHERE p.id = v.product_id AND p.status <> 'PUBLISHED';
       SELECT recount_products()`,
    );
    await db.query(
      `INSERT INTO cart_line (user_id, variant_id, quantity, created_at)
       SELECT DISTINCT ON (o.user_id, l.variant_id) o.user_id, l.variant_id, l.quantity, o.placed_at
       FROM (SELECT * FROM "order" ORDER BY sequence DESC LIMIT $1) AS o JOIN order_line l ON l.order_id = o.id AND l.position = 1`,
      [CART_LINES],
    );
    await db.query(
      `INSERT INTO empty_search (day, words, count)
       SELECT current_date - day, 'word ' || (word * 7919 + day * 31) % ($2::integer * 20), 1 + word % 9
       FROM generate_series(0, $1::integer - 1) AS day, generate_series(1, $2::integer) AS word ON CONFLICT DO NOTHING`,
      [DAYS, WORDS],
    );
    for (const table of TABLES) await db.query(`VACUUM ANALYZE ${table}`);
  } finally {
    await db.end();
  }
}

/** Each line of the latest takes its pieces from an opening that had enough. */
async function writeMovements(db: pg.Client, movements: number): Promise<void> {
  await db.query(
    `CREATE TEMPORARY TABLE sold AS
     SELECT row_number() OVER (ORDER BY o.sequence, l.position) AS n, l.variant_id, l.quantity, o.placed_at, o.payment_order_id
     FROM (SELECT * FROM "order" WHERE status <> 'CANCELLED' ORDER BY sequence DESC LIMIT $1) AS o
     JOIN order_line l ON l.order_id = o.id ORDER BY n DESC LIMIT $1`,
    [movements],
  );
  await db.query(
    `INSERT INTO stock_movement (id, variant_id, delta, on_hand, kind, reason, actor_kind, moved_at)
     SELECT ${idOf('1', 'row_number() OVER ()')}, v.id, v.on_hand + coalesce(s.pieces, 0), v.on_hand + coalesce(s.pieces, 0),
       'OPENING', '', 'OPERATOR', now() - interval '2 years'
     FROM product_variant v LEFT JOIN (SELECT variant_id, sum(quantity)::integer AS pieces FROM sold GROUP BY 1) s ON s.variant_id = v.id
     WHERE v.on_hand + coalesce(s.pieces, 0) > 0`,
  );
  await db.query(
    `INSERT INTO stock_movement (id, variant_id, delta, on_hand, kind, reason, document_id, actor_kind, moved_at)
     SELECT ${idOf('2', 's.n')}, v.id, -s.quantity,
       v.on_hand + sum(s.quantity) OVER (PARTITION BY v.id ORDER BY s.n DESC) - s.quantity,
       'SALE', '', s.payment_order_id, 'SHOPPER', s.placed_at
     FROM sold s JOIN product_variant v ON v.id = s.variant_id`,
  );
}

/** Counts and bills, with lines of one variant after the other. */
async function writeDocuments(db: pg.Client): Promise<void> {
  const variants = `JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM product_variant) v
    ON v.place = (document * ${LINES} + line) % (SELECT count(*) FROM product_variant)`;
  const lines = `generate_series(1, $1::bigint) AS document CROSS JOIN generate_series(1, ${LINES}) AS line ${variants}`;
  await db.query(
    `INSERT INTO stock_count (id, name, is_open, started_at, closed_at, actor_kind)
     SELECT ${idOf('1', 'n')}, 'Shelf ' || n, n = $1, now() - ($1 - n) * interval '1 day',
       CASE WHEN n < $1 THEN now() - ($1 - n) * interval '1 day' END, 'OPERATOR' FROM generate_series(1, $1::bigint) AS n`,
    [COUNTS],
  );
  await db.query(
    `INSERT INTO stock_count_line (id, count_id, variant_id, counted, expected)
     SELECT ${idOf('2', `document * ${LINES} + line`)}, ${idOf('1', 'document')}, v.id, v.on_hand + line % 3, v.on_hand FROM ${lines}`,
    [COUNTS],
  );
  await db.query(
    `INSERT INTO goods_receipt (id, supplier, bill_number, bill_date, bill_key, total_paise, piece_count, received_at, actor_kind)
     SELECT ${idOf('1', 'n')}, 'Mill ' || n % 50, n::text, current_date - ($1 - n)::integer / 30, n::text, 250000, ${LINES * 10},
       now() - ($1 - n) * interval '45 minutes', 'OPERATOR' FROM generate_series(1, $1::bigint) AS n`,
    [RECEIPTS],
  );
  await db.query(
    `INSERT INTO goods_receipt_line (id, receipt_id, position, variant_id, sku, title, quantity, unit_cost_paise)
     SELECT ${idOf('2', `document * ${LINES} + line`)}, ${idOf('1', 'document')}, line, v.id, v.sku, v.sku, 10, 1000 FROM ${lines}`,
    [RECEIPTS],
  );
}
