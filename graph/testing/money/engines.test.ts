import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../../open-database.js';
import { debianPostgres, type SystemPostgres, startDebianPostgres } from '../engines/debian-postgres.js';
import { type Bouncer, startBouncer } from '../engines/pgbouncer.js';
import { isInstalled } from '../engines/run-server.js';
import { testsEverything } from '../every-case.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { subscribe } from '../listen.js';
import { ordersOf, until } from '../payment-calls.js';
import { callsTo } from '../shop.js';
import { newDataDir, type RunningShop, removeDataDir, startShop } from '../whole-shop/running-shop.js';
import { rush } from './rush.js';
import { waitUntilSettled } from './settle.js';
import { openTwins, type Twins } from './twins.js';

/** Only where the system's packages have brought the servers. */
const programs = testsEverything ? debianPostgres() : null;
const hasBouncer = programs !== null && isInstalled('pgbouncer');

const STOCK = 'subscription ($id: ID!) { stockChanged(productId: $id) { product { countInStock } } }';

describe.each([
  { engine: 'Debian’s PostgreSQL with its own settings', isPooled: false, isThere: programs !== null },
  { engine: 'PgBouncer in transaction mode', isPooled: true, isThere: hasBouncer },
])('a shop over $engine', ({ isPooled, isThere }) => {
  const test = isThere ? it : it.skip;
  let postgres: SystemPostgres;
  let bouncer: Bouncer | null = null;
  let dataDir: string;
  const addressOf = (database: string) => ({
    url: (bouncer ?? postgres).urlOf(database),
    directUrl: postgres.urlOf(database),
  });
  let twins: Twins;

  beforeAll(async () => {
    if (!isThere) return;
    postgres = await startDebianPostgres(programs ?? '');
    if (isPooled) bouncer = await startBouncer(postgres);
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
    await client.connect();
    await client.query('CREATE DATABASE demonstration');
    await client.query('CREATE DATABASE twins');
    await client.end();
    dataDir = await newDataDir();
    twins = await openTwins(addressOf('twins'));
  });

  afterAll(async () => {
    if (!isThere) return;
    await twins.close();
    await bouncer?.stop();
    await postgres.stop();
    await removeDataDir(dataDir);
  });

  test('fills its shelves and finds what is on them', async () => {
    const { url, directUrl } = addressOf('demonstration');
    const shop: RunningShop = await startShop(dataDir, { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl });
    try {
      const { graphql } = callsTo(shop.address, twins.config);
      const { data } = await graphql('{ products { totalCount } search(query: "toor dal", first: 3) { totalCount } }');

      expect(data.products.totalCount).toBeGreaterThan(2_000);
      expect(data.search.totalCount).toBeGreaterThan(0);
      // How long a statement takes is up to the machine.
      const complaints = shop.printed().match(/^.*"level":(?:40|50)(?!.*"a statement was slow").*$/gm);
      expect(complaints).toBeNull();
    } finally {
      await shop.stop();
    }
  });

  test('has the limits and settings that a request is to have', async () => {
    const settings = ['jit', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const rows = await Promise.all(settings.map((name) => twins.database.query(`SHOW ${name}`)));

    expect(Object.assign({}, ...rows.flat())).toEqual({
      jit: 'off',
      statement_timeout: '8s',
      lock_timeout: '5s',
      idle_in_transaction_session_timeout: '8s',
    });
  });

  (isPooled ? test : it.skip)('is told which address it lacks when it is given that of the pooler alone', async () => {
    await expect(openDatabase(addressOf('twins').url, 2)).rejects.toThrow(
      /^DATABASE_URL: a pooler answers .* DATABASE_DIRECT_URL must lead to PostgreSQL itself$/,
    );
  });

  test('sells what there is, and no more', async () => {
    const settled = () => waitUntilSettled(twins.database, { expire: true });

    expect(await rush(twins, 30, 10, settled)).toEqual({ orders: 10, soldOut: 20, others: [], breaches: [] });
  });

  test('makes the order of a payment that only the provider told of', async () => {
    const buyer = await aBuyer(twins, await aVariant(twins));
    const { orderId } = await startCheckout(twins, buyer);

    await payAtStandIn(twins, orderId, { webhook: 'send', times: 3 });

    await until(async () => (await ordersOf(twins, buyer)).length === 1);
  });

  test('tells on each of its processes what happens on either', async () => {
    const tea = await aVariant(twins, { countInStock: 10 });
    const listeners = twins.addresses.map((address) =>
      subscribe({ address, config: twins.config }, STOCK, { id: tea.productId }),
    );
    const told = () =>
      Promise.all(listeners.map(async (each) => (await each.next()).data.stockChanged.product.countInStock));
    expect(await told()).toEqual([10, 10]);

    await startCheckout(twins, await aBuyer(twins, tea));

    expect(await told()).toEqual([9, 9]);
    await Promise.all(listeners.map((each) => each.end()));
  });
});
