import { type Contest, contestsOf, type Group } from './contests.js';

/**
 * After so many steps the best that was found counts as the best: far beyond what offers of a shop
 * need, it keeps a cart from being an open question.
 */
const MAX_STEPS = 5_000;

/** So many times the prices of pieces are bettered. */
const PRICE_ROUNDS = 100;

/** What sums of prices may be wrong by. In paise. */
const ROUNDING = 1e-6;

/**
 * The groups that bring most together, of which no two count the same piece; of equally good
 * choices that of the fewest offers, then the older ones.
 *
 * Branch and bound: from the greatest gain down each group is taken or left; a branch is given up
 * where all that still fits, at the prices of `pricesOf`, would not make it better.
 *
 * @param quantities pieces of each line that there are
 */
export function bestGroups<Some extends Group>(groups: readonly Some[], quantities: readonly number[]): Some[] {
  return contestsOf(groups, quantities).flatMap((contest) =>
    contest.groups.length === 1 ? contest.groups : bestOf(contest),
  );
}

function bestOf<Some extends Group>(contest: Contest<Some>): Some[] {
  const { groups, quantities } = contest;
  const least = worthTakenInTurn(contest);
  const { prices, bound: most } = pricesOf(contest, least);
  const worths = groups.map((_, index) => worthTaken(contest, index, prices));
  const surpluses = groups.map(({ gainPaise }, index) => Math.max(0, gainPaise - (worths[index] ?? 0)));
  const free = Int32Array.from(quantities);

  // What is left to choose from stands behind what was left one choice before.
  const left = new Int32Array((groups.length * (groups.length + 1)) / 2);
  const chosen: number[] = [];
  let best: Choice<Some> = { groups: [], gainPaise: 0 };
  let steps = 0;

  const search = (from: number, end: number, gainPaise: number, worthLeft: number, surplusLeft: number): void => {
    steps += 1;
    if (gainPaise > best.gainPaise || (gainPaise === best.gainPaise && chosen.length <= best.groups.length))
      best = better(best, { groups: chosen.map((index) => groups[index] as Some), gainPaise });
    const bound = Math.floor(gainPaise + worthLeft + surplusLeft + ROUNDING);
    if (bound < best.gainPaise || steps > MAX_STEPS) return;
    // An equally good choice of fewer or older offers is wanted as well.
    if (bound === best.gainPaise && chosen.length >= best.groups.length) return;
    if (from === end) return;
    const first = left[from] ?? 0;
    take(contest, first, free, 1);
    let fitting = end;
    let surplus = 0;
    for (let place = from + 1; place < end; place++) {
      const index = left[place] ?? 0;
      if (!fits(contest, index, free)) continue;
      left[fitting] = index;
      fitting += 1;
      surplus += surpluses[index] ?? 0;
    }
    chosen.push(first);
    search(end, fitting, gainPaise + gainOf(groups, first), worthLeft - (worths[first] ?? 0), surplus);
    chosen.pop();
    take(contest, first, free, -1);
    search(from + 1, end, gainPaise, worthLeft, surplusLeft - (surpluses[first] ?? 0));
  };

  let end = 0;
  for (let index = 0; index < groups.length; index++) {
    // With it all would bring less than what is known to be had.
    const loss = (worths[index] ?? 0) - gainOf(groups, index);
    if (Math.floor(most - Math.max(0, loss) + ROUNDING) < least) continue;
    left[end] = index;
    end += 1;
  }
  const worthOfAll = quantities.reduce((sum, count, line) => sum + count * (prices[line] ?? 0), 0);
  const surplusOfAll = surpluses.reduce((sum, surplus) => sum + surplus, 0);
  search(0, end, 0, worthOfAll, surplusOfAll);
  return [...best.groups];
}

/**
 * What a piece of each line is worth to the groups that want it, in paise: together with what each
 * group brings beyond the worth of its pieces, all pieces are worth no less than any choice brings,
 * which is the bound. The prices rise where more is wanted than there is, and fall where less is,
 * until that is little more than the best choice brings (the subgradient method for the dual of a
 * packing).
 *
 * @param least what some choice brings, in paise
 */
function pricesOf(contest: Contest<Group>, least: number): { bound: number; prices: Float64Array } {
  const { groups, quantities } = contest;
  const prices = new Float64Array(quantities.length);
  const spare = new Int32Array(quantities.length);
  let best = { bound: Number.POSITIVE_INFINITY, prices: prices.slice() };
  let reach = 1;
  for (let round = 0; round < PRICE_ROUNDS; round += 1) {
    let bound = 0;
    for (let line = 0; line < quantities.length; line++) {
      spare[line] = quantities[line] ?? 0;
      bound += (quantities[line] ?? 0) * (prices[line] ?? 0);
    }
    for (let index = 0; index < groups.length; index++) {
      const surplus = gainOf(groups, index) - worthTaken(contest, index, prices);
      if (surplus <= 0) continue;
      bound += surplus;
      take(contest, index, spare, 1);
    }
    if (bound < best.bound) best = { bound, prices: prices.slice() };
    else reach *= 0.95;
    if (best.bound < least + 1) break;
    let slope = 0;
    for (let line = 0; line < spare.length; line++) {
      const count = spare[line] ?? 0;
      if (count < 0 || (prices[line] ?? 0) > 0) slope += count * count;
    }
    if (slope === 0) break;
    const step = (reach * (bound - least)) / slope;
    for (let line = 0; line < spare.length; line++)
      prices[line] = Math.max(0, (prices[line] ?? 0) - step * (spare[line] ?? 0));
  }
  return best;
}

/** What groups bring that are taken from the greatest gain down as long as they fit, in paise. */
function worthTakenInTurn(contest: Contest<Group>): number {
  const free = Int32Array.from(contest.quantities);
  let worth = 0;
  contest.groups.forEach(({ gainPaise }, index) => {
    if (!fits(contest, index, free)) return;
    take(contest, index, free, 1);
    worth += gainPaise;
  });
  return worth;
}

function gainOf(groups: readonly Group[], index: number): number {
  return groups[index]?.gainPaise ?? 0;
}

/** What the pieces that a group takes are worth, in paise. */
function worthTaken({ starts, lines, counts }: Contest<Group>, index: number, prices: Float64Array): number {
  let worth = 0;
  for (let take = starts[index] ?? 0; take < (starts[index + 1] ?? 0); take++)
    worth += (counts[take] ?? 0) * (prices[lines[take] ?? 0] ?? 0);
  return worth;
}

function fits({ starts, lines, counts }: Contest<Group>, index: number, free: Int32Array): boolean {
  for (let take = starts[index] ?? 0; take < (starts[index + 1] ?? 0); take++)
    if ((counts[take] ?? 0) > (free[lines[take] ?? 0] ?? 0)) return false;
  return true;
}

/** Takes what a group wants from what is free so many times, or gives it back with -1. */
function take({ starts, lines, counts }: Contest<Group>, index: number, free: Int32Array, times: 1 | -1): void {
  for (let taken = starts[index] ?? 0; taken < (starts[index + 1] ?? 0); taken++) {
    const line = lines[taken] ?? 0;
    free[line] = (free[line] ?? 0) - times * (counts[taken] ?? 0);
  }
}

interface Choice<Some extends Group = Group> {
  readonly groups: readonly Some[];
  readonly gainPaise: number;
}

function better<Some extends Choice>(one: Some, other: Some): Some {
  if (one.gainPaise !== other.gainPaise) return one.gainPaise > other.gainPaise ? one : other;
  if (one.groups.length !== other.groups.length) return one.groups.length < other.groups.length ? one : other;
  return idsOf(one) < idsOf(other) ? one : other;
}

function idsOf({ groups }: Choice): string {
  return groups
    .map(({ offerId }) => offerId)
    .toSorted()
    .join();
}
