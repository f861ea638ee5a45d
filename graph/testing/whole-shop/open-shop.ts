import { newDataDir, startShop } from './running-shop.js';

/** Opens one full shop, seeded, for all browser tests of a run. */
export default async function openShop(): Promise<void> {
  process.stdout.write('Opening a full shop for the browser …\n');
  const shop = await startShop(await newDataDir());
  process.env.SHOP_ADDRESS = shop.address;
  Object.assign(globalThis, { browserShop: shop });
  // A run that is broken off does not come to closing it.
  process.once('exit', () => shop.process.kill());
}
