import type express from 'express';
import type * as graphql from 'graphql';
import type * as typeGraphql from 'type-graphql';
import type * as typeorm from 'typeorm';
import type * as zod from 'zod';
import type * as settlePayment from '../payments/settlement/settle-payment.js';
import type * as describeCall from '../rest/describe-call.js';
import type * as responseContext from '../rest/response-context.js';
import type * as route from '../rest/route.js';
import type { Context, Hooks } from '../shared/context.js';
import type { CustomField } from '../shared/custom-field.js';
import type * as errors from '../shared/errors.js';
import type { Feature } from '../shared/feature.js';
import type { MailRefused } from '../shared/ports/mailer.js';
import type { TextRefused } from '../shared/ports/text-messenger.js';
import type * as viewer from '../shared/rights/viewer.js';
import type * as transaction from '../shared/rows/transaction.js';
import type { WebParts } from '../shared/web-parts.js';

export type { Request } from 'express';
export type { QueryRunner } from 'typeorm';
export type { AgentParts, AgentPrompt, AgentResource, AgentTool } from '../shared/agent-parts.js';
export type { Context, PaymentOption, PaymentTerms, PaymentWish } from '../shared/context.js';
export type { CustomField } from '../shared/custom-field.js';
export type { IdentityProvider } from '../shared/ports/identity-provider.js';
export type { Mail, Mailer } from '../shared/ports/mailer.js';
export type { PaymentProvider } from '../shared/ports/payment-provider.js';
export type { PictureStore } from '../shared/ports/picture-store.js';
export type { PortParts, Ports } from '../shared/ports/ports.js';
export type { TextMessage, TextMessenger } from '../shared/ports/text-messenger.js';
export type { Goods, TaxedLine } from '../shared/reckoning.js';
export type { Slot, WebModule, WebPage, WebParts } from '../shared/web-parts.js';

/**
 * The version of this seam. It is raised when an extension that was written for the former one has
 * to be changed.
 */
export const CONTRACT = 1;

/**
 * Puts work off: it is done by one of the processes soon after the transaction of the context is
 * committed, and not at all where that is not. See `Task` for what happens when it fails.
 *
 * @param task the name of one of the extension's own `tasks`
 * @param payload what its `run` is given: ids, and nothing personal
 */
export type AddJob = (ctx: Context, task: string, payload: object) => Promise<void>;

/**
 * The shop's own copies of its libraries, and what its features stand on. An extension takes them
 * from here and not by `import`, since a second copy of TypeORM or GraphQL would know nothing of
 * the first one's tables and types.
 */
export interface Shop {
  readonly typeorm: typeof typeorm;
  readonly typeGraphql: typeof typeGraphql;
  readonly graphql: typeof graphql;
  readonly express: typeof express;
  readonly zod: typeof zod;
  /** `viewerOf`, `adminOf`, `inTransaction`, … */
  readonly context: typeof viewer & typeof transaction;
  /** `ShopError` and its codes: what a caller is told, with a true status. */
  readonly errors: typeof errors;
  /** `settlePayment`, by which a payment that a provider tells of becomes an order or a refund. */
  readonly payments: Pick<typeof settlePayment, 'settlePayment'>;
  /** What a mailer or messenger throws for what will never be taken. */
  readonly refusals: { readonly MailRefused: typeof MailRefused; readonly TextRefused: typeof TextRefused };
  /** The shop's queue, by which an extension puts its own work off. */
  readonly jobs: { readonly addJob: AddJob };
  /** `route` and `about`, by which a call under /api is made and described. */
  readonly rest: Pick<typeof route, 'route' | 'answer'> &
    Pick<typeof responseContext, 'contextOf'> &
    Pick<typeof describeCall, 'about'>;
}

/**
 * What an extension adds, as a feature of the shop adds it; see `Feature` for what each part is.
 */
export interface ExtensionParts
  extends Pick<
    Feature,
    'entities' | 'migrations' | 'publicFields' | 'ports' | 'subscribers' | 'paymentOptions' | 'offerKinds' | 'agents'
  > {
  /**
   * Resolvers of the graph. A query or mutation says by `@Extensions({ caller })` who may ask:
   * `anyone`, `shopper` (signed in) or `owner`. Where it says nothing, only the owner may.
   */
  readonly resolvers?: readonly (new () => object)[];
  /** Routers under /api, made of `route` and `about`. */
  readonly routers?: readonly express.Router[];
  /** Work that happens later or recurs. Names begin with that of the extension and a hyphen. */
  readonly tasks?: Awaited<ReturnType<NonNullable<Feature['tasks']>>>;
  /**
   * What it answers when the shop asks (the price of delivery, a discount, a tax), and does when an
   * account is deleted, in the transaction of that.
   */
  readonly hooks?: Pick<Hooks, 'reckonShipping' | 'reckonDiscounts' | 'reckonTax' | 'onAccountDeleted'>;
  /** The folder of functions and triggers, absolute. */
  readonly sql?: string;
}

/** What another folder or package adds to the shop; its module exports one by default. */
export interface Extension {
  /** What its faults, tasks and tables are known by: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The version of the seam that it was written for, `CONTRACT`. */
  readonly contract: typeof CONTRACT;
  /**
   * Fields that things of the shop are to have: a field of the graph by that name, told under /api,
   * written by `saveProduct`, and a filter of lists where it says so. A bad value is refused with
   * the field's name.
   */
  readonly customFields?: readonly CustomField[];
  /** What it brings to the web: parts of pages, pages and pages of the desk. */
  readonly web?: WebParts;
  /** Makes its parts once, before the shop opens. */
  readonly parts?: (shop: Shop) => ExtensionParts;
}

/**
 * Says what an extension adds. It only gives back what it is given, so that its types are checked
 * where it is written.
 */
export function defineExtension(extension: Extension): Extension {
  return extension;
}
