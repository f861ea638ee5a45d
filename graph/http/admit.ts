import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
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

/** Where requests wait for their turn. */
export interface Gate {
  /** Calls `begin` when it is the request's turn, at once where it can be, or `refuse` when that does not come in time. */
  enter(res: ServerResponse, begin: () => void, refuse: () => void): void;
}

/** Lets what follows begin when it is its turn, and answers 503 to what has to wait too long. */
export function admit(gate: Gate): RequestHandler {
  return (_req, res, next) => gate.enter(res, next, () => answerFailure(busy(), res));
}

/**
 * Admission control: lets so many requests be worked on at once and the others wait for their turn, in the order in which they
 * came; refuses those whose turn does not come in time. What is begun is then done soon, however many ask, and nobody
 * is left without an answer: work of three hundred pages, begun at once, holds up even the timer that would answer 503.
 *
 * One turn begins at a time, so that between two of them answers are sent and timers are heard, and none while connections
 * come in: Node accepts one in each round of its event loop, so that with rounds full of work those who came together would
 * wait for many seconds without even being read.
 *
 * It belongs behind the reader of the body, or whoever sends one slowly would hold a turn, and before all work.
 */
export function openGate({ atOnce, waitMs, connections, holdMs = HOLD_MS }: Admission): Gate {
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
  const work = (res: ServerResponse, begin: () => void) => {
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
      planNext();
    });
    begin();
  };

  const enter: Gate['enter'] = (res, begin, refuse) => {
    if (res.closed || res.headersSent) return;
    if (underWay < atOnce && waiting.size === 0 && connections() === accepted) return work(res, begin);
    if (waiting.size >= MOST_WAITING) return refuse();
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(beginNow);
      res.off('close', leave);
    };
    const beginNow = () => {
      leave();
      work(res, begin);
    };
    const timer = setTimeout(() => {
      leave();
      refuse();
    }, waitMs);
    res.once('close', leave);
    waiting.add(beginNow);
    planNext();
  };
  return { enter };
}
