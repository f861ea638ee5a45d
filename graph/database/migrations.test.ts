import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openTestDatabase } from '../testing/test-database.js';
import { migrations } from './migrations.js';

let database: DataSource;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
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

  it('can all be taken back', async () => {
    for (const _ of database.migrations) await database.undoLastMigration();

    const tables = await database.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
    );
    expect(tables).toEqual([]);
  });
});
