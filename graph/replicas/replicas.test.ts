import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Product } from '../catalogue/product.entity.js';
import { openDatabase } from '../open-database.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { catalogueReads } from '../shared/observability/metrics.js';
import { startStandby } from '../testing/engines/standby.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { until } from '../testing/payment-calls.js';
import { CACHED_PASSWORD, copyCachedCluster } from '../testing/postgres/cluster-cache.js';
import { familyOf } from '../testing/processes.js';
import { openShop, type TestShop } from '../testing/shop.js';

const PASSWORD = CACHED_PASSWORD;
/** Prices in paise that follow one another, so that an old one is known as such. */
let price = 100_000;

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let shop: TestShop;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jhola-replicas-'));
  await chmod(folder, 0o755);
  const dataDirs = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
  await mkdir(dataDirs.primary);
  await copyCachedCluster(dataDirs.primary);
  primary = await startEmbeddedPostgres({ dataDir: dataDirs.primary, password: PASSWORD });
  const database = await openDatabase(primary.url, 10);
  standby = await startStandby(primary, dataDirs, PASSWORD);
  const where = { database, url: primary.url, directUrl: primary.url, drop: () => database.destroy() };
  shop = await openShop({ DATABASE_REPLICA_URLS: standby.url }, undefined, where);
});

beforeEach(async () => {
  product = await aProduct(shop.ctx());
  await untilReadFromReplica();
});

afterAll(async () => {
  await shop?.close();
  await standby?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Never the same twice, so that no answer comes from memory. */
let asked = 0;
const look = async (options = {}, at = shop) => {
  const { data, errors } = await at.graphql(
    `query Look${asked++} ($id: ID!) { product(id: $id) { price category { name } } }`,
    { id: product.id },
    options,
  );
  return { price: data?.product?.price, category: data?.product?.category?.name, errors };
};
const priceOverRest = async () => (await shop.rest(`GET /api/products/${product.id}`)).body.price;
const raise = async () => {
  price += 100;
  await shop.database.query('UPDATE product SET price_paise = $2 WHERE id = $1', [product.id, price]);
  return price / 100;
};
const fromReplica = async () =>
  (await catalogueReads.get()).values.find(({ labels }) => labels.from === 'replica')?.value ?? 0;
/** How many of the reads a replica answered. */
const countFromReplica = async (work: () => Promise<unknown>) => {
  const before = await fromReplica();
  await work();
  return (await fromReplica()) - before;
};
const untilReadFromReplica = () => until(async () => (await countFromReplica(look)) === 1);
const onServer = async ({ url }: EmbeddedPostgres, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows[0];
};
/** How far a server has come in the write-ahead log, in bytes. */
const positionOf = async (server: EmbeddedPostgres) => {
  const { bytes } = await onServer(
    server,
    `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0' AS bytes`,
  );
  return Number(bytes);
};
const NAMED = `SELECT count(*) = 2 AS "isNamed" FROM wal_history`;
const WATCHED = `SELECT count(*)::int AS by FROM pg_stat_activity
  WHERE application_name = 'jhola replica' AND query LIKE '%wal_replay_lsn%' AND state = 'idle'`;
const onStandby = (statement: string) => onServer(standby, statement);
const pidOfStandby = async () =>
  Number((await readFile(path.join(folder, 'standby', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('a shop with a replica of its database', () => {
  it('reads from it what a visitor asks of the catalogue, and from the database itself what a shopper asks', async () => {
    const asha = await aUser(shop.ctx());

    expect(await countFromReplica(() => look())).toBe(1);
    expect(await countFromReplica(priceOverRest)).toBe(1);
    expect(await countFromReplica(() => look({ as: asha }))).toBe(0);
    expect(await countFromReplica(() => shop.graphql('{ me { name } }'))).toBe(0);
  });

  it('writes nothing there, whatever is asked', async () => {
    const { data } = await shop.graphql(
      `mutation {
        signUp(input: { name: "Ravi", email: "ravi@shop.example", phone: "9876543210", password: "mango-season" }) {
          userErrors { code }
        }
      }`,
    );

    expect(data.signUp.userErrors).toEqual([]);
  });

  it('shows nobody an old price or an old name while the replica lags, and reads from it again once it has caught up', async () => {
    const asha = await aUser(shop.ctx());
    await look();
    await onStandby('SELECT pg_wal_replay_pause()');

    const now = await raise();
    await shop.database.query(`UPDATE category SET name = 'Pulses' WHERE id = $1`, [product.categoryId]);
    const seen = { price: now, category: 'Pulses', errors: [] };

    expect(await countFromReplica(async () => expect(await look()).toEqual(seen))).toBe(0);
    expect(await priceOverRest()).toBe(now);
    expect(await look({ as: asha })).toEqual(seen);
    await onStandby('SELECT pg_wal_replay_resume()');
    await untilReadFromReplica();
    expect(await look()).toEqual(seen);
    expect(await look({ as: asha })).toEqual(seen);
  });

  it('shows a change to those who look after it, however the replica hobbles along', async () => {
    await raise();
    const old: string[] = [];
    let isOpen = true;
    const readers = Array.from({ length: 4 }, async () => {
      while (isOpen) {
        const least = price / 100;
        const seen = await look();
        if (!(seen.price >= least)) old.push(`${seen.price} for ${least}`);
      }
    });

    for (let turn = 0; turn < 40; turn++) {
      if (turn % 8 === 0) await onStandby('SELECT pg_wal_replay_pause()');
      if (turn % 8 === 3) await onStandby('SELECT pg_wal_replay_resume()');
      // Only once it is there may a reader count on it.
      const next = price + 100;
      await shop.database.query('UPDATE product SET price_paise = $2 WHERE id = $1', [product.id, next]);
      price = next;
      await look();
    }
    isOpen = false;
    await Promise.all(readers);

    expect(old).toEqual([]);
  });

  it('fails no read when the replica is killed, and takes it back when it runs again', async () => {
    process.kill(await pidOfStandby(), 'SIGKILL');

    for (let turn = 0; turn < 20; turn++) expect((await look()).errors).toEqual([]);
    expect(await countFromReplica(look)).toBe(0);
    standby = await startEmbeddedPostgres({ dataDir: path.join(folder, 'standby'), password: PASSWORD });
    await untilReadFromReplica();
  });

  it('fails no read while the replica stands still, and reads from it again once it goes on', async () => {
    const now = await raise();
    await untilReadFromReplica();
    const family = familyOf(await pidOfStandby());
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    try {
      for (let turn = 0; turn < 5; turn++) expect(await look()).toMatchObject({ price: now, errors: [] });
      expect(await countFromReplica(look)).toBe(0);
    } finally {
      for (const pid of family) process.kill(pid, 'SIGCONT');
    }
    await untilReadFromReplica();
  });

  it('reads nothing from one that went another way than the database, however far ahead it is', async () => {
    const dataDirs = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'promoted') };
    const promoted = await startStandby(primary, dataDirs, PASSWORD);
    await onServer(promoted, 'SELECT pg_promote()');
    const database = await openDatabase(promoted.url, 10);
    const where = { database, url: promoted.url, directUrl: promoted.url, drop: () => database.destroy() };
    const heir = await openShop({ DATABASE_REPLICA_URLS: standby.url }, undefined, where);
    try {
      // The server that is lost goes on writing, through several segments of its log, and its
      // replica follows it.
      for (let segment = 0; segment < 4; segment++) {
        await raise();
        await shop.database.query('SELECT pg_switch_wal()');
      }
      await raise();
      await until(async () => (await positionOf(standby)) > (await positionOf(promoted)));
      // By then the shop knows where both are, and might have read from it.
      await until(async () => (await onServer(promoted, NAMED)).isNamed && (await onServer(standby, WATCHED)).by === 2);
      await database.query('UPDATE product SET price_paise = 700 WHERE id = $1', [product.id]);

      const seen = await countFromReplica(async () => {
        for (let turn = 0; turn < 20; turn++) expect((await look({}, heir)).price).toBe(7);
      });
      expect(seen).toBe(0);
    } finally {
      await heir.close();
      await promoted.stop();
    }
  });

  it('leaves out one that is no replica any more', async () => {
    await onStandby('SELECT pg_promote()');
    await until(async () => (await countFromReplica(look)) === 0);
    await onStandby(`UPDATE product SET price_paise = 1`);

    const now = await raise();
    expect((await look()).price).toBe(now);
  });
});
