import { rm } from 'node:fs/promises';

/** Stops the run's PostgreSQL and removes its folder. Does nothing when none runs. */
export default async function stopPostgres(): Promise<void> {
  const running = globalThis.testPostgres;
  if (!running) return;
  globalThis.testPostgres = undefined;
  await running.postgres.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}
