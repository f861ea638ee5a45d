import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cliProgress from 'cli-progress';
import { signToken } from '../../accounts/sign-in/token.js';
import { User } from '../../accounts/user.entity.js';
import { openDatabase } from '../../open-database.js';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { rollUpSales } from '../../sales/roll-up-sales.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { dayAfter, dayInIndia } from '../../shared/india-time.js';
import { openLog } from '../../shared/observability/log.js';
import { callsTo } from '../../testing/shop.js';
import { fillBooks } from './large-books.js';
import { stock } from './search.js';
import { printRow } from './table.js';

const PRODUCTS = 3_000;
const ROUNDS = 5;

/** Orders that come and are called off between two runs of the job on a busy day. */
const NEW_ORDERS = 200;
const CALLED_OFF = 20;

/**
 * Measures the books of a shop with many orders, on a PostgreSQL of its own: how long the report of
 * what sells takes by each of its tables, the job that sums it up, the list of orders by each
 * filter, and the GST return of a month.
 *
 * @param orders how many
 */
export async function benchBooks(orders: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: false });
  const { url } = postgres;
  const database = await openDatabase(url, 6);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0' });
  const server = await buildServer({ config, database, log: openLog(config.logLevel), withWeb: false });
  try {
    await stock(url, PRODUCTS);
    const bar = new cliProgress.SingleBar({ format: '{step} {bar} {percentage} %' }, cliProgress.Presets.rect);
    bar.start(1, 0, { step: '' });
    await fillBooks(url, orders, (step, done, total) => {
      bar.setTotal(total);
      bar.update(done, { step });
    });
    bar.stop();
    await new Promise<void>((resolve) => {
      server.http.listen(0, '127.0.0.1', resolve);
    });
    const bound = server.http.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port');
    const { identifiers } = await database.manager.insert(User, {
      name: 'Owner',
      email: 'o@example.com',
      role: 'OWNER' as User['role'],
    });
    const owner = await database.manager.findOneByOrFail(User, { id: identifiers[0]?.id });
    const { graphql } = callsTo(`http://127.0.0.1:${bound.port}`, config);
    const as = `Bearer ${signToken(owner, config)}`;
    const ctx = server.openContext(null);
    const once = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    printRow(['what', 'median ms', 'longest ms']);
    const time = async (name: string, query: string, variables: object = {}) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(
          await once(async () => {
            const { errors } = await graphql(query, variables, { as });
            if (errors.length > 0) throw new Error(errors[0]?.message);
          }),
        );
      }
      times.sort((one, other) => one - other);
      printRow([name, Math.round(times[Math.floor(ROUNDS / 2)] ?? 0), Math.round(times.at(-1) ?? 0)]);
    };
    const today = dayInIndia(new Date());
    const year = { from: dayAfter(today, -364), to: today };
    const report = (fields: string) =>
      `query ($from: String!, $to: String!) { salesReport(from: $from, to: $to) { ${fields} } }`;
    await time('Today: sales of 14 days, nothing summed up', '{ sales(days: 14) { day total } }');
    printRow(['first sums', Math.round(await once(() => rollUpSales(ctx))), '']);
    await database.query('VACUUM ANALYZE sales_product_day, sales_pin_day, sales_hour, sales_stale_day');
    const views = {
      figures: 'sold { total } before { total }',
      days: 'days { day sold { total } before { total } }',
      hours: 'hours { hour sold { total } }',
      categories: 'categories { category { name } sold { total } before { total } }',
      products: 'products(first: 50) { name product { id } sold { total } before { total } }',
      pins: 'pins(first: 50) { pin sold { total } before { total } }',
      refunds: 'refunds { reason total totalBefore }',
      carts: 'leftInCarts(first: 50) { name total }',
      searches: 'emptySearches(first: 50) { words count }',
    };
    const views30 = { from: dayAfter(today, -29), to: today };
    for (const [name, fields] of Object.entries(views)) await time(`${name} of a year`, report(fields), year);
    await time('all of a year at once', report(Object.values(views).join(' ')), year);
    await time('all of 30 days at once', report(Object.values(views).join(' ')), views30);
    await time('Today: sales of 14 days', '{ sales(days: 14) { day total } }');
    await database.query(
      `WITH copied AS (
         INSERT INTO "order" (id, user_id, payment_order_id, payment_id, status, amount_paise, name, phone_number, address, pincode, email)
         SELECT uuidv7(), user_id, uuidv7(), 'pay_again_' || sequence, 'CONFIRMED', amount_paise, name, phone_number, address, pincode, email
         FROM "order" ORDER BY sequence DESC LIMIT ${NEW_ORDERS} RETURNING id)
       INSERT INTO order_line (order_id, position, product_title, options, quantity, price_paise)
       SELECT id, 1, 'Tea', '{}', 1, 5000 FROM copied`,
    );
    await database.query(
      `UPDATE "order" SET status = 'CANCELLED' WHERE sequence IN (
         SELECT sequence FROM "order" WHERE status = 'DELIVERED' ORDER BY md5(sequence::text) LIMIT ${CALLED_OFF})`,
    );
    await time('all of a year, days changed since', report(Object.values(views).join(' ')), year);
    printRow([
      `sums after ${NEW_ORDERS} orders, ${CALLED_OFF} called off`,
      Math.round(await once(() => rollUpSales(ctx))),
      '',
    ]);
    const list = `query ($filter: OrderFilter) { allOrders(first: 50, filter: $filter) { totalCount nodes { number status total name } } }`;
    const filters = {
      none: {},
      'to pack': { statuses: ['CONFIRMED'] },
      delivered: { statuses: ['DELIVERED'] },
      'of a day': {
        placedFrom: `${dayAfter(today, -99)}T00:00:00Z`,
        placedBefore: `${dayAfter(today, -98)}T00:00:00Z`,
      },
      'of a month, delivered': {
        statuses: ['DELIVERED'],
        placedFrom: `${dayAfter(today, -130)}T00:00:00Z`,
        placedBefore: `${dayAfter(today, -100)}T00:00:00Z`,
      },
      'by number': { text: 'JH-600000' },
      'by name': { text: 'Shopper 4321' },
      'by phone': { text: '9800123456' },
      'by e-mail': { text: 'shopper4321@example.com' },
      'by what nobody has': { text: 'Nobody at all' },
    };
    for (const [name, filter] of Object.entries(filters)) await time(`orders ${name}`, list, { filter });
    await time(
      'GST return of a month',
      'query ($from: String!) { gstReturn(from: $from) { taxable hsnSummary { taxable } documents { count } } }',
      {
        from: dayAfter(today, -60).slice(0, 7),
      },
    );
    await time('returns', '{ orderReturns(first: 50) { totalCount nodes { id } } }');
    await time('customers', '{ customers(first: 50) { totalCount nodes { name } } }');
    await time('customers by name', '{ customers(first: 50, text: "Shopper 4321") { totalCount nodes { name } } }');
  } finally {
    await server.stop();
    await database.destroy().catch(() => undefined);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
