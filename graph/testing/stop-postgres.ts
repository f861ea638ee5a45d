import { rm } from 'node:fs/promises';
import type { EmbeddedPostgres } from '../database/embedded-postgres.js';

/** Stops the run's PostgreSQL and removes its folder. */
export default async function stopPostgres(): Promise<void> {
  const { postgres, dataDir } = (
    globalThis as unknown as { testPostgres: { postgres: EmbeddedPostgres; dataDir: string } }
  ).testPostgres;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
