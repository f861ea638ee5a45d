import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTools } from '../../agents/read-tools.js';
import { openApi } from '../../api.js';
import { writeOpenapi } from '../../openapi/openapi.js';
import { failureJson } from '../../rest/answers.shapes.js';
import { callsOf } from '../../rest/describe-call.js';
import { buildShopSchema } from '../../schema.js';
import { ErrorCode } from '../../shared/errors.js';
import { cleanEnvironment } from '../clean-environment.js';
import { testsEverything } from '../every-case.js';
import { patiently } from '../patiently.js';
import { openTestDatabase } from '../postgres/test-database.js';
import { SEED } from '../seed.js';
import { badCalls } from './bad-calls.js';
import { badOperations } from './bad-operations.js';
import type { BadRequest } from './bad-requests.js';
import { hidingCalls, oddCalls, oddOperations, oddToolCalls } from './odd-requests.js';

const restRouter = await openApi();

/** Bad requests of each kind in each environment. */
const CALLS = testsEverything ? 2_900 : 150;
const OPERATIONS = testsEverything ? 1_200 : 80;
/** Requests of each face that are well-formed and odd. */
const ODD = testsEverything ? 300 : 50;
/** Calls that hide something in a text. */
const HIDING = testsEverything ? 400 : 40;
/** Messages to /mcp. */
const MESSAGES = testsEverything ? 5_000 : 120;
const AT_ONCE = 6;

/** UCP has what is not there as a result, with 200. */
const REFUSED_BY_UCP = /"ucp":\{"version":"[\d-]+","status":"error"\}/;

/** How an answer tells of a fault, also within a text of the answer of a tool. */
const FAULT = /code\\?":\s*\\?"INTERNAL_SERVER_ERROR/;

/** What a server of JSON-RPC answers when it failed itself. */
const JSON_RPC_FAULT = -32_603;

/**
 * Whether /mcp failed itself. Its library gives the same code to messages that it cannot read, with
 * a list of what is wrong with them.
 */
function isFault(error?: { code?: number; message?: string }): boolean {
  return error?.code === JSON_RPC_FAULT && !error.message?.startsWith('[');
}

/** What an answer never holds: a way through the code. */
const TRACE = /\n\s+at |node_modules|\.[jt]s:\d+|\/graph\/|SELECT |INSERT |<html|<pre/;

/** What no server is called. */
const MALFORMED_HOSTS = [
  ...[
    'a b',
    '"><script>',
    'x/y',
    'x\\y',
    'user@x',
    'x?y',
    'x#y',
    '[::1',
    '[x]',
    'x:y',
    'x:99999',
    ':80',
    '%00',
    '-x',
    'ü',
  ],
];

interface RawResponse {
  status: number;
  type: string;
  text: string;
}

/**
 * NODE_ENV unset, as on a developer's machine, and as in a deployment: some libraries talk more in
 * the former.
 */
const ENVIRONMENTS: [string, NodeJS.ProcessEnv][] = [
  ['unset', {}],
  [
    'production',
    { NODE_ENV: 'production', JWT_SECRET: 'qT7vX2mL9cRw4ZbN8kHs5JdF3gYp6VaE', PAYMENT_STANDIN: 'allowed' },
  ],
];

const documented = writeOpenapi(restRouter).paths;
/**
 * Each call under /api, with the answers that its document lists, in the order in which Express
 * tries them.
 */
const calls = callsOf(restRouter).map(({ method, path: below, description }) => ({
  ...{ method, description, fits: new RegExp(`^/api${below.replace(/:\w+/g, '[^/]+')}/?$`, 'i') },
  responses: documented[`/api${below.replace(/:(\w+)/g, '{$1}')}`]?.[method]?.responses ?? {},
}));

describe.each(ENVIRONMENTS)('bad requests, NODE_ENV %s', (_name, variables) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let dataDir: string;
  let faces: ChildProcess;
  let address: URL;
  let printed = '';
  let shopper: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-fuzz-'));
    const given = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
    faces = spawn(process.execPath, ['dist/graph/testing/hostile/faces-process.js'], {
      env: { ...cleanEnvironment(), ...variables, ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    address = await new Promise((resolve, reject) => {
      const collect = (text: Buffer) => {
        printed += text.toString();
        const said = /listening at (\S+)/.exec(printed)?.[1];
        if (said) resolve(new URL(said));
      };
      faces.stdout?.on('data', collect);
      faces.stderr?.on('data', collect);
      faces.once('exit', () => reject(new Error(printed)));
    });
    shopper = await aShopper();
  });

  afterAll(async () => {
    agent.destroy();
    if (faces.exitCode === null) {
      faces.kill('SIGKILL');
      await once(faces, 'exit');
    }
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = ({ method, path: sent, headers, body }: Omit<BadRequest, 'what'>): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = address;
      // Node leaves it out for methods that have no body as a rule.
      const framed = body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) };
      const call = request({ agent, hostname, port, method, path: sent, headers: framed }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const { statusCode: status = 0, headers: told } = response;
          resolve({ status, type: told['content-type'] ?? '', text: Buffer.concat(parts).toString() });
        });
      });
      call.setTimeout(60_000, () => call.destroy(new Error('it was never answered')));
      call.on('error', reject);
      call.end(body ?? undefined);
    });

  async function aShopper(): Promise<string> {
    const account = { name: 'Meera', email: 'meera@example.com', phone: '9876543210', password: 'mango-season' };
    const post = (to: string, body: object) =>
      send({ method: 'POST', path: to, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/user/signup', account);
    return `Bearer ${JSON.parse((await post('/api/user/signin', account)).text).token}`;
  }

  /** What the answer has that the documents of its face do not name; null when there is nothing. */
  function surpriseIn({ method, path: sent }: BadRequest, { status, text }: RawResponse): string | null {
    const [path = ''] = sent.split('?');
    if (path === '/mcp') return null;
    const body = JSON.parse(text);
    if (path === '/graphql') {
      const known = (body.errors ?? []).every(
        ({ extensions }: { extensions: { code: string; requestId?: string } }) =>
          extensions.code in ErrorCode && extensions.requestId,
      );
      return known && (status < 400 || body.errors?.length) ? null : 'an error without a known code or a request id';
    }
    const call = calls.find((each) => each.method === method.toLowerCase() && each.fits.test(path));
    if (!call) return null;
    if (!(status in call.responses)) return `status ${status} is not documented`;
    const { answer, failure = failureJson } = call.description ?? {};
    const shape = status < 400 ? answer : failure;
    const read = shape?.safeParse(body);
    return !read || (read.success && isDeepStrictEqual(read.data, body)) ? null : 'a body that is not documented';
  }

  /**
   * What is wrong with an answer; null when nothing is. Odd requests may be answered, bad ones may
   * not.
   */
  function faultIn({ status, type, text }: RawResponse, mayBeAnswered: boolean): string | null {
    if (status > 499 || (status < 400 && !mayBeAnswered && !REFUSED_BY_UCP.test(text))) return `status ${status}`;
    // A notification is taken and not answered.
    if (status === 202 && text === '') return null;
    if (!/^application\/(graphql-response\+)?json/.test(type)) return `type ${type}`;
    if (TRACE.test(text)) return 'it tells of the code';
    try {
      const { msg, errors, error, message: told } = JSON.parse(text);
      if (isFault(error) || FAULT.test(text)) return 'a fault';
      if (status < 400) return null;
      const message = msg ?? told ?? errors?.[0]?.message ?? error?.message;
      return typeof message === 'string' && message !== '' ? null : 'no message';
    } catch {
      return 'no JSON';
    }
  }

  async function tryAll(requests: BadRequest[], mayBeAnswered = false): Promise<object[]> {
    const wrong: object[] = [];
    const queue = requests.values();
    const worker = async () => {
      for (const sent of queue) {
        const response = await patiently(() => send(sent)).catch((error: Error) => ({
          status: 0,
          type: '',
          text: error.message,
        }));
        const fault = faultIn(response, mayBeAnswered) ?? surpriseIn(sent, response);
        const shown = { ...sent, path: sent.path.slice(0, 300), body: sent.body?.slice(0, 300) };
        if (fault) wrong.push({ fault, ...shown, answer: response.text.slice(0, 300) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return wrong;
  }

  it(`are refused in JSON, with a message and no trace: ${CALLS} calls under /api, seed ${SEED}`, async () => {
    const forged = [`${shopper}x`, `Bearer ${'x'.repeat(2_000)}`, shopper.replace('Bearer', 'Digest')];
    const requests = fc.sample(badCalls(callsOf(restRouter), { shopper, forged }), { numRuns: CALLS, seed: SEED });

    expect((await tryAll(requests)).slice(0, 5)).toEqual([]);
  });

  it(`are refused in JSON, with a message and no trace: ${OPERATIONS} to /graphql, seed ${SEED}`, async () => {
    const requests = fc.sample(badOperations(), { numRuns: OPERATIONS, seed: SEED });

    expect((await tryAll(requests)).slice(0, 5)).toEqual([]);
  });

  it(`are answered or refused, but never a fault: ${ODD} odd ones to each face, seed ${SEED}`, async () => {
    const calls = fc.sample(oddCalls(callsOf(restRouter), shopper), { numRuns: ODD, seed: SEED });
    const operations = fc.sample(oddOperations(await buildShopSchema(), shopper), { numRuns: ODD, seed: SEED });

    expect((await tryAll([...calls, ...operations], true)).slice(0, 5)).toEqual([]);
  });

  it(`are answered or refused, but never a fault: ${MESSAGES} messages to /mcp, seed ${SEED}`, async () => {
    const schema = await buildShopSchema();
    const messages = fc.sample(oddToolCalls(schema, await readTools(schema), shopper), {
      numRuns: MESSAGES,
      seed: SEED,
    });

    expect((await tryAll(messages, true)).slice(0, 5)).toEqual([]);
  });

  it(`leave no text behind that cannot be shown: ${HIDING} that hide something, seed ${SEED}`, async () => {
    const [{ id }] = await database.database.query('SELECT id FROM "user" ORDER BY created_at LIMIT 1');
    const requests = fc.sample(hidingCalls(shopper, id), { numRuns: HIDING, seed: SEED });

    expect((await tryAll(requests, true)).slice(0, 5)).toEqual([]);

    const columns: { place: string; column: string }[] = await database.database.query(
      `SELECT quote_ident(table_name) AS place, quote_ident(column_name) AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb')`,
    );
    const hidden = columns.map(
      ({ place, column }) =>
        `SELECT '${place}.${column}' AS place, ${column}::text AS text FROM ${place} WHERE ${column}::text ~ $1
         OR ${column}::text <> '' AND ${column}::text ~ '^[\\s\u200b\u2060\ufeff]+$'`,
    );
    const found = await database.database.query(hidden.join(' UNION ALL '), [
      '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]',
    ]);
    expect(found).toEqual([]);
  });

  it(`are answered or refused under any name of the host: ${ODD} names, seed ${SEED}`, async () => {
    const names = fc.stringMatching(/^[!-~]{0,40}$/);
    const requests = fc.sample(names, { numRuns: ODD, seed: SEED }).map((host) => ({
      ...{ what: 'any host', method: 'GET', path: '/api/countries', headers: { host }, body: null },
    }));

    expect((await tryAll(requests, true)).slice(0, 5)).toEqual([]);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a header without an end', `GET /api/countries HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`],
    ['two lengths', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length that is none', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}'],
    ['a line break in a header', 'GET /api/countries HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n'],
    ...MALFORMED_HOSTS.flatMap((host) =>
      ['/', '/robots.txt', '/health', '/api/countries', '/graphql'].map((at): [string, string] => [
        `the host ${host} at ${at}`,
        `GET ${at} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ]),
    ),
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  ])('are refused in JSON: %s', async (_what, bytes) => {
    const socket = connect(Number(address.port), address.hostname);
    let response = '';
    socket.on('data', (part) => {
      response += part.toString();
    });
    socket.write(bytes);
    await once(socket, 'close');

    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response).toMatch(/content-type: application\/(graphql-response\+)?json/i);
    const requestId = expect.any(String);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject(
      /^\w+ \/graphql /.test(bytes)
        ? { errors: [{ message: expect.any(String), extensions: { code: expect.any(String), requestId } }] }
        : { error: true, msg: expect.any(String), requestId },
    );
  });

  it('leave the shop alive, and no fault in its log', async () => {
    const { status } = await send({ method: 'GET', path: '/health', headers: {}, body: null });

    expect(status).toBe(200);
    expect(faces.exitCode).toBeNull();
    expect(printed.split('\n').filter((line) => line !== '' && !line.startsWith('listening'))).toEqual([]);
  });
});
