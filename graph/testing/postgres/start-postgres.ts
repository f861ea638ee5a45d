import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { CACHED_PASSWORD, cacheCluster, copyCachedCluster } from './cluster-cache.js';
import stopPostgres from './stop-postgres.js';
import { type Template, useTemplate } from './test-database.js';

/** Where what stops the server, which jest loads apart, finds it. */
declare global {
  var testPostgres: { postgres: EmbeddedPostgres; dataDir: string } | undefined;
}

/**
 * Starts one PostgreSQL for the whole run, with the migrated database that every test file copies:
 * on a copy of the cluster that an earlier run cached, unless the migrations have changed since.
 * Does nothing when another project of the run has done so. TEST_DATABASE_URL names a server to
 * test on instead, by an address whose role may make databases. Where that leads to a pooler,
 * TEST_DATABASE_DIRECT_URL names the server behind it.
 */
export default function startPostgres(): Promise<void> {
  starting ??= startForRun().finally(() => {
    starting = undefined;
  });
  return starting;
}

/** Under way for several projects at once. */
let starting: Promise<void> | undefined;

async function startForRun(): Promise<void> {
  if (globalThis.testPostgres) return;
  const elsewhere = process.env.TEST_DATABASE_URL;
  if (elsewhere) {
    if (process.env.TEST_POSTGRES_URL) return;
    // On a server that outlives the run it is in the place of an earlier one.
    const template = { server: elsewhere, database: 'template_shop' };
    await makeTemplate(template);
    return useTemplate(template);
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-test-'));
  await putMigratedCluster(dataDir);
  useTemplate(templateOn(await start(dataDir)));
}

/**
 * Gives a new data folder a cluster whose database is migrated and empty: a copy of the one that is
 * cached, or the first one, which is cached.
 */
export async function putMigratedCluster(dataDir: string): Promise<void> {
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  if (await copyCachedCluster(dataDir)) return;
  const postgres = await start(dataDir);
  try {
    await makeTemplate(templateOn(postgres));
    await postgres.stop();
    globalThis.testPostgres = undefined;
    await cacheCluster(dataDir);
  } catch (thrown) {
    await stopPostgres();
    throw thrown;
  }
}

/** The very database that a shop has when it starts over a copy of the cluster. */
function templateOn({ urlOf }: EmbeddedPostgres): Template {
  return { server: urlOf('postgres'), database: 'shop', byFiles: true };
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  // A run that is broken off skips what it would tear down at its end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (!process.listeners(signal).includes(breakOff)) process.on(signal, breakOff);
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir, password: CACHED_PASSWORD },
    ...{ durable: false, bySocket: true },
  });
  globalThis.testPostgres = { postgres, dataDir };
  return postgres;
}

async function makeTemplate(template: Template): Promise<void> {
  const maker = fork(path.join(import.meta.dirname, 'make-template.js'));
  const ended = once(maker, 'exit');
  maker.send(template);
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error('The database that tests copy could not be made.');
}

function breakOff(): void {
  stopPostgres().finally(() => process.exit(1));
}
