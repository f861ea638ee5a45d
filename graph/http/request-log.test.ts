import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../testing/factories/account.factory.js';
import { until } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';

const TOKEN = 'a-token-of-sixteen-characters';

let shop: TestShop;
let written = '';

beforeAll(async () => {
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  shop = await openShop({ LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN, SLOW_STATEMENT_MS: '50', TRUST_PROXY: '1' }, log);
});

afterAll(() => shop.close());

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
/** The line of the request with an id, once it is there. */
async function lineOf(id: string | null) {
  const found = () => lines().find(({ msg, req }) => msg === 'request completed' && req.id === id);
  await until(async () => found() !== undefined);
  return found();
}
const statusOf = async (path: string) => (await fetch(shop.address + path)).status;

describe('the log of requests', () => {
  it('names the operation, the account and the network, and neither address nor query', async () => {
    const asha = await aUser(shop.ctx());
    const id = 'from-the-proxy-1';

    await shop.graphql(
      'query WhoAmI { me { name } }',
      {},
      {
        as: asha,
        headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.77' },
      },
    );

    expect(await lineOf(id)).toMatchObject({ operation: 'WhoAmI', userId: asha.id, network: '203.0.113.0/24' });
    expect(written).not.toContain('203.0.113.77');
  });

  it('takes the id and the trace that a proxy gives, and no other text in their place', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const headers = { 'x-request-id': 'a-b-c-d-1', traceparent: `00-${trace}-b7ad6b7169203331-01` };

    const answer = await fetch(`${shop.address}/api/countries`, { headers });
    const forged = await fetch(`${shop.address}/api/countries`, { headers: { 'x-request-id': '{"level": 60}' } });

    expect(answer.headers.get('x-request-id')).toBe('a-b-c-d-1');
    expect(await lineOf('a-b-c-d-1')).toMatchObject({ traceId: trace });
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says nothing of checks of health', async () => {
    for (const path of ['/health', '/health/live', '/health/ready']) expect(await statusOf(path)).toBe(200);
    const last = await fetch(`${shop.address}/api/countries`);

    await lineOf(last.headers.get('x-request-id'));
    expect(lines().filter(({ req }) => req?.path.startsWith('/health'))).toEqual([]);
  });

  it('has the text of a slow statement, and not its values', async () => {
    await shop.database.query(`SELECT pg_sleep(0.1), $1::text`, ['a secret value']);

    // On a busy machine others may be slow as well.
    const slow = lines().filter(({ msg }) => msg === 'a statement was slow');
    expect(slow).toContainEqual(
      expect.objectContaining({ statement: 'SELECT pg_sleep(0.1), $1::text', tookMs: expect.any(Number) }),
    );
    expect(written).not.toContain('a secret value');
  });
});

describe('a database that can only be read', () => {
  const restart = (mode: 'on' | 'off') =>
    shop.database.query(
      `DO $do$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${mode}', current_database()); END $do$`,
    );
  const dropConnection = () =>
    shop.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'jhola health' AND datname = current_database()`,
    );

  it('makes the shop unready, which goes on living and counting', async () => {
    expect(await statusOf('/health/ready')).toBe(200);
    await restart('on');
    await dropConnection();
    await until(async () => (await statusOf('/health/ready')) === 503);

    // The pool's connections are those of before, as when a database was made read-only over
    // others.
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health')).toBe(200);
    await restart('off');
    await dropConnection();
    while ((await statusOf('/health/ready')) !== 200) await pause(50);
  });
});

describe('the metrics', () => {
  it('tell the version, the database, its connections, sign-ins and operations', async () => {
    await shop.rest('POST /api/user/signin', { body: { email: 'nobody@example.com', password: 'wrong' } });
    const answer = await fetch(`${shop.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();

    expect(text).toMatch(/^jhola_build_info\{version="\d+\.\d+\.\d+",node="v[\d.]+"\} 1$/m);
    expect(text).toMatch(/^jhola_database_up 1$/m);
    expect(text).toMatch(/^jhola_database_connections\{state="open"\} [1-9]/m);
    expect(text).toMatch(/^jhola_sign_ins_total\{result="refused"\} [1-9]/m);
    expect(text).toMatch(/^jhola_graphql_operation_duration_seconds_count\{.*operation="other".*\} [1-9]/m);
    expect(text).toMatch(/^jhola_jobs_lag_seconds /m);
  });
});
