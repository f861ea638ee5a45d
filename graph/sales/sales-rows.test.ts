import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { rowsReadBy } from '../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { listSalesOfCategories, listSalesOfPins, listSalesOfProducts, salesReport } from './sales-report.service.js';

const PRODUCTS = 100;
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

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  await shop.database.query(
    `INSERT INTO sales_product_day (day, product_id, order_count, pieces, goods_paise)
     SELECT date '2024-01-15' + day, md5(n::text)::uuid, 1, 2, 300 FROM generate_series(0, $1 - 1) AS day, generate_series(1, $2) AS n`,
    [DAYS, PRODUCTS],
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
});
afterAll(() => shop.close());

describe("a year's sales beside the year before", () => {
  const read = async (view: (typeof VIEWS)[number][1]) => {
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    return rowsReadBy(shop.database, () => view(periods));
  };
  type Periods = Awaited<ReturnType<typeof salesReport>>['periods'];
  const VIEWS = [
    ['product', (periods: Periods) => listSalesOfProducts(shop.ctx(admin), periods, 30)],
    ['pin', (periods: Periods) => listSalesOfPins(shop.ctx(admin), periods, 30)],
  ] as const;

  it.each(VIEWS)('are read by %s from the sums of months, and of the days beside them', async (by, view) => {
    const rows = await read(view);

    expect(rows[`sales_${by}_day`]).toBe(DAYS_BESIDE_MONTHS * PRODUCTS);
    expect(rows[`sales_${by}_month`]).toBeLessThanOrEqual((MONTHS + 4) * PRODUCTS);
    expect(rows.order ?? 0).toBe(0);
  });

  it('are all that was sold', async () => {
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const [category] = await listSalesOfCategories(shop.ctx(admin), periods);

    expect(category).toEqual({
      categoryId: null,
      sold: { pieces: 365 * PRODUCTS * 2, totalPaise: 365 * PRODUCTS * 300 },
      before: { pieces: 365 * PRODUCTS * 2, totalPaise: 365 * PRODUCTS * 300 },
    });
  });

  it('read of a day that has changed what the books have of it, and its own sums', async () => {
    await shop.database.query(`INSERT INTO sales_stale_day (day) VALUES ('2025-06-10')`);
    const rows = await read(VIEWS[0][1]);
    const { periods } = await salesReport(shop.ctx(admin), FROM, TO);
    const [best] = await listSalesOfProducts(shop.ctx(admin), periods, 1);
    await shop.database.query('DELETE FROM sales_stale_day');

    expect(rows.sales_product_day).toBe((DAYS_BESIDE_MONTHS + 1) * PRODUCTS);
    // The books have no order of that day.
    expect(best?.sold.totalPaise).toBe(364 * 300);
  });
});
