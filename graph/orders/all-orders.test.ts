import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { rowsReadBy, statementsOf } from '../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { allOrders } from './all-orders.js';
import { OrderStatus } from './order-status.js';

const ORDERS = 20_000;
const PAGE = 10;

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  // What stands before an order is not made up: no list reads it.
  await shop.database.transaction(async (db) => {
    await db.query('SET LOCAL session_replication_role = replica');
    await db.query(
      `INSERT INTO "order" (sequence, user_id, payment_order_id, payment_id, status, amount_paise, name, phone_number, address, pincode, email)
       SELECT n, $1, uuidv7(), 'pay_' || n, CASE WHEN n % 4000 = 0 THEN 'PACKED' ELSE 'DELIVERED' END, 100,
         'Shopper ' || md5(n::text), '+91 98' || lpad((n * 7919)::text, 8, '0'), '1 MG Road', '560001', 'Shopper' || n || '@example.com'
       FROM generate_series(1, $2) AS n`,
      [admin.id, ORDERS],
    );
  });
  await shop.database.query('VACUUM ANALYZE "order"');
});
afterAll(() => shop.close());

describe('allOrders', () => {
  const md5Of = async (text: string): Promise<string> =>
    (await shop.database.query('SELECT md5($1) AS md5', [text]))[0].md5;
  const KNOWN: [string, () => Promise<object> | object][] = [
    ['its number', () => ({ text: 'JH-110000' })],
    ['the phone number', () => ({ text: '98 0000-7919' })],
    ['the e-mail', () => ({ text: 'shopper10000@EXAMPLE.com' })],
    ['the payment', () => ({ text: 'pay_10000' })],
    ['a part of the name', async () => ({ text: (await md5Of('10000')).slice(3, 17) })],
    ['a state that few are in', () => ({ statuses: [OrderStatus.PACKED] })],
    ['a state that nearly all are in', () => ({ statuses: [OrderStatus.DELIVERED] })],
    ['a name that all have', () => ({ text: 'Shopper' })],
  ];

  it.each(KNOWN)(
    'reads little more of a large shop than the page that it answers, found by %s',
    async (_, filterOf) => {
      const filter = await filterOf();
      const found = await allOrders(shop.ctx(admin), filter, PAGE, null);
      const rows = await rowsReadBy(shop.database, () => allOrders(shop.ctx(admin), filter, PAGE, null));

      expect(found.nodes.length).toBeGreaterThan(0);
      expect(rows.order).toBeLessThanOrEqual(2 * PAGE);
    },
  );

  it('is planned for what is asked for, since a plan for anything would walk along all orders', async () => {
    const sent = await statementsOf(shop.database, () =>
      allOrders(shop.ctx(admin), { text: '98 0000-7919' }, PAGE, null),
    );
    const texts = sent.map(({ text }) => text);

    const plans = texts.indexOf('SET LOCAL plan_cache_mode = force_custom_plan');
    const list = texts.findIndex((text) => text.includes('ILIKE'));
    expect(plans).toBeGreaterThanOrEqual(0);
    expect(list).toBeGreaterThan(plans);
  });
});
