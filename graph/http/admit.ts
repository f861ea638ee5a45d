import type { RequestHandler, Response } from 'express';
import { busy } from '../shared/errors.js';
import { answerFailure } from '../shared/rest/route.js';

/** Requests that may wait for their turn; what comes beyond them would not have it in time. */
const MOST_WAITING = 1_000;

/** How many requests are worked on at once, and how long others wait for that. */
export interface Admission {
  atOnce: number;
  /** In milliseconds. */
  waitMs: number;
}

/**
 * Admission control: lets so many requests be worked on at once and the others wait for their turn, in the order in which they
 * came; answers 503 to those whose turn does not come in time. What is begun is then done soon, however many ask, and nobody
 * is left without an answer: work of three hundred pages, begun at once, holds up even the timer that would answer 503.
 *
 * One turn begins at a time, so that between two of them answers are sent and timers are heard. It belongs behind the
 * reader of the body, or whoever sends one slowly would hold a turn, and before all work.
 */
export function admit({ atOnce, waitMs }: Admission): RequestHandler {
  const waiting = new Set<() => void>();
  let underWay = 0;
  let isNextPlanned = false;

  const planNext = () => {
    if (isNextPlanned || waiting.size === 0 || underWay >= atOnce) return;
    isNextPlanned = true;
    setImmediate(() => {
      isNextPlanned = false;
      const [begin] = waiting;
      if (underWay < atOnce) begin?.();
      planNext();
    });
  };
  const work = (res: Response, next: () => void) => {
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
      planNext();
    });
    next();
  };

  return (_req, res, next) => {
    if (res.closed || res.headersSent) return;
    if (underWay < atOnce && waiting.size === 0) return work(res, next);
    if (waiting.size >= MOST_WAITING) return answerFailure(busy(), res);
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      res.off('close', leave);
    };
    const begin = () => {
      leave();
      work(res, next);
    };
    const timer = setTimeout(() => {
      leave();
      answerFailure(busy(), res);
    }, waitMs);
    res.once('close', leave);
    waiting.add(begin);
    planNext();
  };
}
