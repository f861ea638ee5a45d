import type { Basket } from '../../shared/offer-kind.js';

/** Pieces of one line. */
export interface Run {
  /** Of the line. */
  readonly index: number;
  readonly pricePaise: number;
  readonly count: number;
}

/** Those of goods that several offers are about are put in order once. */
const dearest = new WeakMap<readonly number[], readonly Run[]>();
const cheapest = new WeakMap<readonly number[], readonly Run[]>();

/**
 * The pieces of lines, the dearest first; of equal ones those of the first line.
 *
 * @param indexes as the basket gave them
 */
export function dearestFirst(basket: Basket, indexes: readonly number[]): readonly Run[] {
  return known(dearest, basket, indexes, (one, other) => other.pricePaise - one.pricePaise || one.index - other.index);
}

/**
 * The pieces of lines, the cheapest first; of equal ones those of the first line.
 *
 * @param indexes as the basket gave them
 */
export function cheapestFirst(basket: Basket, indexes: readonly number[]): readonly Run[] {
  return known(cheapest, basket, indexes, (one, other) => one.pricePaise - other.pricePaise || one.index - other.index);
}

function known(
  sorted: WeakMap<readonly number[], readonly Run[]>,
  basket: Basket,
  indexes: readonly number[],
  compare: (one: Run, other: Run) => number,
): readonly Run[] {
  const before = sorted.get(indexes);
  if (before) return before;
  const runs = runsOf(basket, indexes).sort(compare);
  sorted.set(indexes, runs);
  return runs;
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
