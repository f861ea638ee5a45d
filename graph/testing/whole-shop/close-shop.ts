import { type RunningShop, removeDataDir } from './running-shop.js';

/**
 * Closes the shop that was opened for the browser tests, if one was, and removes what it stored.
 *
 * @throws Error with what it printed when it had ended by itself, which explains all failures after
 *   that
 */
export default async function closeShop(): Promise<void> {
  const { browserShop } = globalThis as unknown as { browserShop?: RunningShop };
  if (!browserShop) return;
  // A run that follows from a saved file opens another.
  delete process.env.SHOP_ADDRESS;
  Object.assign(globalThis, { browserShop: undefined });
  const { exitCode, signalCode } = browserShop.process;
  await browserShop.stop();
  await removeDataDir(browserShop.dataDir);
  if (exitCode !== null || signalCode !== null) {
    throw new Error(`The shop ended before its tests (${signalCode ?? exitCode}):\n${browserShop.printed()}`);
  }
}
