import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openLog } from '../shared/observability/log.js';
import { listProcesses } from '../testing/processes.js';
import { startProcesses } from './processes.js';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));

beforeAll(() => {
  const exec = path.join(folder, 'listens.cjs');
  writeFileSync(exec, "require('node:http').createServer().listen(0, '127.0.0.1');");
  cluster.setupPrimary({ exec, execArgv: [], args: [], silent: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether a process is dead, though the one that started it has not heard of it yet. */
const isDead = (pid: number) => listProcesses().every((each) => each.pid !== pid);

it('goes on when processes are killed before they answer, and in the moment that something is sent to them', async () => {
  const starting = startProcesses(2, {}, openLog('silent'));
  const [first] = Object.values(cluster.workers ?? {});
  first?.process.kill('SIGKILL');
  const processes = await starting;
  expect(Object.keys(cluster.workers ?? {})).toHaveLength(2);

  const [killed] = Object.values(cluster.workers ?? {});
  const pid = killed?.process.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  // Without giving way, so that it is still taken for alive.
  while (!isDead(pid));
  killed?.send('whatever is told to all of them');
  await once(cluster, 'exit');
  const [replacement] = await once(cluster, 'listening');

  expect(replacement.process.pid).not.toBe(pid);
  expect(Object.keys(cluster.workers ?? {})).toHaveLength(2);
  await processes.stop();
});
