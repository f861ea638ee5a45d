import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import type { DataSource } from 'typeorm';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import { demonstration } from '../demo/open-demo.js';
import { openQueueConnections } from '../jobs/queue-connections.js';
import { writeBought } from '../search/learning/note-lessons.js';
import { buildServer } from '../server.js';
import { type Config, readConfig } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { openLog } from '../shared/observability/log.js';
import type { Viewer } from '../shared/rights/caller.js';
import { MANY_SHOPPERS } from './clean-environment.js';
import { statementsOf } from './postgres/sent-statements.js';
import { openTestDatabase, type TestDatabase } from './postgres/test-database.js';

/** Whose token a call carries: a user row, or a raw header value such as a forged token. */
export type As = (Pick<User, 'id' | 'tokenVersion'> & { role?: User['role'] }) | string | null;

/** How a call is made. */
export interface CallOptions {
  as?: As;
  headers?: Record<string, string>;
}

/** What /graphql answered. */
export interface GraphAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors: { message: string; path?: string[]; extensions: { code: string; requestId: string; field?: string } }[];
}

/** What a path of /api answered. */
export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/**
 * What takes eight seconds on a machine that is busy with other things is no fault of the shop's.
 * In milliseconds.
 */
const ANSWER_TIMEOUT_MS = 60_000;

/** A whole shop for one test file: real PostgreSQL, real HTTP. */
export interface TestShop {
  /** Address of the shop, e.g. http://127.0.0.1:54321. */
  readonly address: string;
  readonly config: Config;
  readonly database: DataSource;
  /** For `runDueJobs`: its jobs wait until a test lets them be done. */
  readonly queueConnections: pg.Pool;
  /** A context outside any request, for factories and for domain functions called straight. */
  ctx(viewer?: Viewer | null): Context;
  /** Posts an operation to /graphql. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads just the fields that it asked for
  graphql<Data = any>(query: string, variables?: object, options?: CallOptions): Promise<GraphAnswer<Data>>;
  /** Calls a path such as `GET /api/cart`; a body is sent as JSON, a form as it is. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  rest<Body = any>(call: string, options?: CallOptions & { body?: unknown }): Promise<RestAnswer<Body>>;
  /** Statements that PostgreSQL was sent while the work was done. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens an empty shop on a free port.
 *
 * @param variables environment to run under, besides what tests share
 * @param logTo where its log goes, once LOG_LEVEL lets it speak
 * @param where another database than one of the run's server
 */
export async function openShop(
  variables: NodeJS.ProcessEnv = {},
  logTo?: DestinationStream,
  where?: TestDatabase,
): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-shop-'));
  const { database, url, directUrl, drop } = where ?? (await openTestDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...MANY_SHOPPERS,
    ...variables,
  });
  const log = openLog(config.logLevel, logTo);
  const server = await buildServer({
    ...{ config, database, log, demo: demonstration.open({ config, database, log }) },
    ...{ withWeb: false, answerTimeoutMs: ANSWER_TIMEOUT_MS },
  });
  await new Promise<void>((resolve) => {
    server.http.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  const queueConnections = openQueueConnections(directUrl);

  return {
    address,
    config,
    database,
    queueConnections,
    ctx: (viewer = null) => server.openContext(viewer),
    ...callsTo(address, config),
    countStatements: async (work) => {
      // What purchases leave to be counted would be sent meanwhile.
      await writeBought(server.openContext(null));
      return (await statementsOf(database, work)).length;
    },
    close: async () => {
      await server.stop();
      await queueConnections.end();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ways to call a shop as its clients do. */
export function callsTo(address: string, config: Config): Pick<TestShop, 'graphql' | 'rest'> {
  const send = (
    method: string,
    pathname: string,
    { as = null, headers = {}, body }: CallOptions & { body?: unknown },
  ) =>
    fetch(address + pathname, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(as === null && STAND_IN_SWITCHES.test(pathname) ? standInKey(config) : authorization(as, config)),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asSent(body) }),
    });

  return {
    graphql: async (query, variables = {}, options = {}) => {
      const response = await send('POST', '/graphql', { ...options, body: { query, variables } });
      // biome-ignore lint/suspicious/noExplicitAny: the test names the shape of its data
      const { data = null, errors = [] } = (await response.json()) as any;
      return { status: response.status, headers: response.headers, data, errors };
    },
    rest: async (call, options = {}) => {
      const [method = '', pathname = ''] = call.split(' ');
      const response = await send(method, pathname, options);
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: JSON.parse(text || 'null') };
    },
  };
}

function asSent(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

/** What of the stand-in wants the shop's key, which a test has that does not say who calls. */
const STAND_IN_SWITCHES = /^\/standin\/(faults|ledger)$/;

function standInKey({ payments: { keyId, keySecret } }: Config): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };
}

function authorization(as: As, config: Config): Record<string, string> {
  if (as === null) return {};
  if (typeof as === 'string') return { authorization: as };
  // Staff have shown their second factor, for the test of which raw headers are.
  return { authorization: `Bearer ${signToken(as, config, as.role ? Date.now() : null)}` };
}
