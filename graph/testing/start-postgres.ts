import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres.js';
import stopPostgres from './stop-postgres.js';
import { openTemplate } from './test-database.js';

/** Starts one PostgreSQL for the whole run and makes the migrated database that every test file copies. */
export default async function startPostgres(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-test-'));
  // Started by root, PostgreSQL runs as another user, who must reach its folder through this one.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'test', durable: false });
  await openTemplate(postgres);
  process.env.TEST_POSTGRES_URL = postgres.url;
  Object.assign(globalThis, { testPostgres: { postgres, dataDir } });
  // A run that is broken off skips what it would tear down at its end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stopPostgres().finally(() => process.exit(1)));
  }
}
