import { parseArgs } from 'node:util';

/** What a measurement under load was told on the command line. */
export interface LoadOptions {
  /** How many products, as often as was said. */
  sizes: number[];
  /** Rounds of each contender, and about how many seconds each of them is. */
  pace: { rounds: number; seconds: number };
  /** Names of operations; empty: all. */
  only: string[];
  /** Whether docs/benchmarks.md is to have the figures. */
  isRecorded: boolean;
}

/**
 * Reads `[PRODUCTS ...] [--only listing,home] [--rounds 3] [--seconds 1.5] [--write]`.
 *
 * @throws TypeError for another option
 */
export function readOptions(args: string[]): LoadOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '1.5' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    sizes: positionals.map(Number),
    pace: { rounds: Number(values.rounds), seconds: Number(values.seconds) },
    only: values.only.split(',').filter(Boolean),
    isRecorded: values.write,
  };
}
