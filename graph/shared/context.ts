import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Config } from './config.js';
import { ErrorCode, ShopError } from './errors.js';
import type { IdentityProvider } from './identity-provider.js';
import type { PaymentProvider } from './payment-provider.js';

/** Who asks, as the token says and the user row confirms. */
export interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** What every domain function is given first: the way to the database, who asks, and what belongs to one request. */
export interface Context {
  /** The only way to the database; inside `inTransaction` it is the transaction. */
  readonly db: EntityManager;
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  /** Told to the client with every failure and written into every log line of the request. */
  readonly requestId: string;
  readonly log: Logger;
  readonly config: Config;
  /** Takes the money: Razorpay, or the local stand-in. */
  readonly payments: PaymentProvider;
  /** Vouches for shoppers that sign in without a password; null when the shop has nobody who does. */
  readonly identity: IdentityProvider | null;
  /** The request's loaders, made when first asked; see `defineLoader`. */
  readonly loaders: Map<symbol, DataLoader<string, unknown>>;
}

/**
 * The signed-in viewer.
 *
 * @param message the specification's sentence for this refusal (spec §8)
 * @throws ShopError UNAUTHENTICATED for a visitor
 */
export function viewerOf(ctx: Context, message = 'Please login first'): Viewer {
  if (!ctx.viewer) throw new ShopError(ErrorCode.UNAUTHENTICATED, message);
  return ctx.viewer;
}

/**
 * Does work that must happen wholly or not at all. Loaders inside are new, so that they see the transaction's rows.
 *
 * @param work receives a context whose `db` is the transaction
 */
export function inTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db, loaders: new Map() }));
}
