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
const MAX_STEPS = 50_000;

/**
 * The groups that bring most together, of which no two count the same piece; of equally good
 * choices that of the fewest offers, then the older ones.
 *
 * Branch and bound: from the greatest gain down each group is taken or left; a branch is given up
 * where all that still fits would not make it better.
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

function bestOf(groups: readonly Group[], quantities: readonly number[]): Group[] {
  if (groups.length === 1) return [...groups];
  const sorted = groups.toSorted(
    (one, other) => other.gainPaise - one.gainPaise || (one.offerId < other.offerId ? -1 : 1),
  );
  const free = [...quantities];
  let best: Choice = { groups: [], gainPaise: 0 };
  let steps = 0;

  const search = (candidates: readonly Group[], chosen: Group[], gainPaise: number): void => {
    steps += 1;
    const choice = { groups: chosen, gainPaise };
    if (isBetter(choice, best)) best = choice;
    const bound = gainPaise + boundOf(candidates, free);
    if (bound < best.gainPaise || steps > MAX_STEPS) return;
    // An equally good choice of fewer or older offers is wanted as well.
    if (bound === best.gainPaise && chosen.length >= best.groups.length) return;
    const [first, ...others] = candidates;
    if (!first) return;
    first.pieces.forEach((count, line) => {
      free[line] = (free[line] ?? 0) - count;
    });
    search(
      others.filter((other) => fits(other, free)),
      [...chosen, first],
      gainPaise + first.gainPaise,
    );
    first.pieces.forEach((count, line) => {
      free[line] = (free[line] ?? 0) + count;
    });
    search(others, chosen, gainPaise);
  };
  search(sorted, [], 0);
  return [...best.groups];
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

function fits({ pieces }: Group, free: readonly number[]): boolean {
  return pieces.every((count, line) => count <= (free[line] ?? 0));
}

/**
 * No less than what candidates can bring together: each is counted at the line of which it takes
 * the largest part, and of each line as much as there is, the best for a piece first.
 */
function boundOf(candidates: readonly Group[], free: readonly number[]): number {
  const byLine = new Map<number, { count: number; gainPaise: number }[]>();
  for (const { pieces, gainPaise } of candidates) {
    let [line, share] = [-1, 0];
    pieces.forEach((count, index) => {
      const part = count / Math.max(1, free[index] ?? 0);
      if (part > share) [line, share] = [index, part];
    });
    const known = byLine.get(line);
    if (known) known.push({ count: pieces[line] ?? 0, gainPaise });
    else byLine.set(line, [{ count: pieces[line] ?? 0, gainPaise }]);
  }
  let bound = 0;
  for (const [line, wants] of byLine) {
    let left = free[line] ?? 0;
    wants.sort((one, other) => other.gainPaise / other.count - one.gainPaise / one.count);
    for (const { count, gainPaise } of wants) {
      if (left <= 0) break;
      bound += count <= left ? gainPaise : Math.ceil((gainPaise * left) / count);
      left -= count;
    }
  }
  return bound;
}
