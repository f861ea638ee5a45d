import type { RequestListener } from 'node:http';
import type { Step } from '../shared/request/step.js';
import { answerFailure } from './answer-failure.js';

/**
 * Takes each request through the steps, in their order; a step that fails, at once or later,
 * answers its failure. It waits for none of them, which would be a promise for each step of each
 * request.
 */
export function inOrder(...steps: readonly Step[]): RequestListener {
  return steps.reduceRight<RequestListener>(
    (rest, step) => (req, res) => {
      try {
        const under = step(req, res, () => rest(req, res));
        if (under instanceof Promise) under.catch((thrown: unknown) => answerFailure(thrown, res));
      } catch (thrown) {
        answerFailure(thrown, res);
      }
    },
    () => undefined,
  );
}
