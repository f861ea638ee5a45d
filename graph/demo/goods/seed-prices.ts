import { type Paise, paiseOfRupees } from '../../shared/money/money.js';
import type { SeedBrand, SeedGood } from './catalogue-file.js';
import type { Dice } from './dice.js';

const FACTOR_OF_TIER: Record<SeedBrand['tier'], number> = { value: 0.9, everyday: 1, premium: 1.3 };

/** This share of products is reduced. */
const REDUCED = 0.45;

/** This share of reduced products had a smaller reduction within the month before. */
const OFFERED = 0.2;

/** By how much, in percent; small reductions are the common ones. */
const REDUCTIONS = [5, 5, 8, 10, 10, 10, 12, 15, 15, 20, 20, 25, 30, 35, 40];

/** The price of a pack. */
export interface PackPrice {
  pricePaise: Paise;
  oldPricePaise: Paise | null;
  /** The lowest price of the month before this one began; null where it is not reduced. */
  lowestPricePaise: Paise | null;
}

/**
 * The prices of the packs of a product: the everyday prices moved by the brand's tier, with endings
 * as in a shop. A larger pack never costs more per gram, millilitre or piece than a smaller one.
 *
 * @param dice of the product
 * @param before of what it cost earlier
 * @returns a price for each of the good's packs
 */
export function pricePacks(
  { packs, option }: SeedGood,
  tier: SeedBrand['tier'],
  dice: Dice,
  before: Dice,
): PackPrice[] {
  const reduction = dice.isLucky(REDUCED) ? dice.pick(REDUCTIONS) / 100 : 0;
  const hadOffer = before.isLucky(OFFERED);
  const cheapestPer = new Map<string, number>();
  return packs.map(([label, everyday]) => {
    // A larger screen or shoe may cost any amount more.
    const size = option === 'weight' ? packSize(label) : null;
    const limit = size ? (cheapestPer.get(size.unit) ?? Infinity) * size.amount : Infinity;
    const moved = tier === 'everyday' ? everyday : nearestEnding(everyday * FACTOR_OF_TIER[tier]);
    const price = moved <= limit ? moved : endingUpTo(limit);
    if (size) cheapestPer.set(size.unit, price / size.amount);
    const old = reduction > 0 ? nearestEnding(price / (1 - reduction)) : price;
    // Now and then there was an offer before this one.
    const lowest = old > price && hadOffer ? nearestEnding((price + old) / 2) : old;
    return {
      pricePaise: paiseOfRupees(price),
      oldPricePaise: old > price ? paiseOfRupees(old) : null,
      lowestPricePaise: old > price ? paiseOfRupees(Math.min(lowest, old)) : null,
    };
  });
}

const UNITS: Record<string, { unit: string; factor: number }> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  L: { unit: 'ml', factor: 1000 },
};

/**
 * How much a pack holds, as its label tells.
 *
 * @returns null for a label that is no amount, such as a shoe size
 */
export function packSize(label: string): { amount: number; unit: string } | null {
  const counted = /^(?:pack|set) of (\d+)$/.exec(label);
  if (counted) return { amount: Number(counted[1]), unit: 'piece' };
  const [, digits, word] = /^([\d.]+) ?([A-Za-z]+)$/.exec(label) ?? [];
  if (digits === undefined || word === undefined) return null;
  const { unit, factor } = UNITS[word] ?? { unit: word.replace(/(?<=piece|sachet|pair)s$/, ''), factor: 1 };
  return { amount: Number(digits) * factor, unit };
}

/** Prices that look like prices, around an amount in rupees, lowest first. */
function endingsAround(rupees: number): number[] {
  const around = (step: number, endings: number[]) => {
    const floor = Math.floor(rupees / step) * step;
    return [floor - step, floor, floor + step].flatMap((base) => endings.map((ending) => base + ending));
  };
  if (rupees < 30) return around(1, [0, 0.5]);
  if (rupees < 200) return around(1, [0]);
  if (rupees < 1_000) return around(10, [0, 5, 9]);
  return rupees < 10_000 ? around(10, [9]) : around(100, [99]);
}

function nearestEnding(rupees: number): number {
  const endings = endingsAround(rupees).filter((ending) => ending > 0);
  return endings.reduce((best, ending) => (Math.abs(ending - rupees) < Math.abs(best - rupees) ? ending : best));
}

function endingUpTo(rupees: number): number {
  return endingsAround(rupees).findLast((ending) => ending > 0 && ending <= rupees) ?? rupees;
}
