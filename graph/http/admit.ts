import type { RequestHandler, Response } from 'express';
import { busy } from '../shared/errors.js';
import { answerFailure } from '../shared/rest/route.js';

/** Requests that may wait for their turn; what comes beyond them would not have it in time. */
const MOST_WAITING = 1_000;

/** Connections that come without a pause hold up the next turn no longer. In milliseconds. */
const HOLD_MS = 1_000;

/** How many requests are worked on at once, and how long others wait for that. */
export interface Admission {
  atOnce: number;
  /** In milliseconds. */
  waitMs: number;
  /** How many connections the server has accepted so far. */
  connections(): number;
  /** In milliseconds; for tests, which have time. */
  holdMs?: number;
}

/**
 * Admission control: lets so many requests be worked on at once and the others wait for their turn, in the order in which they
 * came; answers 503 to those whose turn does not come in time. What is begun is then done soon, however many ask, and nobody
 * is left without an answer: work of three hundred pages, begun at once, holds up even the timer that would answer 503.
 *
 * One turn begins at a time, so that between two of them answers are sent and timers are heard, and none while connections
 * come in: Node accepts one in each round of its event loop, so that with rounds full of work those who came together would
 * wait for many seconds without even being read.
 *
 * It belongs behind the reader of the body, or whoever sends one slowly would hold a turn, and before all work.
 */
export function admit({ atOnce, waitMs, connections, holdMs = HOLD_MS }: Admission): RequestHandler {
  const waiting = new Set<() => void>();
  let underWay = 0;
  let isNextPlanned = false;
  let accepted = connections();
  let heldSince: number | null = null;

  const planNext = () => {
    if (waiting.size === 0 || underWay >= atOnce) heldSince = null;
    else if (!isNextPlanned) {
      isNextPlanned = true;
      setImmediate(beginNext);
    }
  };
  const beginNext = () => {
    isNextPlanned = false;
    const before = accepted;
    accepted = connections();
    if (accepted === before) heldSince = null;
    else heldSince ??= performance.now();
    const [begin] = waiting;
    if (underWay < atOnce && (heldSince === null || performance.now() - heldSince >= holdMs)) begin?.();
    planNext();
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
    if (underWay < atOnce && waiting.size === 0 && connections() === accepted) return work(res, next);
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
