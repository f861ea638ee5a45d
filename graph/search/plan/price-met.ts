import type { Context } from '../../shared/context.js';
import { boundsOf } from '../sentence/read-price.js';
import type { Condition } from './condition.js';
import { pricesOf } from './plan.queries.js';
import type { SearchPlan } from './search-plan.js';

/** So much more than what costs the least, or less than what costs the most, is near to it. */
const NEAR_PRICE = 1.5;

/**
 * The bounds of a price that are said, or wider ones where nothing of what is asked for costs so
 * little or so much: where the cheapest soap costs 15 rupees, a soap for ten is one of those.
 */
export async function withPriceMet(
  ctx: Context,
  said: Pick<SearchPlan, 'lowest' | 'highest' | 'filters'>,
  asks: Condition | null,
): Promise<typeof said> {
  const { lowest, highest, filters } = said;
  if (asks === null || (lowest === null) === (highest === null)) return said;
  const prices = await pricesOf(ctx, asks, { lowest, highest });
  const nearest = highest === null ? prices?.most : prices?.least;
  const isMet = nearest == null || (highest === null ? nearest >= (lowest ?? 0) : nearest <= highest);
  if (isMet) return said;
  const rupees = highest === null ? nearest / NEAR_PRICE / 100 : (nearest * NEAR_PRICE) / 100;
  const bounds = highest === null ? boundsOf(Math.floor(rupees), null, 0) : boundsOf(null, Math.ceil(rupees), 0);
  if (!bounds) return said;
  return {
    lowest: bounds.lowest,
    highest: bounds.highest,
    filters: filters.map((one) => (one.kind === 'PRICE' ? { ...one, label: bounds.label } : one)),
  };
}
