import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { readVersionAnew } from '../cache/cached-rows.js';
import type { ApiScope } from './api-scope.js';
import type { Config } from './config.js';
import { ErrorCode, ShopError } from './errors.js';
import type { Language } from './languages/languages.js';
import { anyOf, type Phrase, phrase } from './languages/phrase.js';
import type { Paise } from './money.js';
import type { Ports } from './ports/ports.js';
import type { PublicKeyScope } from './public-key-scope.js';
import { Role } from './role.js';

/** The caller, as the token says and the user row confirms. */
export interface Viewer {
  readonly id: string;
  /** Null for a shopper. */
  readonly role: Role | null;
}

/**
 * The API key that a program of an integrator sent, as its row confirms. A key is nobody's account.
 */
export interface KeyCaller {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
  /** The account of the admin who made the key. */
  readonly madeById: string;
}

/**
 * The public key that a page or an app of somebody else sent, as its row confirms. It is nobody's
 * account either.
 */
export interface PublicKeyCaller {
  readonly id: string;
  readonly scope: PublicKeyScope;
}

/** What the key that a request came with may spend in a minute. */
export interface Budget {
  /** Whose it is, such as `api_key:<id>`. */
  readonly key: string;
  /** The cost that may be spent in a minute. */
  readonly most: number;
}

/** Whether a request may have changed anything yet. */
export interface Outcome {
  /** True from before a commit is sent, since whether it arrived is not always known. */
  isCommitted: boolean;
  /** True once the work of a transaction failed. */
  isRolledBack: boolean;
}

/** What a field that an extension added may hold. */
export type CustomValue = string | number | boolean;

/** A field that an extension adds to a kind of thing. */
export interface CustomField {
  /** What has it. */
  readonly entity: 'Product';
  /** As the graph, /api and files call it, e.g. spiceLevel. */
  readonly name: string;
  /** What it holds: a `date` is a day such as 2026-11-24, a `text` has at most 500 letters. */
  readonly type: 'enum' | 'text' | 'whole' | 'number' | 'yesNo' | 'date';
  /** Of an enum, as the graph spells them, e.g. HOT. */
  readonly values?: readonly string[];
  /** What pages call it; in English where a language has no word. */
  readonly label: { readonly en: string; readonly [language: string]: string };
  /**
   * What pages call its values, e.g. `{ HOT: { en: 'Hot', hi: 'तीखा' } }`; absent: as they are
   * spelt, in small letters.
   */
  readonly texts?: Readonly<Record<string, { readonly en: string; readonly [language: string]: string }>>;
  /** Whether visitors see it; the owner does always. */
  readonly isPublic: boolean;
  /** Whether lists can be narrowed by it. Only for what is public. */
  readonly isFilter?: boolean;
}

/** Something that shoppers count on, and that is about a variant. */
export interface VariantHolder {
  readonly variantId: string;
  /** What it is called where one is told of; several take an s. */
  readonly kind: 'cart' | 'order' | 'checkout';
  readonly count: number;
}

/** What delivery is reckoned for. */
export interface Goods {
  /** What they come to, before shipping; 0 for none. */
  readonly subTotalPaise: Paise;
  readonly lines: readonly {
    readonly variantId: string;
    readonly productId: string;
    readonly quantity: number;
    readonly pricePaise: Paise;
    /** As the variant is called, e.g. `1 kg`; null for one without. */
    readonly weight: string | null;
  }[];
}

/**
 * What a feature does of its own accord when one below it does something, in the transaction of
 * that; see `Feature.hooks`.
 */
export interface Hooks {
  /**
   * What delivery of goods costs a shopper, whose PIN code `ctx.pin` is where it is known. The last
   * feature that says so is asked.
   */
  readonly reckonShipping?: (ctx: Context, goods: Goods) => Promise<Paise>;
  /** Who holds variants that are to be removed; those that nobody holds are not told of. */
  readonly findVariantHolders?: (tx: Context, variantIds: readonly string[]) => Promise<VariantHolder[]>;
  /** An account is back with its owner, who did not do what was done with it meanwhile. */
  readonly onAccountRecovered?: (tx: Context, userId: string) => Promise<void>;
}

/**
 * What every domain function is given first: the way to the database, the caller, and what belongs
 * to one request.
 */
export interface Context extends Ports {
  /** The only way to the database; inside `inTransaction` it is the transaction. */
  readonly db: EntityManager;
  /** Null for a visitor and for an API key. */
  readonly viewer: Viewer | null;
  /** Null for everybody but the program of an integrator; see `allow`. */
  readonly apiKey: KeyCaller | null;
  /** Null for everybody who does not come by way of a shop front of somebody else. */
  readonly publicKey: PublicKeyCaller | null;
  /**
   * What a request takes its cost from, where it came with a key; null where costs are told and
   * nobody counts them.
   */
  readonly budget: Budget | null;
  /** Told to the client with every failure and written into every log line of the request. */
  readonly requestId: string;
  /** Where the visitor comes from, see `networkOf`; null for work that no request asked for. */
  readonly network: string | null;
  /** The PIN code that the visitor's browser remembers, 6 digits; null where it remembers none. */
  readonly pin: string | null;
  /** What the visitor reads, see `languageOf`; English for work that no request asked for. */
  readonly language: Language;
  readonly log: Logger;
  readonly config: Config;
  /** Fields that extensions added. */
  readonly customFields: readonly CustomField[];
  /** What features want to be asked and told by those below them. */
  readonly hooks: readonly Hooks[];
  /** The request's loaders, made when first asked; see `defineLoader`. */
  readonly loaders: Map<symbol, DataLoader<string, unknown>>;
  /**
   * Says that the request writes from here on, so that no time-out answers in its place; see
   * `requestTimeout`. Absent for work that no request asked for.
   *
   * @throws ShopError SERVICE_UNAVAILABLE when it was answered already
   */
  readonly beginWriting?: () => void;
  /**
   * What became of the transactions of a request with an idempotency key; see `claimKey`. Absent
   * for all others.
   */
  readonly outcome?: Outcome;
  /** What waits for the transaction to be kept; absent outside one. See `afterCommit`. */
  readonly afterCommit?: (() => void)[];
}

/**
 * The viewer, who has to be an admin.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper
 */
export function adminOf(ctx: Context): Viewer {
  return staffOf(ctx);
}

/**
 * The viewer, who has to be an admin or to have one of the roles.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for anybody else
 */
export function staffOf(ctx: Context, ...roles: Role[]): Viewer {
  const viewer = viewerOf(ctx);
  if (viewer.role && [Role.OWNER, ...roles].includes(viewer.role)) return viewer;
  const allowed = anyOf([phrase('an admin'), ...roles.map((role) => phrase(role.toLowerCase() as Lowercase<Role>))]);
  throw new ShopError(ErrorCode.FORBIDDEN, phrase('Only {allowed} may do this.', { allowed }));
}

/** Refuses a visitor, whatever else they sent. @throws ShopError UNAUTHENTICATED */
export function viewerOrKey({ viewer, apiKey }: Context): void {
  if (!viewer && !apiKey) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
}

/** A transaction that PostgreSQL gave up for another's sake is tried this often in all. */
const MAX_TRIES = 4;

/** What PostgreSQL says when it gives a statement up by its time-outs. */
const [LOCK_NOT_AVAILABLE, QUERY_CANCELED] = ['55P03', '57014'];

/** Longest pause before the second try; it grows with each further one. In milliseconds. */
const PAUSE_MS = 30;

/**
 * The signed-in viewer.
 *
 * @param message the specification's sentence for this refusal (spec §8)
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for an API key
 */
export function viewerOf(ctx: Context, message: Phrase = phrase('Please login first')): Viewer {
  if (ctx.viewer) return ctx.viewer;
  if (ctx.apiKey)
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('An API key may not do this: it is nobody’s account.'));
  throw new ShopError(ErrorCode.UNAUTHENTICATED, message);
}

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
      // Who gave way at the same moment must not come back at the same moment.
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
