import cliProgress from 'cli-progress';
import type { Context } from '../shared/context.js';
import type { Demonstration } from '../shared/ports/demonstration.js';
import { say } from './say.js';

/**
 * Puts the catalogue and the demo accounts into a new shop, and shows how far it is; a shop that
 * has them is left alone.
 */
export async function fillShop(shop: Context, demo: Demonstration): Promise<void> {
  const bars = new cliProgress.MultiBar(
    { format: '  {bar} {percentage}% {step}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 5_000 },
    cliProgress.Presets.shades_classic,
  );
  const barOfStep = new Map<string, cliProgress.SingleBar>();
  await demo.fill(shop, (step, done, total) => {
    if (barOfStep.size === 0) say('Filling the shelves of a new shop …');
    const bar = barOfStep.get(step) ?? bars.create(total, 0, { step });
    barOfStep.set(step, bar);
    bar.update(done);
  });
  bars.stop();
}
