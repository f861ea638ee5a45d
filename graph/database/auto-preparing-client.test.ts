import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openTestDatabase } from '../testing/test-database.js';
import type { AutoPreparingClient } from './auto-preparing-client.js';
import { databaseOptions } from './data-source.js';

let url: string;
let database: DataSource;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop, url } = await openTestDatabase());
});
afterAll(() => drop());

describe('a connection to the database', () => {
  it('that breaks costs what was asked over it and nothing else, however often it says so', async () => {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    const connection: AutoPreparingClient = await runner.connect();
    const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
    const gone = new Promise((resolve) => connection.once('end', resolve));

    await database.query('SELECT pg_terminate_backend($1)', [pid]);
    await gone;
    connection.emit('error', new Error('Connection terminated unexpectedly'));

    await expect(runner.query('SELECT 1')).rejects.toThrow();
    await expect(database.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });

  it('over which a statement is not answered in time is not handed to the next caller', async () => {
    const options = databaseOptions(url, 1);
    const hasty = await new DataSource({ ...options, extra: { ...options.extra, query_timeout: 200 } }).initialize();
    try {
      await expect(hasty.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');

      await expect(hasty.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    } finally {
      await hasty.destroy();
    }
  });
});
