import { rebuild } from '../rebuild.js';
import { asOperator } from './operator.js';

/**
 * Works out search, counts, cards, ratings and sums of sales anew: `npm run rebuild`, see
 * `rebuild`.
 */
asOperator(rebuild).then(
  () => process.stdout.write('Search, counts, cards and ratings are those of the products and reviews.\n'),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  },
);
