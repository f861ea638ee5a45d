import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Config } from './config/config.js';
import type { CustomField } from './custom-field.js';
import type { Language } from './languages/languages.js';
import type { OwnPhrase, Phrase } from './languages/phrase.js';
import type { Paise } from './money/money.js';
import type { OfferKind } from './offer-kind.js';
import type { PaymentProvider } from './ports/payment-provider.js';
import type { PortParts, Ports } from './ports/ports.js';
import type { Discounts, Goods, NamedProduct, OrderOffer, ProductOffers, Purchase, TaxedLine } from './reckoning.js';
import type { Budget, KeyCaller, PublicKeyCaller, Viewer } from './rights/caller.js';
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
