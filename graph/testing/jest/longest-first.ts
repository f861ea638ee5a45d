import { createRequire } from 'node:module';
import type { Test } from '@jest/test-result';

// What the package says of itself is true of its CommonJS alone.
const jest: typeof import('@jest/test-sequencer') = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * The kinds of tests, those first whose files take longest: the short ones fill what the long ones
 * leave at the end.
 */
const KINDS = ['whole-shop', 'money', 'graph', 'web'];

/**
 * The order in which a run takes the test files. Jest begins with what took longest last time; a
 * fresh clone has no such times, and by the size of the files alone a long one would come late and
 * leave one worker running for itself.
 */
export default class LongestFirst extends jest.default {
  override async sort(tests: Test[]): Promise<Test[]> {
    const bySize = await super.sort(tests);
    return bySize.some(({ duration }) => duration !== undefined) ? bySize : bySize.toSorted(byKind);
  }
}

function byKind(one: Test, next: Test): number {
  return rank(one) - rank(next);
}

function rank({ context }: Test): number {
  return KINDS.indexOf(context.config.displayName?.name ?? '');
}
