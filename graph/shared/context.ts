import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { readVersionAnew } from '../cache/cached-rows.js';
import type { Config } from './config/config.js';
import type { CustomField } from './custom-field.js';
import { ErrorCode, ShopError } from './errors.js';
import type { Language } from './languages/languages.js';
import { anyOf, type OwnPhrase, type Phrase, phrase } from './languages/phrase.js';
import type { Paise } from './money/money.js';
import type { OfferKind } from './offer-kind.js';
import type { PaymentProvider } from './ports/payment-provider.js';
import type { PortParts, Ports } from './ports/ports.js';
import type { Budget, KeyCaller, PublicKeyCaller, Viewer } from './rights/caller.js';
import { GRANTS, hasRight, Right } from './rights/right.js';
import { Role } from './rights/role.js';
import type { WebModule } from './web-parts.js';

/** Whether a request may have changed anything yet. */
export interface Outcome {
  /** True from before a commit is sent, since whether it arrived is not always known. */
  isCommitted: boolean;
  /** True once the work of a transaction failed. */
  isRolledBack: boolean;
}

/** What a shopper who is to pay is asked for. */
export interface PaymentWish {
  readonly userId: string;
  /** What the order comes to without a fee. */
  readonly totalPaise: Paise;
  /** As it was typed; empty where it is not known. */
  readonly pincode: string;
}

/** On what terms an order can be paid in a way. */
export interface PaymentTerms {
  /** Added to the order, in paise: 0 or more whole rupees. */
  readonly feePaise: number;
  /** Why it is not offered, to be shown; null where it is. */
  readonly refusal: Phrase | null;
}

/**
 * A way to pay that shoppers choose among. Either a provider takes the money before the goods are
 * packed (`open`), or it is collected when they are handed over, like cash at the door.
 */
export interface PaymentOption {
  /**
   * As the graph and the books call it for as long as there are orders that were paid so: 2 to 20
   * lower-case letters, digits and hyphens. The shop's own are `online`, `cash` and `credit`; the
   * last option of a code takes the place of those before it.
   */
  readonly code: string;
  /** What checkout, orders and invoices call it. */
  readonly label: OwnPhrase;
  /** Opens the way to the provider, once, before the shop opens. */
  readonly open?: (parts: PortParts) => PaymentProvider | Promise<PaymentProvider>;
  /**
   * How pages let the shopper pay by that provider: a module for the web, fetched once the way is
   * chosen. An option of the code `online` without one is opened as Razorpay is.
   */
  readonly web?: WebModule;
  /**
   * On what terms an order can be paid so; null where it is not to be shown at all. Absent: always,
   * without a fee.
   */
  readonly offer?: (ctx: Context, wish: PaymentWish) => Promise<PaymentTerms | null>;
}

/** One whose provider is open; null where the money is collected at the hand-over. */
export interface OpenPaymentOption extends Pick<PaymentOption, 'code' | 'label' | 'offer'> {
  readonly provider: PaymentProvider | null;
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
  /** The code of the way to pay that was chosen; null in a cart, where none is yet. */
  readonly paymentOption: string | null;
}

/** What offers are reckoned for: goods, with what their delivery costs without any. */
export interface Purchase extends Goods {
  /** Null for goods that no shopper has in a cart yet: then only what everybody has holds. */
  readonly userId: string | null;
  readonly shippingPaise: Paise;
}

/** What offers take off a purchase. */
export interface Discounts {
  /** Off each whole line, in paise and in the order of the lines: 0 to price times quantity. */
  readonly lines: readonly number[];
  /** Off what delivery costs, in paise; absent: nothing. */
  readonly shippingPaise?: number;
  /** Which offers do so; absent where none is kept. */
  readonly offers?: readonly AppliedOffer[];
}

/** An offer that holds for a purchase. */
export interface AppliedOffer {
  readonly offerId: string;
  /** The code by which it does; null for one that needs none. */
  readonly code: string | null;
  /** What it takes off, in paise, delivery included. */
  readonly discountPaise: number;
  /** The part of that which it takes off the delivery, in paise. */
  readonly shippingPaise: number;
}

/** An offer by which an order cost less. */
export interface OrderOffer extends AppliedOffer {
  /** What it was called when the order was placed. */
  readonly title: OwnPhrase;
}

/** What a product is looked up by among offers. */
export interface NamedProduct {
  readonly id: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly subCategoryId: string | null;
  readonly pricePaise: Paise;
}

/** What offers say of a product. */
export interface ProductOffers {
  /** Those that hold now and name it, in the visitor's language. */
  readonly offers: readonly { offerId: string; title: string; text: string; endsAt: Date | null }[];
  /** What a piece costs by those that everybody has for each piece; null where none does. */
  readonly offerPricePaise: Paise | null;
}

/** What a line of an invoice is taxed by. */
export interface TaxedLine {
  /** What was bought, or a fee such as that of delivery. */
  readonly description: string;
  readonly quantity: number;
  /** Of one piece before discounts, tax included. */
  readonly pricePaise: Paise;
  /** What was taken off the whole line; 0 for nothing. */
  readonly discountPaise: Paise;
  /** What the product says, in percent; null where it says nothing. */
  readonly gstRate: number | null;
  /** The slug of its top category; null for a fee, and for what is no longer for sale. */
  readonly category: string | null;
  /** The slugs of all that it lies in, the nearest first and that one last; none for a fee. */
  readonly categories: readonly string[];
  /** Where it is delivered to, as it was typed. */
  readonly region: string | null;
  readonly pincode: string;
}

/** An order as it is asked what it waits for. */
export interface PendingOrder {
  readonly paymentOrderId: string;
  readonly status: string;
}

/** What a pending order waits for. */
export interface PaymentNotice {
  /** `BANK` or `PROVIDER`. */
  readonly wait: string;
  readonly text: Phrase;
}

/**
 * What a feature does of its own accord when one below it does something, in the transaction of
 * that; see `Feature.hooks`.
 */
export interface Hooks {
  /**
   * What delivery of goods costs a shopper in paise, whose PIN code `ctx.pin` is where it is known.
   * The last feature that says so is asked.
   */
  readonly reckonShipping?: (ctx: Context, goods: Goods) => Promise<number>;
  /**
   * What is taken off a purchase. Prices stay those of the catalogue; cart, order, invoice and what
   * is given back say what was taken off beside them. The last feature that says so is asked.
   */
  readonly reckonDiscounts?: (ctx: Context, purchase: Purchase) => Promise<Discounts>;
  /**
   * The offers by which an order cost less. The last feature that says so is asked; without one no
   * order has any.
   */
  readonly findOrderOffers?: (ctx: Context, order: { readonly paymentOrderId: string }) => Promise<OrderOffer[]>;
  /**
   * What a pending order waits for, and what its shopper is told of that; null of any other. The
   * last feature that says so is asked.
   */
  readonly findPaymentNotice?: (ctx: Context, order: PendingOrder) => Promise<PaymentNotice | null>;
  /**
   * What offers say of a product. The last feature that says so is asked; without one no product
   * has any.
   */
  readonly findProductOffers?: (ctx: Context, product: NamedProduct) => Promise<ProductOffers>;
  /**
   * The GST within the price of a line, in percent, of a shop that is registered for it. The last
   * feature that says so is asked.
   */
  readonly reckonTax?: (ctx: Context, line: TaxedLine) => Promise<number>;
  /** Who holds variants that are to be removed; those that are not held are not told of. */
  readonly findVariantHolders?: (tx: Context, variantIds: readonly string[]) => Promise<VariantHolder[]>;
  /** Goods were bought, in a transaction that may not have ended: it must not fail by this. */
  readonly onGoodsBought?: (tx: Context, productIds: readonly string[]) => Promise<void>;
  /**
   * An account is deleted by its owner: what is kept by its e-mail goes, and what stays loses its
   * name. Rows that refer to the account go with it by themselves.
   */
  readonly onAccountDeleted?: (tx: Context, account: { id: string; email: string }) => Promise<void>;
  /** An account is back with its owner, who did not do what was done with it meanwhile. */
  readonly onAccountRecovered?: (tx: Context, userId: string) => Promise<void>;
}

/**
 * What every domain function is given first: the way to the database, the caller, and what belongs
 * to one request.
 */
export interface Context extends Ports {
  /** Takes the money of those who pay `online`: Razorpay, or the local stand-in. */
  readonly payments: PaymentProvider;
  /** All ways to pay that there are, the shop's own first. */
  readonly paymentOptions: readonly OpenPaymentOption[];
  /** The only way to the database; inside `inTransaction` it is the transaction. */
  readonly db: EntityManager;
  /** Null for a visitor and for an API key. */
  readonly viewer: Viewer | null;
  /** Null for everybody but the program of an integrator; see `allow`. */
  readonly apiKey: KeyCaller | null;
  /** Null for everybody who does not come by way of another's shop front. */
  readonly publicKey: PublicKeyCaller | null;
  /**
   * What a request takes its cost from, where it came with a key; null where costs are told and
   * they are not counted.
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
  /** Kinds of offers by their names, the shop's own first. */
  readonly offerKinds: ReadonlyMap<string, OfferKind>;
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
 * The viewer, who has to be an admin: for all that no right of its own names.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper, SECOND_FACTOR_REQUIRED
 */
export function adminOf(ctx: Context): Viewer {
  return staffOf(ctx, Right.RUN_SHOP);
}

/**
 * The viewer, whose role has to have a right; see `GRANTS`. Before money moves a second factor that
 * was shown long ago is asked for again.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for anybody else, and
 *   SECOND_FACTOR_REQUIRED where the role waits for one
 */
export function staffOf(ctx: Context, right: Right): Viewer {
  const viewer = viewerOf(ctx);
  if (hasRight(viewer.role, right)) {
    if (GRANTS[right].movesMoney) askSecondFactorAgain(viewer);
    return viewer;
  }
  if (hasRight(viewer.secondFactor?.withheldRole, right)) throw lacksSecondFactor();
  const allowed = anyOf(
    GRANTS[right].roles.map((role) =>
      role === Role.OWNER ? phrase('an admin') : phrase(role.toLowerCase() as Lowercase<Role>),
    ),
  );
  throw new ShopError(ErrorCode.FORBIDDEN, phrase('Only {allowed} may do this.', { allowed }));
}

/** How long a second factor holds for what moves money or gives rights. In milliseconds. */
const SECOND_FACTOR_HOLDS_MS = 30 * 60_000;

/**
 * Refuses who has a second factor and showed it too long ago: for what moves money or gives rights.
 * Who has none is asked for none.
 *
 * @throws ShopError SECOND_FACTOR_REQUIRED
 */
export function askSecondFactorAgain({ secondFactor }: Viewer): void {
  if (!secondFactor?.isSetUp) return;
  const { shownAtMs } = secondFactor;
  if (shownAtMs === null || Date.now() - shownAtMs > SECOND_FACTOR_HOLDS_MS) throw lacksSecondFactor();
}

function lacksSecondFactor(): ShopError {
  return new ShopError(
    ErrorCode.SECOND_FACTOR_REQUIRED,
    phrase('Please confirm with your second factor that it is you.'),
  );
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
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('An API key cannot do this: it belongs to no account.'));
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
