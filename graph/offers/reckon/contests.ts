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
 * Groups that can be in each other's way, from the greatest gain down, and what they take of the
 * lines of which there is too little for all. Numbers lie side by side, since one cart goes through
 * them thousands of times.
 */
export interface Contest<Some extends Group> {
  readonly groups: readonly Some[];
  /** Pieces that there are of each line that they vie for. */
  readonly quantities: Int32Array;
  /** Where what a group takes begins in `lines` and `counts`; last stands where all ends. */
  readonly starts: Int32Array;
  /** By their place in `quantities`. */
  readonly lines: Int32Array;
  readonly counts: Int32Array;
}

/**
 * Groups by those that can be in each other's way: what lies apart is chosen apart.
 *
 * @param quantities pieces of each line that there are
 */
export function contestsOf<Some extends Group>(
  groups: readonly Some[],
  quantities: readonly number[],
): Contest<Some>[] {
  const isShort = shortLines(groups, quantities);
  // Each line leads to another of its contest, and the last of them to itself.
  const leads = Int32Array.from(quantities, (_, line) => line);
  const lastOf = (line: number): number => {
    let last = line;
    while (leads[last] !== last) last = leads[last] ?? last;
    return last;
  };
  const firstLines = groups.map(({ pieces }) => {
    let first = -1;
    for (let line = 0; line < pieces.length; line++) {
      if (!pieces[line] || !isShort[line]) continue;
      if (first === -1) first = line;
      else leads[lastOf(line)] = lastOf(first);
    }
    return first;
  });

  const together = new Map<number, Some[]>();
  groups.forEach((group, index) => {
    const first = firstLines[index] ?? -1;
    // Nothing is in the way of one that takes of no short line.
    const key = first === -1 ? -1 - index : lastOf(first);
    const known = together.get(key);
    if (known) known.push(group);
    else together.set(key, [group]);
  });
  return Array.from(together.values(), (some) => contestOf(some, quantities, isShort));
}

/** Which lines have fewer pieces than all groups together want, by a 1. */
function shortLines(groups: readonly Group[], quantities: readonly number[]): Uint8Array {
  const left = Int32Array.from(quantities);
  for (const { pieces } of groups)
    for (let line = 0; line < left.length; line++) left[line] = (left[line] ?? 0) - (pieces[line] ?? 0);
  return Uint8Array.from(left, (count) => (count < 0 ? 1 : 0));
}

function contestOf<Some extends Group>(
  groups: Some[],
  quantities: readonly number[],
  isShort: Uint8Array,
): Contest<Some> {
  groups.sort((one, other) => other.gainPaise - one.gainPaise || (one.offerId < other.offerId ? -1 : 1));
  const places = new Int32Array(quantities.length).fill(-1);
  const free: number[] = [];
  const starts: number[] = [0];
  const lines: number[] = [];
  const counts: number[] = [];
  for (const { pieces } of groups) {
    for (let line = 0; line < pieces.length; line++) {
      const count = pieces[line] ?? 0;
      if (count === 0 || !isShort[line]) continue;
      if (places[line] === -1) places[line] = free.push(quantities[line] ?? 0) - 1;
      lines.push(places[line] ?? 0);
      counts.push(count);
    }
    starts.push(lines.length);
  }
  return {
    groups,
    quantities: Int32Array.from(free),
    starts: Int32Array.from(starts),
    lines: Int32Array.from(lines),
    counts: Int32Array.from(counts),
  };
}
