import type { Config } from '@jest/types';
import { build } from './build.js';
import setUp from './set-up.js';
import { goOnBesideOthers } from './side-by-side.js';

/**
 * Before tests of graph/ that start the whole shop as a process: builds the web, unless it stands
 * in dist/ already.
 */
export default async function setUpWithWeb(config: Config.GlobalConfig): Promise<void> {
  await setUp(config);
  goOnBesideOthers(build());
}
