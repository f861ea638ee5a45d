import { type RunningShop, removeDataDir } from './running-shop.js';

/** Closes the shop of the browser tests and removes what it stored. */
export default async function closeShop(): Promise<void> {
  const { browserShop } = globalThis as unknown as { browserShop: RunningShop };
  await browserShop.stop();
  await removeDataDir(browserShop.dataDir);
}
