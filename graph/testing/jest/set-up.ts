import type { Config } from '@jest/types';
import { runScript } from '../run-script.js';
import { SEED } from '../seed.js';
import startPostgres from '../start-postgres.js';

/** Before the tests of graph/: compiles them anew when a run follows from a saved file, and starts their PostgreSQL. */
export default async function setUp({ watch, watchAll }: Config.GlobalConfig): Promise<void> {
  process.stdout.write(`Random tests follow from TEST_SEED=${SEED}\n`);
  // Otherwise npm has done so right before.
  if (watch || watchAll) runScript('node_modules/typescript/bin/tsc', '-b', 'graph');
  await startPostgres();
}
