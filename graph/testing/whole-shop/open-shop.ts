import type { Config } from '@jest/types';
import { findBrowserForRun } from '../browser/find-browser.js';
import { compileInWatch } from '../jest/compile-in-watch.js';
import { runScript } from '../run-script.js';
import { keepTemporaryFilesInMemory } from '../temporary-files.js';
import { newMigratedDataDir, startShop } from './running-shop.js';

/**
 * Opens one full shop, seeded, for all browser tests of a run, and builds the web before, unless it
 * stands in dist/ already. Opens none when SHOP_ADDRESS names one that is open.
 */
export default async function openShop(config: Config.GlobalConfig): Promise<void> {
  await keepTemporaryFilesInMemory();
  // Fetched and unpacked by programs of their own, beside what follows.
  const finding = findBrowserForRun();
  if (process.env.SHOP_ADDRESS) return finding;
  compileInWatch(config);
  runScript('dist/graph/development/build-parts.js');
  process.stdout.write('Opening a full shop for the browser …\n');
  // Otherwise it would draw beside all the tests.
  const shop = await startShop(await newMigratedDataDir(), { DRAW_AHEAD: 'no' });
  await finding;
  process.env.SHOP_ADDRESS = shop.address;
  Object.assign(globalThis, { browserShop: shop });
  // A run that is broken off does not come to closing it.
  process.once('exit', () => shop.process.kill());
}
