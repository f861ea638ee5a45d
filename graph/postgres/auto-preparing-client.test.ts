import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../demo/feature.js';
import { tablesOf } from '../open-database.js';
import { openTestDatabase } from '../testing/postgres/test-database.js';
import type { AutoPreparingClient } from './auto-preparing-client.js';
import { liftLimits } from './connection-settings.js';
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
    const options = databaseOptions(url, 1, tablesOf(featuresWithDemo));
    const hasty = await new DataSource({ ...options, extra: { ...options.extra, query_timeout: 200 } }).initialize();
    try {
      await expect(hasty.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');

      await expect(hasty.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    } finally {
      await hasty.destroy();
    }
  });

  it('waits for work that changes a large shop as long as it takes, and for nothing after it', async () => {
    const options = databaseOptions(url, 1, tablesOf(featuresWithDemo));
    const hasty = await new DataSource({ ...options, extra: { ...options.extra, query_timeout: 200 } }).initialize();
    const sleep = 'SELECT $1::int AS n FROM pg_sleep(0.5)';
    try {
      // The third time it is sent as a prepared statement whose columns are known.
      const answers = await hasty.transaction((tx) =>
        liftLimits(tx, async () => [
          await tx.query('SELECT 0 AS n FROM pg_sleep(0.5)'),
          await tx.query(sleep, [1]),
          await tx.query(sleep, [2]),
          await tx.query(sleep, [3]),
        ]),
      );

      expect(answers).toEqual([0, 1, 2, 3].map((n) => [{ n }]));
      await expect(hasty.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');
    } finally {
      await hasty.destroy();
    }
  });

  it('is asked one statement at a time, in their order, when several come at once and one of them fails', async () => {
    const warned: string[] = [];
    const note = ({ message }: Error) => warned.push(message);
    process.on('warning', note);
    const runner = database.createQueryRunner();
    const connection: AutoPreparingClient = await runner.connect();
    const asked = ['SELECT 1 AS n', 'SELECT 1 / 0 AS n', 'SELECT 3 AS n'].map((text) => connection.query(text));

    const answers = await Promise.allSettled(asked);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    await runner.release();

    expect(answers).toMatchObject([
      { value: { rows: [{ n: 1 }] } },
      { reason: { code: '22012' } },
      { value: { rows: [{ n: 3 }] } },
    ]);
    expect(warned).toEqual([]);
  });

  it('answers alike however often a statement was asked over it before', async () => {
    const SELECT = `SELECT $1::text AS name, 5::bigint AS paise, '{"b": [1, null]}'::jsonb AS card, ARRAY['S', 'M'] AS sizes,
      NULL::text AS nothing, $2::uuid[] AS ids, date '2026-11-23' AS day, true AS "isThere" FROM generate_series(1, 2)`;
    const ids = [randomUUID(), randomUUID()];
    const runner = database.createQueryRunner();
    const connection: AutoPreparingClient = await runner.connect();
    await connection.query('CREATE TEMP TABLE shelf (id int, name text)');
    const shelve = async (id: number) => {
      const { command, rowCount } = await connection.query('INSERT INTO shelf VALUES ($1, $2), ($1, $2)', [id, 'tea']);
      return { command, rowCount };
    };
    const rename = async (id: number) => {
      const { command, rowCount, rows } = await connection.query('UPDATE shelf SET name = $2 WHERE id = $1', [
        id,
        null,
      ]);
      return { command, rowCount, rows };
    };
    const ask = async () => {
      const { command, rowCount, rows, fields } = await connection.query(SELECT, ['Atta ₹', ids]);
      return { command, rowCount, rows, names: fields.map(({ name }) => name) };
    };

    const answers = [await ask(), await ask(), await ask(), await ask()];
    const changes = [];
    for (const id of [1, 2, 3, 4]) changes.push({ shelved: await shelve(id), renamed: await rename(id) });
    await runner.release();

    expect(answers[0]).toMatchObject({ command: 'SELECT', rowCount: 2, rows: [{ name: 'Atta ₹', paise: 5, ids }, {}] });
    expect(answers).toEqual(Array(4).fill(answers[0]));
    expect(changes[0]).toMatchObject({ shelved: { command: 'INSERT', rowCount: 2 }, renamed: { rowCount: 2 } });
    expect(changes).toEqual(Array(4).fill(changes[0]));
  });

  it('goes on after a statement that it was asked often fails: by its values, by a number too large, or by an object that holds itself', async () => {
    const runner = database.createQueryRunner();
    const connection: AutoPreparingClient = await runner.connect();
    const divide = (by: unknown) =>
      connection.query('SELECT 2 * $1::bigint / $2::int AS result', [by, by === 0 ? 0 : 1]);
    for (const by of [1, 2, 3]) expect((await divide(by)).rows).toEqual([{ result: 2 * by }]);
    const round: { self?: unknown } = {};
    round.self = round;

    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(divide('4503599627370497')).rejects.toThrow(RangeError);
    await expect(divide(round)).rejects.toThrow(/circular/i);

    expect((await divide(4)).rows).toEqual([{ result: 8 }]);
    await runner.release();
  });

  it('is closed when a table is no longer as it was, and the next one reads it as it is', async () => {
    await database.query('CREATE TABLE price_tag (name text)');
    await database.query(`INSERT INTO price_tag VALUES ('tea')`);
    const single = await new DataSource(databaseOptions(url, 1, tablesOf(featuresWithDemo))).initialize();
    try {
      const read = () => single.query('SELECT * FROM price_tag');
      for (let times = 1; times <= 4; times++) expect(await read()).toEqual([{ name: 'tea' }]);

      await database.query('ALTER TABLE price_tag ADD COLUMN grams int');

      await expect(read()).rejects.toThrow('cached plan must not change result type');
      expect(await read()).toEqual([{ name: 'tea', grams: null }]);
    } finally {
      await single.destroy();
    }
  });
});
