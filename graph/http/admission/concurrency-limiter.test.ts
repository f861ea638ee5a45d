import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { answerFailure } from '../../rest/answer-failure.js';
import { requestTimeout } from '../../rest/request-timeout.js';
import { route } from '../../rest/route.js';
import { busy } from '../../shared/errors.js';
import { openLog } from '../../shared/observability/log.js';
import { type Concurrency, limitConcurrency } from './concurrency-limiter.js';

const WAIT_MS = 60_000;

let server: Server;
/** Whether connections come in without a pause, and how many have. */
let isCrowded = false;
let accepted = 0;
const connections = () => {
  if (isCrowded) accepted += 1;
  return accepted;
};
/** What the clock of a gate says, in milliseconds. */
let clock = 0;
/** The names of requests that have come, and of those whose client has left or is answered. */
let arrived: Set<string>;
let closed: Set<string>;
/** The requests that are worked on, by name; a test ends them. */
let begun: Map<string, { end(text?: string): void }>;

/** Lets what follows begin when it is its turn, and answers 503 to what has to wait too long. */
function limited(concurrency: Concurrency): RequestHandler {
  const limiter = limitConcurrency(concurrency);
  return (_req, res, next) => limiter.enter(res, next, () => answerFailure(busy(), res));
}

beforeAll(async () => {
  const app = express();
  app.use((req, res, next) => {
    const name = req.path.split('/').at(-1) ?? '';
    arrived.add(name);
    res.once('close', () => closed.add(name));
    res.locals.ctx = { requestId: 'x', log: openLog('silent') };
    next();
  });
  app.get('/patient/:name', limited({ maxConcurrent: () => 2, waitMs: WAIT_MS, connections }), (req, res) =>
    begun.set(String(req.params.name), res),
  );
  const crowded = limited({ maxConcurrent: () => 1, waitMs: WAIT_MS, connections, holdMs: WAIT_MS });
  app.get('/crowded/:name', crowded, (req, res) => begun.set(String(req.params.name), res));
  const rush = limited({ maxConcurrent: () => 1, waitMs: WAIT_MS, connections: () => 0, now: () => clock });
  app.get('/rush/:name', rush, (req, res) => begun.set(String(req.params.name), res));
  // The first of these has its turn at once, however slow the machine.
  const quiet = { connections: () => 0 };
  app.get('/hasty/:name', limited({ maxConcurrent: () => 1, waitMs: 1, ...quiet }), (req, res) =>
    begun.set(String(req.params.name), res),
  );
  app.get(
    '/queued/:name',
    limited({ maxConcurrent: () => 1, waitMs: 1, queue: { places: 1, waitMs: WAIT_MS }, ...quiet }),
    (req, res) => begun.set(String(req.params.name), res),
  );
  app.get('/heavy/:name', limited({ maxConcurrent: () => 4, waitMs: 100, ...quiet }), async (_req, res) => {
    await new Promise(setImmediate);
    const until = performance.now() + 5;
    while (performance.now() < until);
    res.end('done');
  });
  const inTime = requestTimeout(50);
  const work = route(
    (_ctx, req) => new Promise((resolve) => begun.set(String(req.params.name), { end: () => resolve({ done: true }) })),
  );
  app.all('/timed/:name', inTime, work);
  app.all('/late/:name', inTime, (_req, res, next) => void res.once('finish', next), work);
  server = app.listen(0);
  await once(server, 'listening');
});
beforeEach(() => {
  arrived = new Set();
  closed = new Set();
  begun = new Map();
});
afterAll(async () => {
  server.close();
});

const ask = (path: string, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { signal });

/** Waits until a request of this name has come, or is over. */
async function untilIn(names: ReadonlySet<string>, name: string): Promise<void> {
  while (!names.has(name)) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until these and no others are worked on. */
async function untilBegun(...names: string[]): Promise<void> {
  while (begun.size < names.length) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([...begun.keys()]).toEqual(names);
}

describe('a limit of concurrency', () => {
  it('works on so many at once, and on the others in the order in which they came', async () => {
    const answers = [];
    for (const name of ['one', 'two']) answers.push(ask(`/patient/${name}`));
    await untilBegun('one', 'two');
    for (const name of ['three', 'four']) {
      answers.push(ask(`/patient/${name}`));
      await untilIn(arrived, name);
    }
    await untilBegun('one', 'two');

    begun.get('two')?.end('done');
    await untilBegun('one', 'two', 'three');
    for (const name of ['one', 'three']) begun.get(name)?.end('done');
    await untilBegun('one', 'two', 'three', 'four');
    begun.get('four')?.end('done');

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('lets a few wait for as long as it takes, and sends away at once who comes behind them', async () => {
    const first = ask('/queued/one');
    await untilBegun('one');
    const second = ask('/queued/two');
    await untilIn(arrived, 'two');

    expect((await ask('/queued/three')).status).toBe(503);
    begun.get('one')?.end();
    await untilBegun('one', 'two');
    begun.get('two')?.end();

    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  it('serves who came last once there are more than can be served, rather than all of them late', async () => {
    const answers = [];
    for (const name of ['one', 'two', 'three', 'four']) {
      answers.push(ask(`/rush/${name}`));
      await untilIn(arrived, name);
    }
    await untilBegun('one');
    begun.get('one')?.end();
    await untilBegun('one', 'two');
    clock += WAIT_MS;
    begun.get('two')?.end();
    await untilBegun('one', 'two', 'four');
    begun.get('four')?.end();
    await untilBegun('one', 'two', 'four', 'three');
    begun.get('three')?.end();

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('passes over callers who have left', async () => {
    const first = [ask('/patient/one'), ask('/patient/two')];
    await untilBegun('one', 'two');
    const leaving = new AbortController();
    const left = ask('/patient/three', leaving.signal).catch(() => 'left');
    await untilIn(arrived, 'three');
    const next = ask('/patient/four');
    await untilIn(arrived, 'four');
    leaving.abort();
    await left;
    await untilIn(closed, 'three');

    for (const name of ['one', 'two']) begun.get(name)?.end();
    await Promise.all(first);
    await untilBegun('one', 'two', 'four');
    begun.get('four')?.end();
    await next;
  });

  it('lets those who come be accepted before it begins more work', async () => {
    const answers = [ask('/crowded/one')];
    await untilBegun('one');
    answers.push(ask('/crowded/two'));
    await untilIn(arrived, 'two');
    isCrowded = true;

    begun.get('one')?.end();
    await answers[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
    await untilBegun('one');
    isCrowded = false;
    await untilBegun('one', 'two');
    begun.get('two')?.end();
    await Promise.all(answers);
  });

  it('answers 503 to callers who wait too long, and begins nothing for them', async () => {
    const first = ask('/hasty/one');
    await untilBegun('one');

    const { status, headers } = await ask('/hasty/two');

    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    begun.get('one')?.end();
    await first;
    await untilBegun('one');
  });

  it('leaves nobody without an answer when three hundred come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, place) => ask(`/heavy/${place}`)));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
  });
});

describe('requestTimeout', () => {
  const call = (path: string, method: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

  it('answers 503 in the place of a reading that takes too long', async () => {
    expect((await call('/timed/one', 'GET')).status).toBe(503);
  });

  it('waits for a writing that has begun, so that nobody is told to try again what was done', async () => {
    const answer = call('/timed/one', 'POST');
    await untilBegun('one');
    await new Promise((resolve) => setTimeout(resolve, 100));
    begun.get('one')?.end();

    expect((await answer).status).toBe(200);
  });

  it('begins no writing after it was refused', async () => {
    expect((await call('/late/one', 'POST')).status).toBe(503);

    expect((await call('/timed/two', 'GET')).status).toBe(503);
    expect([...begun.keys()]).toEqual(['two']);
  });
});
