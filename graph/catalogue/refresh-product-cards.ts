import type { Context } from '../shared/context.js';
import { compareCards, writeCards } from './catalogue.queries.js';

/** Products that are looked at in one statement. */
const PORTION = 1_000;

/**
 * Compares the card of each product with what it is made of, and writes those anew that differ, see
 * `ProductCard`. Triggers keep cards right; others were changed while triggers were switched off.
 *
 * @returns how many differed
 */
export async function refreshProductCards(ctx: Context): Promise<number> {
  let wrong = 0;
  for (let last: string | null = null; ; ) {
    const products = await compareCards(ctx, last, PORTION);
    const ids = products.filter(({ isRight }) => !isRight).map(({ id }) => id);
    if (ids.length > 0) await writeCards(ctx, ids);
    wrong += ids.length;
    last = products.at(-1)?.id ?? null;
    if (products.length < PORTION) break;
  }
  if (wrong > 0) ctx.log.warn({ cards: wrong }, 'cards differed from their products');
  return wrong;
}
