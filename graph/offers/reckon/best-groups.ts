/** What an offer that counts pieces as a group brings beyond what they bring without it. */
export interface Group {
  /** Of the offer; ids grow with time, so that the smaller is the older. */
  readonly offerId: string;
  /** Pieces of each line that it counts. */
  readonly pieces: readonly number[];
  /** In paise, more than 0. */
  readonly gainPaise: number;
}

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
export function bestGroups(groups: readonly Group[], quantities: readonly number[]): Group[] {
  return partsOf(groups, quantities).flatMap((part) => bestOf(part, quantities));
}

/** Groups that can be in each other's way, together; what lies apart is chosen apart. */
function partsOf(groups: readonly Group[], quantities: readonly number[]): Group[][] {
  const wanted = quantities.map((_, line) => groups.reduce((sum, { pieces }) => sum + (pieces[line] ?? 0), 0));
  const isShort = quantities.map((quantity, line) => (wanted[line] ?? 0) > quantity);
  const parts: { groups: Group[]; lines: Set<number> }[] = [];
  for (const group of groups) {
    const lines = new Set<number>();
    group.pieces.forEach((count, line) => {
      if (count > 0 && isShort[line]) lines.add(line);
    });
    const joined = { groups: [group], lines };
    for (let index = parts.length - 1; index >= 0; index--) {
      const part = parts[index];
      if (!part || ![...part.lines].some((line) => lines.has(line))) continue;
      joined.groups.push(...part.groups);
      for (const line of part.lines) lines.add(line);
      parts.splice(index, 1);
    }
    parts.push(joined);
  }
  return parts.map((part) => part.groups);
}

/** A group, and what it takes of lines of which there is too little for all. */
interface Candidate {
  readonly group: Group;
  readonly takes: readonly Take[];
  /** What it brings beyond what it takes is worth, in paise; 0 for less. */
  readonly surplus: number;
}

interface Take {
  readonly line: number;
  readonly count: number;
}

function bestOf(groups: readonly Group[], quantities: readonly number[]): Group[] {
  if (groups.length === 1) return [...groups];
  const sorted = groups.toSorted(
    (one, other) => other.gainPaise - one.gainPaise || (one.offerId < other.offerId ? -1 : 1),
  );
  const takesOf = sorted.map(({ pieces }) =>
    pieces.flatMap((count, line): Take[] => (count > 0 ? [{ line, count }] : [])),
  );
  const prices = pricesOf(sorted, takesOf, quantities);
  const worthOf = (takes: readonly Take[]) =>
    takes.reduce((sum, { line, count }) => sum + count * (prices[line] ?? 0), 0);
  const candidates = sorted.map((group, index): Candidate => {
    const takes = takesOf[index] ?? [];
    return { group, takes, surplus: Math.max(0, group.gainPaise - worthOf(takes)) };
  });
  const free = [...quantities];
  let best: Choice = { groups: [], gainPaise: 0 };
  let steps = 0;

  const search = (left: readonly Candidate[], chosen: Group[], gainPaise: number, worthLeft: number): void => {
    steps += 1;
    const choice = { groups: chosen, gainPaise };
    if (isBetter(choice, best)) best = choice;
    const bound = Math.floor(gainPaise + worthLeft + left.reduce((sum, { surplus }) => sum + surplus, 0) + ROUNDING);
    if (bound < best.gainPaise || steps > MAX_STEPS) return;
    // An equally good choice of fewer or older offers is wanted as well.
    if (bound === best.gainPaise && chosen.length >= best.groups.length) return;
    const [first, ...others] = left;
    if (!first) return;
    for (const { line, count } of first.takes) free[line] = (free[line] ?? 0) - count;
    search(
      others.filter(({ takes }) => fit(takes, free)),
      [...chosen, first.group],
      gainPaise + first.group.gainPaise,
      worthLeft - worthOf(first.takes),
    );
    for (const { line, count } of first.takes) free[line] = (free[line] ?? 0) + count;
    search(others, chosen, gainPaise, worthLeft);
  };
  search(candidates, [], 0, worthOf(quantities.map((count, line) => ({ line, count }))));
  return [...best.groups];
}

/**
 * What a piece of each line is worth to the groups that want it, in paise: together with what each
 * group brings beyond the worth of its pieces, all pieces are worth no less than any choice brings.
 * The prices rise where more is wanted than there is, and fall where less is, until that is little
 * more than the best choice brings (the subgradient method for the dual of a packing).
 */
function pricesOf(
  groups: readonly Group[],
  takesOf: readonly (readonly Take[])[],
  quantities: readonly number[],
): number[] {
  const prices = quantities.map(() => 0);
  const least = worthTakenInTurn(groups, takesOf, quantities);
  let best = { bound: Number.POSITIVE_INFINITY, prices: [...prices] };
  let reach = 1;
  for (let round = 0; round < PRICE_ROUNDS; round += 1) {
    const spare = [...quantities];
    let bound = quantities.reduce((sum, count, line) => sum + count * (prices[line] ?? 0), 0);
    groups.forEach(({ gainPaise }, index) => {
      const takes = takesOf[index] ?? [];
      const surplus = takes.reduce((rest, { line, count }) => rest - count * (prices[line] ?? 0), gainPaise);
      if (surplus <= 0) return;
      bound += surplus;
      for (const { line, count } of takes) spare[line] = (spare[line] ?? 0) - count;
    });
    if (bound < best.bound) best = { bound, prices: [...prices] };
    else reach *= 0.95;
    if (best.bound < least + 1) break;
    const slope = spare.reduce(
      (sum, count, line) => sum + (count < 0 || (prices[line] ?? 0) > 0 ? count * count : 0),
      0,
    );
    if (slope === 0) break;
    const step = (reach * (bound - least)) / slope;
    spare.forEach((count, line) => {
      prices[line] = Math.max(0, (prices[line] ?? 0) - step * count);
    });
  }
  return best.prices;
}

/** What groups bring that are taken from the greatest gain down as long as they fit, in paise. */
function worthTakenInTurn(
  groups: readonly Group[],
  takesOf: readonly (readonly Take[])[],
  quantities: readonly number[],
): number {
  const free = [...quantities];
  let worth = 0;
  groups.forEach(({ gainPaise }, index) => {
    const takes = takesOf[index] ?? [];
    if (!fit(takes, free)) return;
    for (const { line, count } of takes) free[line] = (free[line] ?? 0) - count;
    worth += gainPaise;
  });
  return worth;
}

function fit(takes: readonly Take[], free: readonly number[]): boolean {
  return takes.every(({ line, count }) => count <= (free[line] ?? 0));
}

interface Choice {
  readonly groups: readonly Group[];
  readonly gainPaise: number;
}

function isBetter(one: Choice, other: Choice): boolean {
  if (one.gainPaise !== other.gainPaise) return one.gainPaise > other.gainPaise;
  if (one.groups.length !== other.groups.length) return one.groups.length < other.groups.length;
  return idsOf(one) < idsOf(other);
}

function idsOf({ groups }: Choice): string {
  return groups
    .map(({ offerId }) => offerId)
    .toSorted()
    .join();
}
