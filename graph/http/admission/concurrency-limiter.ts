import type { ServerResponse } from 'node:http';

/** Requests that may wait for their turn; what comes beyond them would not have it in time. */
const MAX_WAITING = 1_000;

/** Connections that come without a pause hold up the next turn no longer. In milliseconds. */
const HOLD_MS = 1_000;

/** How many requests a limiter lets be worked on at once, and how long others wait for that. */
export interface Concurrency {
  /** Asked before each turn. */
  maxConcurrent(): number;
  /** How long a request that finds the queue full waits for its turn. In milliseconds. */
  waitMs: number;
  /**
   * How many may wait for longer, and for how long, in milliseconds: so many are a burst and no
   * overload; absent: none.
   */
  queue?: { places: number; waitMs: number };
  /** How many connections the server has accepted so far. */
  connections(): number;
  /** In milliseconds; for tests, which have time. */
  holdMs?: number;
  /** The clock, in milliseconds; for tests, which do not wait. */
  now?(): number;
}

/** Where requests wait for their turn. */
export interface ConcurrencyLimiter {
  /**
   * Calls `begin` when it is the request's turn, at once where it can be, or `refuse` when that
   * does not come in time.
   */
  enter(res: ServerResponse, begin: () => void, refuse: () => void): void;
}

interface Waiting {
  /** From when on the request that came last is served before it; by the clock, in milliseconds. */
  lifoAfter: number;
  isOver: boolean;
  begin(): void;
}

/**
 * Lets so many requests be worked on at once and the others wait for their turn, for a moment only,
 * and refuses those whose turn does not come in time. What is begun is then done soon, however many
 * ask, and every request is answered: work of three hundred pages, begun at once, holds up even the
 * timer that would answer 503.
 *
 * A burst is no overload: the first that have to wait may do so for as long as it takes, and only
 * those behind them are refused soon.
 *
 * Requests have their turn in the order in which they came, as long as all of them have it soon.
 * Once one has waited for half of its time, or nearly all of it in the queue, there are more than
 * can be served; then the newest are served first and as quickly as ever, instead of all of them as
 * late as may be.
 *
 * One turn begins at a time, so that between two of them answers are sent and timers are heard, and
 * none while connections come in: Node accepts one in each round of its event loop, so that with
 * rounds full of work those that came together would wait for many seconds without even being read.
 */
export function limitConcurrency({
  maxConcurrent,
  waitMs,
  queue,
  connections,
  holdMs = HOLD_MS,
  now = () => performance.now(),
}: Concurrency): ConcurrencyLimiter {
  const waiting: Waiting[] = [];
  let waitingCount = 0;
  let underWay = 0;
  let isNextPlanned = false;
  let accepted = connections();
  let heldSince: number | null = null;

  const planNext = () => {
    if (waitingCount === 0 || underWay >= maxConcurrent()) heldSince = null;
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
    else heldSince ??= now();
    const isHeld = heldSince !== null && now() - heldSince < holdMs;
    if (underWay < maxConcurrent() && !isHeld) takeNext()?.begin();
    planNext();
  };
  const takeNext = () => {
    while (waiting[0]?.isOver) waiting.shift();
    while (waiting.at(-1)?.isOver) waiting.pop();
    const [oldest] = waiting;
    return oldest && now() > oldest.lifoAfter ? waiting.at(-1) : oldest;
  };
  const work = (res: ServerResponse, begin: () => void) => {
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
      planNext();
    });
    begin();
  };

  const enter: ConcurrencyLimiter['enter'] = (res, begin, refuse) => {
    if (res.closed || res.headersSent) return;
    if (underWay < maxConcurrent() && waitingCount === 0 && connections() === accepted) return work(res, begin);
    if (waitingCount >= MAX_WAITING) return refuse();
    const isQueued = queue !== undefined && waitingCount < queue.places;
    const timeoutMs = isQueued ? Math.max(waitMs, queue.waitMs) : waitMs;
    const leave = () => {
      clearTimeout(timer);
      res.off('close', leave);
      entry.isOver = true;
      waitingCount -= 1;
      while (waiting[0]?.isOver) waiting.shift();
    };
    const beginNow = () => {
      leave();
      work(res, begin);
    };
    const timer = setTimeout(() => {
      // A turn that is free, and only held for connections that come, is taken rather than refused.
      if (underWay < maxConcurrent()) return beginNow();
      leave();
      refuse();
    }, timeoutMs);
    const entry: Waiting = { lifoAfter: now() + timeoutMs * (isQueued ? 0.9 : 0.5), isOver: false, begin: beginNow };
    res.once('close', leave);
    waiting.push(entry);
    waitingCount += 1;
    planNext();
  };
  return { enter };
}
