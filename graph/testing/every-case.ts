/**
 * Whether the long repetitions run too: every statement at which two steps may meet, twenty rushes
 * and twenty kills where `npm test` is content with a few. `npm run test:all` sets it.
 */
export const testsEverything = process.env.TEST_ALL === 'yes';

/**
 * The same test or group of tests where the long repetitions run too, and otherwise skipped:
 * `inFull(it)`, `inFull(describe)`.
 */
export function inFull<Each extends { skip: unknown }>(each: Each): Each | Each['skip'] {
  return testsEverything ? each : each.skip;
}
