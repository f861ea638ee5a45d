import type { Config } from '@jest/types';
import { runScript } from '../run-script.js';
import setUp from './set-up.js';

/**
 * Before tests of graph/ that start the whole shop as a process: builds the web, unless it stands
 * in dist/ already.
 */
export default async function setUpWithWeb(config: Config.GlobalConfig): Promise<void> {
  await setUp(config);
  runScript('dist/graph/development/build-parts.js');
}
