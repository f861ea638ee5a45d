/** Places of the filter, a bit each: 128 KB. */
const PLACES = 2 ** 20;

/** After so many keys the filter begins anew; until then one key in fifty at most is taken for another. */
const MOST_KEYS = 20_000;

/**
 * Tells whether a key was asked for lately: a Bloom filter, as the doorkeeper of TinyLFU is. It holds nothing of the keys, so that
 * those that come once alone leave the garbage collector nothing to look at.
 *
 * @returns a function of a key of hexadecimal digits, which remembers it as well
 */
export function askedBefore(): (key: string) => boolean {
  const bits = new Uint8Array(PLACES / 8);
  let keys = 0;
  return (key) => {
    const place = Number.parseInt(key.slice(0, 8), 16) % PLACES;
    const byte = place >> 3;
    const bit = 1 << (place & 7);
    const wasAsked = ((bits[byte] ?? 0) & bit) !== 0;
    if (wasAsked) return true;
    keys += 1;
    if (keys > MOST_KEYS) {
      bits.fill(0);
      keys = 1;
    }
    bits[byte] = (bits[byte] ?? 0) | bit;
    return false;
  };
}
