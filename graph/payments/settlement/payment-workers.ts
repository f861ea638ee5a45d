import type { Context } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import { forgetOldKeys } from '../../shared/idempotency.js';
import { refundPayments } from '../refunds/refund-payments.js';
import { readReconcilerLag, reconcileCheckouts } from './reconcile-checkouts.js';
import { reconcileLedger } from './reconcile-ledger.js';
import { forgetOldEvents, processWebhooks } from './webhooks.js';

/** Something that has to happen without anybody asking. */
interface Job {
  name: string;
  /** Pause between two rounds. In milliseconds. */
  everyMs: number;
  work(ctx: Context): Promise<unknown>;
}

/** Each runs at its own pace, so that none waits for another. */
const JOBS: readonly Job[] = [
  { name: 'events', everyMs: 5_000, work: processWebhooks },
  { name: 'reconciler', everyMs: 5_000, work: reconcile },
  { name: 'refunds', everyMs: 5_000, work: refundPayments },
  { name: 'ledger', everyMs: 60_000, work: reconcileLedger },
  { name: 'tidying', everyMs: 600_000, work: (ctx) => Promise.all([forgetOldKeys(ctx), forgetOldEvents(ctx)]) },
];

/** A checkout that waits longer than this for its turn is worth a word. In seconds. */
const MOST_LAG_S = 60;

/**
 * Starts what has to happen without anybody asking: events of the provider that are not done yet, checkouts that nobody
 * told the end of, refunds that are owed, the daily comparison with the provider's ledger. Several processes may do this
 * on one database: each piece of work is taken by one of them, and returns when that one dies.
 *
 * @returns stops it, after the rounds under way
 */
export function startPaymentWorkers(shop: Context): () => Promise<void> {
  const stopped = new AbortController();
  const running = JOBS.map((job) => run(shop, job, stopped.signal));
  return async () => {
    stopped.abort();
    await Promise.all(running);
  };
}

async function run(shop: Context, { name, everyMs, work }: Job, stopped: AbortSignal): Promise<void> {
  const log = shop.log.child({ worker: name });
  while (!stopped.aborted) {
    // Loaders remember what they read, so every round has its own.
    await work({ ...shop, log, loaders: new Map() }).catch((thrown: unknown) => {
      if (asShopError(thrown)) log.warn({ err: thrown }, 'a round of payment work has to wait');
      else log.error({ err: thrown }, 'a round of payment work failed');
    });
    await pause(everyMs, stopped);
  }
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    stopped.addEventListener('abort', end);
  });
}

async function reconcile(ctx: Context): Promise<void> {
  const lagS = await readReconcilerLag(ctx);
  if (lagS > MOST_LAG_S) ctx.log.warn({ lagS }, 'checkouts wait long for the provider to be asked');
  await reconcileCheckouts(ctx);
}
