import { readVersionAnew } from '../../cache/cached-rows.js';
import type { Context } from '../context.js';

/** A transaction that PostgreSQL gave up for another's sake is tried this often in all. */
const MAX_TRIES = 4;

/** What PostgreSQL says when it gives a statement up by its time-outs. */
const [LOCK_NOT_AVAILABLE, QUERY_CANCELED] = ['55P03', '57014'];

/** Longest pause before the second try; it grows with each further one. In milliseconds. */
const PAUSE_MS = 30;

/**
 * Does work that must happen wholly or not at all. Loaders inside are new, so that they see the
 * transaction's rows.
 *
 * When PostgreSQL gives the transaction up to resolve a deadlock (40P01) or a conflict (40001),
 * nothing of it has happened, and it is done again, up to three times. A transaction inside another
 * is a part of that one.
 *
 * @param work receives a context whose `db` is the transaction; it may run several times
 */
export async function inTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (ctx.afterCommit) return ctx.db.transaction((db) => work({ ...ctx, db, loaders: new Map() }));
  for (let tries = 1; ; tries++) {
    const afterCommit: (() => void)[] = [];
    try {
      const result = await ctx.db.transaction(async (db) => {
        const done = await work({ ...ctx, db, loaders: new Map(), afterCommit });
        if (ctx.outcome) ctx.outcome.isCommitted = true;
        return done;
      });
      readVersionAnew(ctx);
      for (const act of afterCommit) act();
      return result;
    } catch (thrown) {
      if (ctx.outcome) ctx.outcome.isRolledBack = true;
      if (tries === MAX_TRIES || !wasGivenUp(thrown)) throw thrown;
      // Those who gave way at the same moment must not come back at the same moment.
      await new Promise((resolve) => setTimeout(resolve, tries * PAUSE_MS * Math.random()));
    }
  }
}

/**
 * Does a write of one statement, which is a transaction of its own; inside another it is a part of
 * that one.
 *
 * @param work sends the statement
 */
export async function inOneStatement<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  if (!ctx.outcome || ctx.afterCommit) return work();
  try {
    const result = await work();
    ctx.outcome.isCommitted = true;
    return result;
  } catch (thrown) {
    if (codeOf(thrown) === LOCK_NOT_AVAILABLE || codeOf(thrown) === QUERY_CANCELED) ctx.outcome.isRolledBack = true;
    throw thrown;
  }
}

/**
 * Does something once the transaction is committed, and never when it is rolled back; outside a
 * transaction at once.
 */
export function afterCommit(ctx: Context, act: () => void): void {
  if (ctx.afterCommit) ctx.afterCommit.push(act);
  else act();
}

function wasGivenUp(thrown: unknown): boolean {
  return codeOf(thrown) === '40001' || codeOf(thrown) === '40P01';
}

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : null;
}
