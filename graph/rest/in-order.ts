import type { RequestListener } from 'node:http';
import type { Step } from '../shared/request/step.js';
import { answerFailure } from './route.js';

/** Takes each request through the steps, in their order; a step that fails answers its failure. */
export function inOrder(...steps: readonly Step[]): RequestListener {
  return steps.reduceRight<RequestListener>(
    (rest, step) => async (req, res) => {
      try {
        await step(req, res, () => rest(req, res));
      } catch (thrown) {
        answerFailure(thrown, res);
      }
    },
    () => undefined,
  );
}
