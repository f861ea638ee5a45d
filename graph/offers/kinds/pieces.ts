import type { Basket } from '../../shared/offer-kind.js';

/** Pieces of one line. */
export interface Run {
  /** Of the line. */
  readonly index: number;
  readonly pricePaise: number;
  count: number;
}

/** The pieces of lines, the dearest first; of equal ones those of the first line. */
export function dearestFirst(basket: Basket, indexes: readonly number[]): Run[] {
  return runsOf(basket, indexes).sort((one, other) => other.pricePaise - one.pricePaise || one.index - other.index);
}

/** The pieces of lines, the cheapest first; of equal ones those of the first line. */
export function cheapestFirst(basket: Basket, indexes: readonly number[]): Run[] {
  return runsOf(basket, indexes).sort((one, other) => one.pricePaise - other.pricePaise || one.index - other.index);
}

function runsOf({ lines }: Basket, indexes: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const index of indexes) {
    const line = lines[index];
    if (line) runs.push({ index, pricePaise: line.pricePaise, count: line.quantity });
  }
  return runs;
}

/**
 * Takes pieces off the beginning of runs.
 *
 * @param free pieces of each line that may be taken yet; what is taken goes from it
 * @returns what was taken; null, with nothing taken, where there are fewer
 */
export function takePieces(runs: readonly Run[], count: number, free: number[]): Run[] | null {
  const taken: Run[] = [];
  let wanted = count;
  for (const { index, pricePaise } of runs) {
    if (wanted === 0) break;
    const some = Math.min(wanted, free[index] ?? 0);
    if (some === 0) continue;
    taken.push({ index, pricePaise, count: some });
    wanted -= some;
  }
  if (wanted > 0) return null;
  for (const { index, count: some } of taken) free[index] = (free[index] ?? 0) - some;
  return taken;
}
