import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openTestDatabase } from '../testing/postgres/test-database.js';
import { openPersistentClient, type PersistentClient } from './persistent-client.js';

let database: DataSource;
let drop: () => Promise<void>;
let connection: PersistentClient;
let opened: number;
let failed: number;
/** Called after each try to open a connection, so that a test waits for one and not for a clock. */
let told: () => void;
let onOpen: () => void;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
beforeEach(() => {
  [opened, failed, told, onOpen] = [0, 0, () => undefined, () => undefined];
  connection = openPersistentClient({
    database,
    name: 'a test',
    timeoutMs: 60_000,
    onOpen: () => {
      onOpen();
      opened += 1;
      told();
    },
    onFailure: () => {
      failed += 1;
      told();
    },
  });
});
afterEach(() => connection.stop());
afterAll(() => drop());

const nextTry = () =>
  new Promise<void>((resolve) => {
    told = resolve;
  });

describe('a connection that has to be there as long as the database is', () => {
  it('is not opened before it is asked for, and once for all who ask', async () => {
    expect(opened).toBe(0);
    expect(connection.current()).toBeNull();

    const [first, second] = await Promise.all([connection.open(), connection.open()]);

    expect(first).not.toBeNull();
    expect(second).toBe(first);
    expect(connection.current()).toBe(first);
    expect(opened).toBe(1);
  });

  it('is opened again when the database ends it', async () => {
    const before = await connection.open();
    const answer = await before?.query('SELECT pg_backend_pid() AS pid');
    const again = nextTry();

    await database.query('SELECT pg_terminate_backend($1)', [answer?.rows[0].pid]);
    await again;

    const after = await connection.open();
    expect(after).not.toBe(before);
    expect((await after?.query('SELECT 1 AS one'))?.rows).toEqual([{ one: 1 }]);
    expect(opened).toBe(2);
  });

  it('is tried again after it could not be made ready', async () => {
    onOpen = () => {
      throw new Error('nothing can be listened to');
    };
    expect(await connection.open()).toBeNull();
    expect([opened, failed]).toEqual([0, 1]);
    onOpen = () => undefined;

    await nextTry();

    expect(await connection.open()).not.toBeNull();
    expect([opened, failed]).toEqual([1, 1]);
  });

  it('is not opened any more once it was stopped', async () => {
    await connection.open();

    await connection.stop();

    expect(connection.current()).toBeNull();
    expect(opened).toBe(1);
  });
});
