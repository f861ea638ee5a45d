import { newDataDir, startShop } from './running-shop.js';

/** Opens one full shop, seeded, for all browser tests of a run; none when SHOP_ADDRESS names one that is open already. */
export default async function openShop(): Promise<void> {
  if (process.env.SHOP_ADDRESS) return;
  process.stdout.write('Opening a full shop for the browser …\n');
  const shop = await startShop(await newDataDir());
  process.env.SHOP_ADDRESS = shop.address;
  Object.assign(globalThis, { browserShop: shop });
  // A run that is broken off does not come to closing it.
  process.once('exit', () => shop.process.kill());
}
