/** Draws whole numbers from 0 to below a limit, evenly. */
export type Draw = (limit: number) => number;

/** Numbers that look random and follow from a seed alone (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
