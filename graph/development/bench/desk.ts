import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import cliProgress from 'cli-progress';
import pg from 'pg';

import { signToken } from '../../accounts/sign-in/token.js';
import { User } from '../../accounts/user.entity.js';
import { openDatabase } from '../../open-database.js';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { rollUpSales } from '../../sales/roll-up-sales.js';
import { SALES_TABLES } from '../../sales/sales-report.presenter.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { dayAfter, dayInIndia } from '../../shared/india-time.js';
import { openLog } from '../../shared/observability/log.js';
import { Role } from '../../shared/rights/role.js';
import { callsTo } from '../../testing/shop.js';
import { fillBooks } from './large-books.js';
import { fillStockRoom } from './large-stock-room.js';
import { stock } from './search.js';
import { printRow } from './table.js';

const ROUNDS = 5;

/** Lines of orders whose sales stand in the history of stock, for each order. */
const MOVEMENTS_OF_ORDER = 2;

/** Orders that come and are called off between two runs of the job on a busy day. */
const NEW_ORDERS = 200;
const CALLED_OFF = 20;

/**
 * Measures the desk of a large shop, on a PostgreSQL of its own: its lists of orders, of products
 * and of stock, the report of what sells by each of its tables and as a file, the job that sums it
 * up, and the GST return of a month.
 *
 * @param orders how many
 * @param products how many
 */
export async function benchDesk(orders: number, products: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: false });
  try {
    const { url } = postgres;
    await (await openDatabase(url, 1)).destroy();
    await stock(url, products);
    const bar = new cliProgress.SingleBar({ format: '{step} {bar} {percentage} %' }, cliProgress.Presets.rect);
    bar.start(1, 0, { step: '' });
    await fillBooks(url, orders, (step, done, total) => {
      bar.setTotal(total);
      bar.update(done, { step });
    });
    bar.stop();
    await fillStockRoom(url, orders * MOVEMENTS_OF_ORDER);
    await measureDesk(url, dataDir);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures the desk of a shop that has been filled, whose sums of sales it makes.
 *
 * @param url of its database
 * @param dataDir for what the server writes beside it
 * @param only those of which the name holds this; absent: everything
 */
export async function measureDesk(url: string, dataDir: string, only = ''): Promise<void> {
  const database = await openDatabase(url, 6);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0' });
  const server = await buildServer({ config, database, log: openLog(config.logLevel), withWeb: false });
  try {
    await new Promise<void>((resolve) => {
      server.http.listen(0, '127.0.0.1', resolve);
    });
    const bound = server.http.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port');
    const address = `http://127.0.0.1:${bound.port}`;
    const email = 'owner@example.com';
    await database.manager.upsert(User, { name: 'Owner', email, role: Role.OWNER }, ['email']);
    const as = `Bearer ${signToken(await database.manager.findOneByOrFail(User, { email }), config, Date.now())}`;
    const { graphql } = callsTo(address, config);
    const ask = async (query: string, variables: object = {}) => {
      const { data, errors } = await graphql(query, variables, { as });
      if (errors.length > 0) throw new Error(errors[0]?.message);
      return data;
    };
    const once = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    const sumUp = async (name: string) => {
      printRow([name, Math.round(await once(() => rollUpSales(server.openContext(null)))), '', '']);
    };
    const time = async (name: string, work: () => Promise<unknown>) => {
      if (!name.includes(only)) return;
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await once(work));
      const sorted = times.toSorted((one, other) => one - other);
      printRow(
        [name, times[0], sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)].map((value) =>
          typeof value === 'number' ? Math.round(value) : (value ?? ''),
        ),
      );
    };

    const load = loadavg()[0] ?? 0;
    process.stdout.write(`${cpus().length} processors (${cpus()[0]?.model}), load ${load.toFixed(1)}\n`);
    printRow(['what', 'first ms', 'median', 'longest']);
    const today = dayInIndia(new Date());
    const year = { from: dayAfter(today, -364), to: today };
    const report = (fields: string) =>
      `query ($from: String!, $to: String!) { salesReport(from: $from, to: $to) { ${fields} } }`;
    await sumUp('first sums of sales');
    await inNoHurry(url, 'VACUUM ANALYZE');
    const views: Record<string, string> = {
      figures: 'sold { total refunded returnCount } before { total refunded returnCount }',
      day: 'days { day sold { total } before { total } }',
      hour: 'hours { hour sold { total } }',
      category: 'categories { category { name } sold { total } before { total } }',
      product: 'products(first: 30) { name product { id } sold { total } before { total } }',
      pin: 'pins(first: 30) { pin sold { total } before { total } }',
      refund: 'refunds { reason total totalBefore }',
      cart: 'leftInCarts(first: 30) { name total }',
      search: 'emptySearches(first: 30) { words count }',
    };
    const all = report(Object.values(views).join(' '));
    for (const [name, fields] of Object.entries(views))
      await time(`a year's sales: ${name}`, () => ask(report(fields), year));
    const saveAsCsv = async (by: string) => {
      const { from, to } = year;
      const file = await fetch(`${address}/api/sales-report?from=${from}&to=${to}&by=${by}&format=csv`, {
        headers: { authorization: as },
      });
      if (!file.ok) throw new Error(await file.text());
      await file.text();
    };
    for (const by of SALES_TABLES) await time(`a year's sales as CSV: ${by}`, () => saveAsCsv(by));
    await time(`30 days' sales, all tables`, () => ask(all, { from: dayAfter(today, -29), to: today }));
    await time('Today: sales of 14 days', () => ask('{ sales(days: 14) { day total } }'));
    await database.query(
      `WITH copied AS (
         INSERT INTO "order" (id, user_id, payment_order_id, payment_id, status, amount_paise, name, phone_number, address, pincode, email)
         SELECT uuidv7(), user_id, uuidv7(), 'pay_again_' || sequence, 'CONFIRMED', amount_paise, name, phone_number, address, pincode, email
         FROM "order" ORDER BY sequence DESC LIMIT ${NEW_ORDERS} RETURNING id)
       INSERT INTO order_line (order_id, position, product_title, options, quantity, price_paise)
       SELECT id, 1, 'Tea', '{}', 1, 5000 FROM copied`,
    );
    await database.query(
      `UPDATE "order" SET status = 'CANCELLED' WHERE status = 'DELIVERED' AND sequence IN (
         SELECT ((place - 0.5) * (SELECT max(sequence) FROM "order") / ${CALLED_OFF})::integer FROM generate_series(1, ${CALLED_OFF}) AS place)`,
    );
    await time(`a year's sales, ${CALLED_OFF + 1} days changed since: product`, () =>
      ask(report(views.product ?? ''), year),
    );
    await time(`the same as CSV: product`, () => saveAsCsv('product'));
    if ('sums'.includes(only)) await sumUp(`sums after ${NEW_ORDERS} orders and ${CALLED_OFF} called off`);

    const orders = `query ($filter: OrderFilter) { allOrders(first: 30, filter: $filter) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } } } }`;
    const orderFilters = {
      'of any state': {},
      ...Object.fromEntries(
        ['CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'PENDING', 'CANCELLED', 'REFUNDED'].map((status) => [
          status,
          { statuses: [status] },
        ]),
      ),
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
      'by phone': { text: '98 0012 3456' },
      'by four digits of a phone': { text: '4321' },
      'by e-mail': { text: 'shopper4321@example.com' },
      'by name': { text: 'Shopper 4321' },
      'by a name that all have': { text: 'Shopper' },
      'by two letters of a name': { text: 'zq' },
      'by what nobody has': { text: 'Nobody at all' },
      'by name, packed': { text: 'Shopper 4321', statuses: ['PACKED'] },
      'by a name that all have, packed': { text: 'Shopper', statuses: ['PACKED'] },
    };
    for (const [name, filter] of Object.entries(orderFilters))
      await time(`orders ${name}`, () => ask(orders, { filter }));
    await time('returns', () => ask('{ orderReturns(first: 50) { totalCount nodes { id } } }'));
    await time('customers', () => ask('{ customers(first: 50) { totalCount nodes { name } } }'));
    await time('customers by name', () =>
      ask('{ customers(first: 50, text: "Shopper 4321") { totalCount nodes { name } } }'),
    );
    const month = dayAfter(today, -60).slice(0, 7);
    await time('GST return of a month', () =>
      ask(
        `query ($from: String!) { gstReturn(from: $from) { taxable cgst sgst igst supplies { taxable }
          namedSupplies { number } hsnSummary { taxable } documents { count } } }`,
        { from: month },
      ),
    );

    const products = `query ($filter: ProductFilter, $sort: ProductSort) { products(first: 24, filter: $filter, sort: $sort) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { id name brand status publishAt featured rating category { id name } subCategory { id name }
        label { hsnCode gstRate } tags waitingForStock waitingForPrice images(first: 1) { id url(width: 160) }
        variants { id sku size ram weight price oldPrice stock { onHand reserved } } } } }`;
    const [{ id: categoryId }] = await database.query(
      'SELECT category_id AS id FROM product GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    );
    const statuses = ['PUBLISHED', 'HIDDEN', 'ARCHIVED'];
    const productFilters: Record<string, object> = {
      all: {},
      hidden: { statuses: ['HIDDEN'] },
      'of a category': { categoryId },
      'in stock': { inStock: true },
      'reduced in price': { minDiscount: 1 },
      'with gaps in their label': { hasLabelGaps: true },
      featured: { featured: true },
      'with a tag': { tags: ['festive'] },
      'sold out': { soldOut: true },
      'sold out, hidden': { soldOut: true, statuses: ['HIDDEN'] },
      'sold out, of a category': { soldOut: true, categoryId },
      'by a text that few have': { text: 'Himadri Gold elaichi' },
      'by a text that many have': { text: 'Premium' },
      'by a part of a word': { text: 'emi' },
      'by two letters': { text: 'sa' },
      'by a text that all have': { text: 'bench a' },
      'by SKU': { text: 'p-123456-1' },
      'by a text, sold out': { text: 'Premium', soldOut: true },
    };
    for (const [name, filter] of Object.entries(productFilters))
      for (const sort of ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'DISCOUNT', 'RATING'])
        await time(`products ${name}, ${sort}`, () => ask(products, { filter: { statuses, ...filter }, sort }));

    const variantFields = 'id sku size ram weight';
    for (const days of [3, 28])
      await time(`running out within ${days} days`, () =>
        ask(`{ lowStock(days: ${days}, first: 100) { totalCount nodes { soldIn28Days daysOfCover product { id name }
          variant { ${variantFields} countInStock } } } }`),
      );
    const movements = `query ($id: ID!) { variant(id: $id) { ${variantFields} countInStock product { id name }
      stock { onHand reserved movements(first: 50) { totalCount pageInfo { hasNextPage endCursor }
        nodes { id kind delta onHand reason wasteReason actorKind actorName movedAt order { id number } receipt { id } count { id } } } } } }`;
    const [{ id: sold }] = await database.query(
      'SELECT variant_id AS id FROM stock_movement GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    );
    await time('movements of a variant', () => ask(movements, { id: sold }));
    const sums = 'sums { variantCount pieceCount surplus shortage disturbedCount }';
    await time('counts', () =>
      ask(`{ stockCounts(first: 30) { totalCount pageInfo { hasNextPage endCursor }
        nodes { id name isOpen startedAt closedAt cancelledAt ${sums} } } }`),
    );
    const [{ id: count }] = await database.query('SELECT id FROM stock_count WHERE is_open');
    await time('a count', () =>
      ask(
        `query ($id: ID!) { stockCount(id: $id) { id name isOpen ${sums}
          lines(first: 50) { totalCount pageInfo { hasNextPage endCursor }
            nodes { id counted expected difference isDisturbed variant { ${variantFields} product { id name } } } } } }`,
        { id: count },
      ),
    );
    const [{ sku }] = await database.query('SELECT sku FROM product_variant ORDER BY id DESC LIMIT 1');
    await time('a scan of a count', () =>
      ask(
        `mutation ($id: ID!, $sku: String!) { countStock(countId: $id, sku: $sku, pieces: 1) { line { counted } userErrors { message } } }`,
        { id: count, sku },
      ),
    );
    await time('receipts', () =>
      ask(`{ goodsReceipts(first: 30) { totalCount pageInfo { hasNextPage endCursor }
        nodes { id supplier billNumber billDate pieceCount total receivedAt } } }`),
    );
  } finally {
    await server.stop();
    await database.destroy().catch(() => undefined);
  }
}

/** A statement without the limits of time that requests have. */
async function inNoHurry(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
