import type { Context } from './context.js';
import type { Task } from './task.js';

/** What happens in the shop, and what is told of it: ids and states, amounts in rupees. */
export interface ShopEvents {
  'order.created': { id: string; number: string; status: string };
  'order.status_changed': { id: string; number: string; status: string };
  'payment.created': ToldPayment;
  'payment.status_changed': ToldPayment;
  'refund.created': ToldRefund;
  'refund.status_changed': ToldRefund;
  'stock.changed': { id: string; sku: string | null; productId: string; countInStock: number };
  'product.created': { id: string; slug: string };
  'product.updated': { id: string; slug: string };
  'product.removed': { id: string; slug: string };
  'customer.created': { id: string };
  'customer.updated': { id: string };
  'customer.removed': { id: string };
  'offer.created': ToldOffer;
  'offer.updated': ToldOffer;
  'offer.state_changed': ToldOffer;
  'offer.removed': ToldOffer;
  'credit.moved': ToldMovement;
}

interface ToldPayment {
  id: string;
  checkoutId: string;
  amount: number;
  status: string;
  /** Null for one that has not become an order. */
  orderId: string | null;
}

interface ToldOffer {
  id: string;
  /** Such as LIVE, USED_UP or ENDED. */
  state: string;
}

interface ToldMovement {
  id: string;
  creditId: string;
  /** GIFT_CARD or STORE_CREDIT. */
  creditKind: string;
  /** Why, such as ISSUED or SPENT. */
  kind: string;
  amount: number;
  /** Whether it went off the balance. */
  isTaken: boolean;
  /** What is then left. */
  balance: number;
  /** Null where no checkout was meant. */
  checkoutId: string | null;
  /** Null for none, and where the order came to be right after. */
  orderId: string | null;
}

interface ToldRefund {
  id: string;
  paymentId: string;
  amount: number;
  reason: string;
  status: string;
  orderId: string | null;
}

/**
 * What a feature does once something has happened. Each is a job that was added in the transaction
 * of what it is told of: it is called at least once, is tried again when it throws, and may come
 * after what happened later, so it reads anew what it needs.
 */
export type Subscribers = {
  readonly [Type in keyof ShopEvents]?: (ctx: Context, data: ShopEvents[Type]) => Promise<void>;
};

/** A job of a subscriber. */
interface Heard {
  readonly type: keyof ShopEvents;
  readonly data: never;
}

/** The task by which a feature hears of what happened. */
export function taskOfSubscribers(feature: string, subscribers: Subscribers): Task<Heard> {
  return {
    name: taskNameOf(feature),
    run: async (ctx, { type, data }) => subscribers[type]?.(ctx, data),
  };
}

/** What that task is called. */
export function taskNameOf(feature: string): string {
  return `${feature}-hears`;
}
