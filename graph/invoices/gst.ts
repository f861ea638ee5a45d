import { asPaise, type Paise } from '../shared/money/money.js';

/** A price parted into what the goods are worth and the tax within it. */
export interface TaxedAmount {
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

/**
 * Takes the tax out of an inclusive price: one tax for goods that go to another state, and two
 * equal halves for those that stay. The parts add up to the price, to the paisa.
 *
 * @param ratePercent both halves together, e.g. 18
 */
export function taxWithin(gross: Paise, ratePercent: number, isInterstate: boolean): TaxedAmount {
  // Rates have two decimals at most; whole numbers keep floating point out of the division.
  const rate = Math.round(ratePercent * 100);
  const within = (parts: number) => asPaise(Math.round((gross * rate) / (parts * (10_000 + rate))));
  const [half, whole] = isInterstate ? [asPaise(0), within(1)] : [within(2), asPaise(0)];
  const taxablePaise = asPaise(gross - whole - 2 * half);
  return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

/**
 * Parts an amount in proportion to some weights, to the paisa: what rounding leaves goes to the
 * largest remainders.
 */
export function allocate(amount: Paise, weights: readonly number[]): Paise[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => (amount * weight) / all);
  const parts = shares.map(Math.floor);
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const first = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, left);
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map(asPaise);
}
