import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { rowsReadBy } from '../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { listSalesOfCategories, listSalesOfPins, listSalesOfProducts, salesReport } from './sales-report.service.js';

const PRODUCTS = 100;
/** Sold for a hundred times as much as the others. */
const BEST = 3;
/** From the 15th of January 2024 on. */
const DAYS = 731;
const FROM = '2025-01-15';
const TO = '2026-01-14';

/**
 * Both years begin and end in the middle of a month, the one before a day later, as 2024 had one
 * more.
 */
const DAYS_BESIDE_MONTHS = 17 + 14 + (16 + 14);
const MONTHS = 2 * 11;
const DAYS_BESIDE_YEAR = 17 + 14;
const MONTHS_OF_YEAR = 11;

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  await shop.database.query(
    `INSERT INTO sales_product_day (day, product_id, order_count, pieces, goods_paise)
     SELECT date '2024-01-15' + day, md5(n::text)::uuid, 1, 2, CASE WHEN n <= $3 THEN 30000 ELSE 300 END
     FROM generate_series(0, $1 - 1) AS day, generate_series(1, $2) AS n`,
    [DAYS, PRODUCTS, BEST],
  );
  await shop.database.query(
    `INSERT INTO sales_product_month (month, product_id, order_count, pieces, goods_paise)
     SELECT date_trunc('month', day)::date, product_id, sum(order_count), sum(pieces), sum(goods_paise) FROM sales_product_day GROUP BY 1, 2`,
  );
  await shop.database.query(
    `INSERT INTO sales_pin_day (day, pin, order_count, pieces, total_paise)
     SELECT day, (560000 + row_number() OVER (PARTITION BY day))::text, 1, 2, 300 FROM sales_product_day`,
  );
  await shop.database.query(
    `INSERT INTO sales_pin_month (month, pin, order_count, pieces, total_paise)
     SELECT date_trunc('month', day)::date, pin, sum(order_count), sum(pieces), sum(total_paise) FROM sales_pin_day GROUP BY 1, 2`,
  );
  await shop.database.query('ANALYZE');
  // Shrunk by a cleaning between two tests, so few rows would be read as a whole.
  await shop.database.query('ALTER TABLE sales_product_month SET (autovacuum_enabled = false)');
});
afterAll(() => shop.close());

describe("a year's sales beside the year before", () => {
  type Periods = Awaited<ReturnType<typeof salesReport>>['periods'];
  const read = async (view: (periods: Periods) => Promise<unknown>) => {
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    return rowsReadBy(shop.database, () => view(periods));
  };
  const byPin = (periods: Periods) => listSalesOfPins(shop.ctx(admin), periods, 30);
  const byProduct = (periods: Periods) => listSalesOfProducts(shop.ctx(admin), periods, BEST);
  const byCategory = (periods: Periods) => listSalesOfCategories(shop.ctx(admin), periods);

  it('are read by PIN code from the sums of months, and of the days beside them', async () => {
    const rows = await read(byPin);

    expect(rows.sales_pin_day).toBe(DAYS_BESIDE_MONTHS * PRODUCTS);
    expect(rows.sales_pin_month).toBeLessThanOrEqual((MONTHS + 4) * PRODUCTS);
    expect(rows.order ?? 0).toBe(0);
  });

  it('are read by product from the sums of the best sold, and of all on the days beside the months', async () => {
    const rows = await read(byProduct);

    // Those of the year; then, as in each of the months, the best alone.
    expect(rows.sales_product_day).toBe(DAYS_BESIDE_YEAR * PRODUCTS + DAYS_BESIDE_MONTHS * BEST);
    expect(rows.sales_product_month).toBeLessThanOrEqual((MONTHS_OF_YEAR * 3 + MONTHS) * BEST);
    expect(rows.order ?? 0).toBe(0);
  });

  it('are read by category from the sums of days by category', async () => {
    const rows = await read(byCategory);

    expect(rows.sales_category_day).toBeLessThanOrEqual(DAYS);
    // A join with goods that were moved may look at a row before it finds that there are none.
    expect(rows.sales_product_day ?? 0).toBeLessThan(PRODUCTS);
    expect([rows.sales_product_month ?? 0, rows.order ?? 0]).toEqual([0, 0]);
  });

  it('are all that was sold', async () => {
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const sold = { pieces: 365 * PRODUCTS * 2, totalPaise: 365 * (BEST * 30_000 + (PRODUCTS - BEST) * 300) };

    expect(await byCategory(periods)).toEqual([{ categoryId: null, sold, before: sold }]);
    expect((await byProduct(periods)).map((row) => row.sold.totalPaise)).toEqual(Array(BEST).fill(365 * 30_000));
  });

  it('are told of all products, best first, where more are asked for than were sold', async () => {
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const all = await listSalesOfProducts(shop.ctx(admin), periods, PRODUCTS + 1);

    expect(all.map((row) => row.sold.totalPaise)).toEqual([
      ...Array(BEST).fill(365 * 30_000),
      ...Array(PRODUCTS - BEST).fill(365 * 300),
    ]);
  });

  it('read of a day that has changed what the books have of it, and its own sums', async () => {
    await shop.database.query(`INSERT INTO sales_stale_day (day) VALUES ('2025-06-10')`);
    const rows = await read(byProduct);
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const [best] = await byProduct(periods);
    await shop.database.query('DELETE FROM sales_stale_day');

    // All of that day, once.
    expect(rows.sales_product_day).toBe((DAYS_BESIDE_YEAR + 1) * PRODUCTS + DAYS_BESIDE_MONTHS * BEST);
    // The books have no order of that day.
    expect(best?.sold.totalPaise).toBe(364 * 30_000);
  });

  it('are told of the best where so many are sold alike that all have to be ranked', async () => {
    const alike = 20_500;
    await shop.database.query(
      `INSERT INTO sales_product_month (month, product_id, order_count, pieces, goods_paise)
       SELECT '2025-06-01', md5('alike' || n)::uuid, 1, 1, 5000000 + n % 2 FROM generate_series(1, $1) AS n
       UNION ALL SELECT month, md5('best')::uuid, 1, 1, 4000000 FROM (VALUES (date '2025-06-01'), ('2025-07-01')) AS m (month)
       UNION ALL SELECT '2024-06-01', md5('alike' || 7)::uuid, 1, 1, 100`,
      [alike],
    );
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const best = await listSalesOfProducts(shop.ctx(admin), periods, 5);
    await shop.database.query(`DELETE FROM sales_product_month WHERE order_count = 1`);

    expect(best.map(({ sold, before }) => [sold.totalPaise, before.totalPaise])).toEqual([
      ...Array(BEST).fill([365 * 30_000, 365 * 30_000]),
      [8_000_000, 0],
      [5_000_001, 100],
    ]);
  });

  it('are told of the best of the year before, after what was sold since, where that is next to nothing', async () => {
    await shop.database.query(
      `INSERT INTO sales_product_month (month, product_id, order_count, pieces, goods_paise) VALUES ('2026-02-01', md5('9')::uuid, 1, 1, 500)`,
    );
    const { periods } = await salesReport(shop.ctx(admin), '2026-01-15', '2027-01-14');
    const rows = await rowsReadBy(shop.database, () => listSalesOfProducts(shop.ctx(admin), periods, BEST));
    const best = await listSalesOfProducts(shop.ctx(admin), periods, BEST);
    await shop.database.query(`DELETE FROM sales_product_month WHERE month = '2026-02-01'`);

    expect(best.map(({ sold, before }) => [sold.totalPaise, before.totalPaise])).toEqual([
      [500, 365 * 300],
      ...Array(BEST - 1).fill([0, 365 * 30_000]),
    ]);
    // Of the months the best alone, and of the one product that was sold.
    expect(rows.sales_product_month).toBeLessThan(MONTHS_OF_YEAR * 5 * BEST);
  });

  it('are told by category to the piece when a job of an older build has written their sums', async () => {
    await shop.database.query(`DELETE FROM sales_product_day WHERE day = '2025-06-10'`);
    await shop.database.query(
      `INSERT INTO sales_product_day (day, product_id, order_count, pieces, goods_paise) VALUES ('2025-06-10', md5('1')::uuid, 1, 7, 700)`,
    );

    const { periods } = await salesReport(shop.ctx(admin), '2025-06-10', '2025-06-10');
    expect((await byCategory(periods)).map(({ sold }) => sold)).toEqual([{ pieces: 7, totalPaise: 700 }]);
  });
});
