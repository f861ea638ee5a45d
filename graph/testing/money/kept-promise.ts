/**
 * How much longer than promised something may take on a machine that is slow, or busy with other
 * tests.
 */
const SLOWNESS = 10;

/**
 * Says in the output of the run how a promise of speed is kept. A machine has no part in the
 * promise, so that only the middle one of what was measured counts, and ten times what was promised
 * is forgiven; more is the shop's own doing.
 *
 * @param promise a sentence without its time, e.g. "an order is seen after the client's call"
 * @param tookMs what was measured, at least one, in ms
 * @param promisedMs in ms
 * @throws Error when it took beyond ten times as long
 */
export function expectKept(promise: string, tookMs: readonly number[], promisedMs: number): void {
  const middle = middleOf(tookMs);
  const said = `${promise}: ${Math.round(middle)} ms of ${promisedMs} ms (middle of ${tookMs.length})`;
  process.stdout.write(`  ${middle > promisedMs ? 'slow: ' : ''}${said}\n`);
  if (middle > promisedMs * SLOWNESS) throw new Error(said);
}

/** The middle one by size; of an even number the higher of the two. NaN of none. */
export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
