import type { Config } from '@jest/types';
import startPostgres from '../postgres/start-postgres.js';
import { SEED } from '../seed.js';
import { keepTemporaryFilesInMemory } from '../temporary-files.js';
import { compileInWatch } from './compile-in-watch.js';
import { goOnBesideOthers } from './side-by-side.js';

/**
 * Before the tests of graph/: compiles them anew when a run follows from a saved file, and starts
 * their PostgreSQL.
 */
export default async function setUp(config: Config.GlobalConfig): Promise<void> {
  process.stdout.write(`Random tests follow from TEST_SEED=${SEED}\n`);
  await compileInWatch(config);
  await keepTemporaryFilesInMemory();
  goOnBesideOthers(startPostgres());
}
