import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../shared/config/project-root.js';
import { type RunningShop, startShop } from '../../../testing/whole-shop/running-shop.js';
import type { Operation } from './operations.js';

/** A request as it goes over the wire. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The servers that are measured in turn. */
export type ServerName = 'ours' | 'raw' | 'apollo' | 'static';

const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** How `npm start` runs the shop: the program, and what it tells V8. */
const START = scripts.start.split('||').at(-1)?.trim().split(' ').slice(1) ?? [];

/**
 * The shop as production runs it, but without a line of log for each request, which no operator
 * would read here.
 */
export function startMeasuredShop(dataDir: string, url: string, more: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    JWT_SECRET: 'qT7vX2mL9cRw4ZbN8kHs5JdF3gYp6VaE',
    PAYMENT_STANDIN: 'allowed',
    SEED_CATALOGUE: 'no',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return startShop(dataDir, variables, [process.execPath, ...START]);
}

/**
 * Starts one of the servers beside the shop, a process of its own like that.
 *
 * @param bodies that the static one answers, by path
 */
export async function startReference(
  name: Exclude<ServerName, 'ours'>,
  dataDir: string,
  url: string,
  bodies: Record<string, string> = {},
): Promise<RunningShop> {
  const file = path.join(dataDir, 'bodies.json');
  await writeFile(file, JSON.stringify(bodies));
  const program = [`dist/graph/development/bench/load/${name}-reference.js`, file];
  return startShop(dataDir, { NODE_ENV: 'production', DATABASE_URL: url }, [process.execPath, ...program]);
}

/** What a server is sent for an operation: GraphQL, or its variables under its name. */
export function requestOf(server: ServerName, operation: Operation, turn: number): Sent {
  const variables = operation.variables(turn);
  const token = operation.tokenOf?.(turn);
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const speaksGraph = server === 'ours' || server === 'apollo';
  return speaksGraph
    ? { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query: operation.text, variables }) }
    : { method: 'POST', path: `/${operation.name}`, headers, body: JSON.stringify(variables) };
}

/** The same by GET, as the web asks it. */
export function requestByGet({ text, variables }: Operation, turn: number): Sent {
  const asked = new URLSearchParams({ query: text, variables: JSON.stringify(variables(turn)) });
  return { method: 'GET', path: `/graphql?${asked}`, headers: { 'apollo-require-preflight': 'true' } };
}

/** Sends one request. @throws Error with the answer when it is a failure */
export async function send(address: string, { method, path: place, headers, body }: Sent) {
  const response = await fetch(address + place, { method, headers, ...(body ? { body } : {}) });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":')) throw new Error(`${place} was answered ${response.status}: ${text}`);
  return { text, etag: response.headers.get('etag') };
}
