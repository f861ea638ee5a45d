import { runScript } from '../run-script.js';
import { newDataDir, startShop } from './running-shop.js';

/** Opens one full shop, seeded, for all browser tests of a run; builds the web before, unless it stands in dist/ already. */
export default async function openShop(): Promise<void> {
  runScript('dist/graph/development/build-web.js');
  process.stdout.write('Opening a full shop for the browser …\n');
  const shop = await startShop(await newDataDir());
  process.env.SHOP_ADDRESS = shop.address;
  Object.assign(globalThis, { browserShop: shop });
  // A run that is broken off does not come to closing it.
  process.once('exit', () => shop.process.kill());
}
