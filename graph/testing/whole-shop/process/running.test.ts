import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inFull } from '../../every-case.js';
import { processesNaming } from '../../processes.js';
import { newDataDir, newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

const bare = { SEED_CATALOGUE: 'no' };

const METRICS_TOKEN = 'a-token-of-sixteen-characters';

const signUp = (shop: RunningShop, email: string) =>
  fetch(`${shop.address}/api/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Meera', email, phone: '9876543210', password: 'a-good-password' }),
  });

const signIn = (shop: RunningShop, email: string) =>
  fetch(`${shop.address}/api/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-good-password' }),
  });

describe('running the shop', () => {
  let dataDir: string;
  let shop: RunningShop;

  /** Of the run, and not for its shops. */
  const foreign = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/elsewhere', S3_BUCKET: 'somebody-elses' };

  // One shop for all, started anew behind a test that ends it.
  beforeAll(async () => {
    dataDir = await newMigratedDataDir();
    Object.assign(process.env, foreign);
  });
  beforeEach(async () => {
    if (processesNaming(dataDir).length === 0) shop = await startShop(dataDir, { ...bare, METRICS_TOKEN });
  });
  afterAll(async () => {
    for (const name of Object.keys(foreign)) delete process.env[name];
    await shop.stop();
    await removeDataDir(dataDir);
  });

  it('prints the demo accounts', async () => {
    expect(shop.printed()).toContain('shopper@example.com / shopper-demo');
    expect(shop.printed()).toContain('admin@example.com / admin-demo');
  });

  it('inherits nothing of the run that could configure it', async () => {
    expect((await signUp(shop, 'asha@example.com')).status).toBe(201);
  });

  it('holds the text of its program with one byte for each character', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await fetch(`${shop.address}/metrics`, { headers })).text();
    const [, bytes] = /^nodejs_heap_space_size_used_bytes\{space="large_object"\} (.*)$/m.exec(metrics) ?? [];

    // It is 18 MB, and 24 with two bytes for each.
    expect(Number(bytes)).toBeLessThan(21_000_000);
  });

  it('loses nothing that it acknowledged when it is killed and started again', async () => {
    expect((await signUp(shop, 'meera@example.com')).status).toBe(201);

    shop.process.kill('SIGKILL');
    await once(shop.process, 'exit');
    shop = await startShop(dataDir, bare);

    expect((await signIn(shop, 'meera@example.com')).status).toBe(200);
  });

  // Several processes on one port are stopped below, which is enough for `npm test`.
  inFull(it)('leaves no process behind when it is stopped', async () => {
    expect(processesNaming(dataDir)).not.toEqual([]);

    await shop.stop();

    expect(processesNaming(dataDir)).toEqual([]);
    expect(shop.process.exitCode).toBe(0);
  });

  it('leaves no process behind when the terminal that it speaks to is closed', async () => {
    shop.process.stdout?.destroy();
    shop.process.stderr?.destroy();

    shop.process.kill('SIGHUP');
    await once(shop.process, 'exit');

    expect(processesNaming(dataDir)).toEqual([]);
    expect(shop.process.exitCode).toBe(0);
  });
});

describe('a shop that is told what cannot be', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await newDataDir();
  });
  afterAll(() => removeDataDir(dataDir));

  it('names every bad variable at once and does not start', async () => {
    const start = startShop(dataDir, { PORT: 'many', DATABASE_URL: 'mysql://x', NODE_ENV: 'production' });

    await expect(start).rejects.toThrow(/PORT[\s\S]*DATABASE_URL/);
  });

  it('asks for secrets in production', async () => {
    await expect(startShop(dataDir, { NODE_ENV: 'production' })).rejects.toThrow(
      /JWT_SECRET[\s\S]*DATABASE_URL[\s\S]*RAZORPAY_KEY_ID/,
    );
  });
});

describe('running the shop in several processes on one port', () => {
  let dataDir: string;
  let shop: RunningShop;

  beforeAll(async () => {
    dataDir = await newMigratedDataDir();
    shop = await startShop(dataDir, { ...bare, WEB_CONCURRENCY: '2', METRICS_TOKEN, SHUTDOWN_DELAY_S: '1' });
  });
  afterAll(async () => {
    await shop.stop();
    await removeDataDir(dataDir);
  });

  const workers = () =>
    processesNaming('dist/server/main.js')
      .filter(({ parent }) => parent === shop.process.pid)
      .map(({ pid }) => pid);

  /** Has each call come by a connection of its own, which any of the processes may take. */
  const alone = { headers: { connection: 'close' } };

  it('counts what both of them did', async () => {
    for (let turn = 0; turn < 12; turn++) expect((await fetch(`${shop.address}/api/banners`, alone)).status).toBe(200);

    const headers = { ...alone.headers, authorization: `Bearer ${METRICS_TOKEN}` };
    const counted = await (await fetch(`${shop.address}/metrics`, { headers })).text();
    expect(counted).toMatch(/^jhola_http_request_duration_seconds_count\{[^}]*kind="api"[^}]*\} 12$/m);
  });

  it('leaves nobody without an answer who comes while one of them is killed, and goes on with another in its place', async () => {
    let isOpen = true;
    /** How often each visitor has been answered, or has seen at once that they will not be. */
    const turns = Array<number>(16).fill(0);
    const visitors = turns.map(async (_, visitor) => {
      while (isOpen) {
        // What the killed process was just answering is broken off, which a client sees at once.
        await fetch(`${shop.address}/health`, alone).catch(() => undefined);
        turns[visitor] = (turns[visitor] ?? 0) + 1;
      }
    });
    const haveTurns = async (before: readonly number[]) => {
      while (turns.some((count, visitor) => count < (before[visitor] ?? 0) + 2)) await pause(10);
    };
    await haveTurns(turns.map(() => 0));

    const [killed = 0] = workers();
    process.kill(killed, 'SIGKILL');
    await haveTurns([...turns]);
    isOpen = false;
    await Promise.all(visitors);

    while (workers().includes(killed)) await pause(50);
    expect((await signUp(shop, 'meera@example.com')).status).toBe(201);
    while (workers().length < 2) await pause(50);
    for (let turn = 0; turn < 4; turn++) expect((await signIn(shop, 'meera@example.com')).status).toBe(200);
  });

  it('says that it is about to stop before it does, and leaves nothing behind', async () => {
    const running = workers();

    const stopped = shop.stop();
    while ((await fetch(`${shop.address}/health/ready`, alone)).status !== 503) await pause(10);
    expect((await fetch(`${shop.address}/api/banners`, alone)).status).toBe(200);

    await stopped;
    expect(shop.process.exitCode).toBe(0);
    for (const pid of running) expect(() => process.kill(pid, 0)).toThrow();
    expect(processesNaming(dataDir)).toEqual([]);
  });
});
