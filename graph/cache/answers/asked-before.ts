/** Places of the filter, a bit each: 128 KB. */
const PLACES = 2 ** 20;

/**
 * After so many keys a filter makes way for the next; until then one key in fifty at most is taken
 * for another.
 */
const MAX_KEYS = 10_000;

/**
 * Tells whether a key was asked for lately: a Bloom filter, as the doorkeeper of TinyLFU is. It
 * holds nothing of the keys, so that those that come once alone leave the garbage collector nothing
 * to look at. There are two by turns, so that what was asked for just before the newer one began is
 * known as well.
 *
 * @param withinMs how long a key is remembered at least, unless very many others come; twice as
 *   long at most. In milliseconds
 * @param now the clock, in milliseconds; for tests, which do not wait
 * @returns a function of a key of hexadecimal digits, which remembers it as well
 */
export function askedBefore(withinMs: number, now: () => number = Date.now): (key: string) => boolean {
  let newer = new Uint8Array(PLACES / 8);
  let older = new Uint8Array(PLACES / 8);
  let keys = 0;
  let since = now();

  const beginAnew = (at: number) => {
    // Twice as late, neither of them holds anything that still counts.
    if (at - since >= 2 * withinMs) newer.fill(0);
    [newer, older] = [older, newer];
    newer.fill(0);
    keys = 0;
    since = at;
  };

  return (key) => {
    const at = now();
    if (keys >= MAX_KEYS || at - since >= withinMs) beginAnew(at);
    const place = Number.parseInt(key.slice(0, 8), 16) % PLACES;
    const byte = place >> 3;
    const bit = 1 << (place & 7);
    const isNew = ((newer[byte] ?? 0) & bit) === 0;
    if (!isNew) return true;
    keys += 1;
    newer[byte] = (newer[byte] ?? 0) | bit;
    return ((older[byte] ?? 0) & bit) !== 0;
  };
}
