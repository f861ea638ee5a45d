import { busy } from '../shared/errors.js';
import { isForm } from '../shared/request/request-body.js';
import type { Step } from '../shared/request/step.js';
import { answerFailure } from './answer-failure.js';
import { addToContext } from './response-context.js';

/**
 * Answers 503 in the place of whatever has not answered in time, so that no request hangs, whatever
 * it waits for. A request that writes is refused so before it begins, or else answered once it is
 * done: no client is told to try again what was done. The time-outs of the database and of the
 * provider end it. Uploads take as long as they take.
 *
 * @param withinMs counted from when the head of the request was read
 */
export function requestTimeout(withinMs: number): Step {
  return (req, res, next) => {
    if (isForm(req)) return next();
    const timer = setTimeout(() => answerFailure(busy(), res), withinMs);
    res.once('close', () => clearTimeout(timer));
    addToContext(res, {
      beginWriting: () => {
        if (res.headersSent) throw busy();
        clearTimeout(timer);
      },
    });
    next();
  };
}
