import { runScript } from '../run-script.js';

let last: Promise<void> = Promise.resolve();

/**
 * Builds parts of the web, unless they stand in dist/ already; all that the shop runs from, unless
 * some are named. One call after the other: each build has both processors to do, and what one has
 * built the next finds.
 */
export function build(...parts: string[]): Promise<void> {
  last = last.then(() => runScript('dist/graph/development/build-parts.js', ...parts));
  return last;
}
