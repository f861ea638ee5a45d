import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../open-database.js';
import { openTestDatabase } from '../testing/postgres/test-database.js';
import { awaitDatabase } from './await-database.js';
import { migrations } from './migrations.js';

let database: DataSource;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, url, drop } = await openTestDatabase());
});
afterAll(() => drop());

describe('the migrations', () => {
  it('stand in the order of their time, which is the one that they run in', () => {
    const times = migrations.map(({ name }) => Number(name.slice(-13)));

    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  it('make exactly the tables that the entities describe', async () => {
    const { upQueries } = await database.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('join no tables by a key that the entities do not declare as a relation', async () => {
    const keys: { key: string }[] = await database.query(
      `SELECT format('%s (%s) to %s', one.relname, string_agg(attname, ', ' ORDER BY attname), other.relname) AS key
       FROM pg_constraint JOIN pg_class one ON one.oid = conrelid JOIN pg_class other ON other.oid = confrelid
         JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace GROUP BY pg_constraint.oid, one.relname, other.relname`,
    );
    const relations = database.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys.map(
        ({ columnNames, referencedEntityMetadata: { tableName: other } }) =>
          `${tableName} (${columnNames.toSorted().join(', ')}) to ${other}`,
      ),
    );

    expect(keys.length).toBeGreaterThan(10);
    expect(keys.map(({ key }) => key).filter((key) => !relations.includes(key))).toEqual([]);
  });

  it('give money the room that its sums need, and read it as numbers', async () => {
    const small: { name: string }[] = await database.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(^amount|paise$)' AND data_type <> 'bigint'`,
    );

    const ofPieces = ['product', 'product_variant'].flatMap((table) => [
      `${table}.price_paise`,
      `${table}.old_price_paise`,
      `${table}.lowest_price_paise`,
    ]);
    expect(small.map(({ name }) => name).toSorted()).toEqual(
      [...ofPieces, 'product_alert.price_paise', 'variant_price.price_paise'].toSorted(),
    );
    const [row] = await database.query('SELECT 9007199254740991::bigint AS most, -3000000000::bigint AS owed');
    expect(row).toEqual({ most: Number.MAX_SAFE_INTEGER, owed: -3_000_000_000 });
    await expect(database.query('SELECT 9007199254740993::bigint AS more')).rejects.toThrow('beyond exact numbers');
  });

  it('make no function that switches a kind of join off, at whose price older PostgreSQLs compile each statement', async () => {
    const switched = await database.query(
      `SELECT proname FROM pg_proc WHERE proconfig::text ~ 'enable_(nestloop|hashjoin|mergejoin)'`,
    );
    expect(switched).toEqual([]);
  });

  it('find what an update of many rows changed without comparing each with each other one', async () => {
    const joining = await database.query(
      `SELECT proname FROM pg_proc WHERE proname LIKE 'note%' AND prosrc ~* 'arrived.*\\mjoin\\M.*gone'`,
    );
    expect(joining).toEqual([]);
  });

  it('are left alone by a start that is to leave them alone, which refuses what is not up to date', async () => {
    await (await openDatabase(url, 1, { migrates: false })).destroy();
    const [{ version }] = await database.query(`SELECT version FROM installation WHERE part = 'live/sql'`);
    await database.query(`UPDATE installation SET version = 'an older one' WHERE part = 'live/sql'`);

    await expect(openDatabase(url, 1, { migrates: false })).rejects.toThrow('npm run migrate');

    await database.query(`UPDATE installation SET version = $1 WHERE part = 'live/sql'`, [version]);
  });

  it('of a newer build keep an older one from starting, which names them', async () => {
    await database.query(`INSERT INTO migration (timestamp, name) VALUES (9, 'AddTomorrow9')`);

    await expect(openDatabase(url, 1)).rejects.toThrow(/newer build than this one, which does not know AddTomorrow9/);

    await database.query('DELETE FROM migration WHERE timestamp = 9');
  });

  it('can all be taken back', async () => {
    for (const _ of database.migrations) await database.undoLastMigration();

    const tables = await database.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
    );
    expect(tables).toEqual([]);
  });
});

describe('a database that does not let the shop in', () => {
  it('is told by the name of its variable, at once where waiting is of no use', async () => {
    const absent = new URL(url);
    absent.pathname = 'nowhere';

    await expect(openDatabase(absent.href, 1)).rejects.toThrow('DATABASE_URL: database "nowhere" does not exist');
  });

  it('is waited for when nobody listens there, and named when it does not come', async () => {
    const said: string[] = [];
    const nobody = 'postgres://shop@127.0.0.1:1/shop';
    const waiting = { variable: 'DATABASE_URL', timeoutMs: 600, onWait: (sentence: string) => said.push(sentence) };

    await expect(awaitDatabase(nobody, waiting)).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(said).toEqual([expect.stringMatching(/^Waiting for PostgreSQL\. DATABASE_URL: /)]);
  });
});
