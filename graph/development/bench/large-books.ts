import pg from 'pg';
import { dropForeignKeys, idOf, inPortions, type Progress } from './large-catalogue.js';

/** Shoppers who order; each does so about so often. */
const ORDERS_OF_SHOPPER = 20;

/** Orders are spread over so many days, of which today is the last. */
const DAYS = 730;

/** A fifth of what there is makes four fifths of what is sold: .8 to this power. */
const POPULARITY = 7;
const FACES = 1_000_003;

/** One in so many orders has a refund, and one in so many of those a return. */
const ORDERS_OF_REFUND = 30;

const TABLES = ['"order"', 'order_line', 'invoice', 'invoice_line', 'refund', 'order_return', 'order_return_line'];

/**
 * Fills the books of a shop that has goods with any number of orders over two years: lines as a
 * basket has them, of some goods far more than of most, more in the evening and at weekends, a
 * twentieth called off, invoices for what has left, credit notes for what went back. The same
 * number gives the same orders.
 *
 * @param url of the database, whose owner this has to be
 * @param orders how many, 1 to 10,000,000
 */
export async function fillBooks(url: string, orders: number, onProgress: Progress): Promise<void> {
  const connections = await Promise.all(
    [1, 2].map(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`SET synchronous_commit = off; SET work_mem = '64MB'`);
      return client;
    }),
  );
  const [db] = connections;
  if (!db) return;
  try {
    // What stands before an order, such as its checkout, is not made up: no list reads it.
    await dropForeignKeys(db, TABLES);
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await db.query(
      `INSERT INTO "user" (id, name, email) SELECT ${idOf('9', 'n')}, 'Shopper ' || n, 'shopper' || n || '@example.com'
       FROM generate_series(1::bigint, $1) AS n`,
      [Math.ceil(orders / ORDERS_OF_SHOPPER)],
    );
    await db.query(
      `CREATE TABLE bench_variant AS SELECT row_number() OVER (ORDER BY md5(v.id::text)) - 1 AS n, v.id, v.product_id, v.sku, p.name,
         v.price_paise FROM product_variant v JOIN product p ON p.id = v.product_id;
       ALTER TABLE bench_variant ADD PRIMARY KEY (n); ANALYZE bench_variant`,
    );
    await inPortions(connections, orders, 'writing orders', onProgress, (one, first, last) =>
      writeOrders(one, first, last, orders),
    );
    await inPortions(connections, orders, 'writing invoices', onProgress, writeInvoices);
    await db.query(`SELECT setval(pg_get_serial_sequence('"order"', 'sequence'), $1)`, [orders]);
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await db.query('INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM "order"');
    await db.query('VACUUM ANALYZE');
  } finally {
    await Promise.all(connections.map((one) => one.end()));
  }
}

const dice = (seed: number, sides: string | number, of = 'n') =>
  `((hashint8extended(${of}, ${seed}) & 1073741823) % ${sides})::integer`;

/** A moment of a day, most often in the evening of India. */
const MOMENT = `(date_trunc('day', now()) - interval '5 hours 30 minutes' - ((all_orders - n) * ${DAYS} / all_orders) * interval '1 day'
  + greatest(${dice(11, 86_400)}, ${dice(12, 86_400)}) * interval '0.99 second')`;

async function writeOrders(db: pg.Client, first: number, last: number, orders: number): Promise<void> {
  const { rows } = await db.query<{ variants: string }>('SELECT count(*) AS variants FROM bench_variant');
  await db.query(
    `WITH placed AS MATERIALIZED (
       SELECT n, ${MOMENT} AS placed_at, 1 + ${dice(13, 6)} AS line_count, ${dice(14, 100)} AS fate,
         (560000 + ${dice(15, 400)} * ${dice(16, 60)})::text AS pin, (${dice(17, 3)} = 0)::integer * 4900 AS shipping
       FROM generate_series($1::bigint, $2) AS n CROSS JOIN (SELECT $3::bigint AS all_orders) AS whole),
     line AS MATERIALIZED (
       SELECT placed.n, place, v.id AS variant_id, v.product_id, v.sku, v.name, v.price_paise, 1 + ${dice(18, 3, 'placed.n * 10 + place')} AS quantity
       FROM placed CROSS JOIN LATERAL generate_series(1, line_count) AS place
       JOIN bench_variant v ON v.n = (power(${dice(19, FACES, 'placed.n * 10 + place')} / ${FACES}.0, ${POPULARITY}) * ${rows[0]?.variants ?? 1})::bigint),
     total AS MATERIALIZED (SELECT n, sum(quantity * price_paise)::bigint AS goods_paise FROM line GROUP BY n),
     ordered AS (
       INSERT INTO "order" (id, sequence, user_id, payment_order_id, payment_id, status, amount_paise, placed_at, shipping_paise,
         name, phone_number, address, city, region, country, pincode, email)
       SELECT ${idOf('7', 'n')}, n, ${idOf('9', `1 + ${dice(21, Math.ceil(orders / ORDERS_OF_SHOPPER))}`)}, ${idOf('8', 'n')}, 'pay_' || n,
         CASE WHEN fate < 5 THEN 'CANCELLED' WHEN placed_at > now() - interval '1 day' THEN 'CONFIRMED'
           WHEN placed_at > now() - interval '3 days' THEN 'SHIPPED' ELSE 'DELIVERED' END,
         goods_paise / 100 * 100 + shipping, placed_at, shipping,
         'Shopper ' || ${dice(21, Math.ceil(orders / ORDERS_OF_SHOPPER))}, '98' || lpad(n::text, 8, '0'), n || ' MG Road', 'Bengaluru', 'Karnataka', 'India', pin,
         'shopper' || ${dice(21, Math.ceil(orders / ORDERS_OF_SHOPPER))} || '@example.com'
       FROM placed JOIN total USING (n))
     INSERT INTO order_line (id, order_id, position, product_id, variant_id, sku, product_title, options, quantity, price_paise)
     SELECT ${idOf('6', 'n * 10 + place')}, ${idOf('7', 'n')}, place, product_id, variant_id, sku, name, '{}', quantity, price_paise FROM line`,
    [first, last, orders],
  );
}

/** Invoices of what has left the shop, and the money, goods and credit notes of what came back. */
async function writeInvoices(db: pg.Client, first: number, last: number): Promise<void> {
  const seller = `'Jhola', 'Bengaluru', '29ABCDE1234F1Z5', 'Karnataka', '29'`;
  const columns =
    'id, kind, financial_year, sequence, number_prefix, order_id, refund_id, total_paise, issued_at, seller_name, seller_address, gstin, place_of_supply, state_code';
  await db.query(
    `WITH sent AS MATERIALIZED (
       SELECT o.id, o.sequence::bigint AS n, o.amount_paise, o.shipping_paise, o.placed_at FROM "order" o
       WHERE o.sequence BETWEEN $1 AND $2 AND o.status IN ('SHIPPED', 'DELIVERED')),
     issued AS (
       INSERT INTO invoice (${columns})
       SELECT ${idOf('4', 'n')}, 'INVOICE', 2026, n, 'JH', id, NULL, amount_paise, placed_at + interval '1 day', ${seller} FROM sent)
     INSERT INTO invoice_line (invoice_id, position, order_line_id, description, hsn_code, quantity, mrp_paise, price_paise, gst_rate,
       amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
     SELECT ${idOf('4', 'sent.n')}, l.position, l.id, l.product_title, 1000 + ${dice(22, 60, 'sent.n + l.position')}, l.quantity, l.price_paise, l.price_paise, 5,
       l.quantity * l.price_paise, l.quantity * l.price_paise - 2 * (l.quantity * l.price_paise / 42), l.quantity * l.price_paise / 42, l.quantity * l.price_paise / 42, 0
     FROM sent JOIN order_line l ON l.order_id = sent.id`,
    [first, last],
  );
  await db.query(
    `WITH back AS MATERIALIZED (
       SELECT o.id, o.sequence::bigint AS n, o.payment_id, o.placed_at + interval '4 days' AS moment, l.id AS line_id, l.price_paise
       FROM "order" o JOIN order_line l ON l.order_id = o.id AND l.position = 1
       WHERE o.sequence BETWEEN $1 AND $2 AND o.status = 'DELIVERED' AND o.sequence % ${ORDERS_OF_REFUND} = 0),
     asked AS (
       INSERT INTO order_return (id, order_id, status, reason, requested_at)
       SELECT ${idOf('3', 'n')}, id, 'RECEIVED', 'Torn', moment FROM back),
     sent AS (
       INSERT INTO order_return_line (order_return_id, order_line_id, quantity) SELECT ${idOf('3', 'n')}, line_id, 1 FROM back),
     owed AS (
       INSERT INTO refund (id, payment_id, reason, occasion, amount_paise, created_at, settled_at)
       SELECT ${idOf('2', 'n')}, payment_id, 'returned', n::text, price_paise, moment, moment FROM back)
     INSERT INTO invoice (${columns})
     SELECT ${idOf('5', 'n')}, 'CREDIT_NOTE', 2026, n, 'JC', id, ${idOf('2', 'n')}, price_paise, moment, ${seller} FROM back`,
    [first, last],
  );
}
