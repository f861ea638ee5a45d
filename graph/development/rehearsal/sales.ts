import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { BILLING } from '../../testing/factories/checkout.factory.js';
import type { TestShop } from '../../testing/shop.js';

/**
 * Shoppers who buy one after the other, and visitors who look around: a load that two cores bear
 * beside all the servers.
 */
const BUYERS = 6;
const VISITORS = 4;

/** Between two steps of each of them. In milliseconds. */
const PAUSE_MS = 60;

/** No client waits longer for an answer. In milliseconds. */
const TIMEOUT_MS = 12_000;

const LOOK = `query Look($id: ID!) { product(id: $id) { price countInStock } products(first: 12) { totalCount nodes { name price } } }`;

/** What happened between two moments. */
export interface Span {
  /** Orders that were confirmed to their shopper. */
  orders: number;
  /** The longest time without one. In milliseconds. */
  gapMs: number;
  /** Calls that failed, which every shopper was told. */
  failed: number;
  /** The longest time in which no visitor was shown the goods. In milliseconds. */
  blindMs: number;
}

/** What the shoppers and visitors do, as long as it goes on. */
export interface Sales {
  /** Orders that were confirmed, by the id and the payment that the shopper was told. */
  readonly confirmed: { id: string; paymentId: string }[];
  /** Old prices that a visitor was shown. */
  readonly oldPrices: string[];
  spanSince(since: number): Span;
  end(): Promise<void>;
}

/**
 * Lets shoppers buy and visitors look around, all through the balancer, and the shopkeeper raise a
 * price again and again.
 */
export async function startSales(shop: TestShop, tea: ProductVariant): Promise<Sales> {
  let isOpen = true;
  const confirmed: { id: string; paymentId: string }[] = [];
  const oldPrices: string[] = [];
  const [sold, looked, failed]: [number[], number[], number[]] = [[], [], []];
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aUser(shop.ctx())));
  let price = 100;

  const whileOpen = async (step: () => Promise<void>) => {
    while (isOpen) {
      await within(TIMEOUT_MS, step()).catch(() => failed.push(performance.now()));
      await pause(PAUSE_MS);
    }
  };
  const call = async (as: User, path: string, body: object) => {
    const answer = await shop.rest(path, { as, body });
    if (answer.status >= 400) throw new Error(`${path} ${answer.status} ${answer.body?.code}`);
    return answer.body;
  };
  const buy = async (as: User) => {
    await call(as, 'POST /api/cart/add', { productId: tea.productId, quantity: 1 });
    const { orderId } = await call(as, 'POST /api/payment/order', BILLING);
    const paid = await shop.rest(`POST /standin/orders/${orderId}/pay`, {
      body: { outcome: 'captured', webhook: 'send' },
    });
    const paymentId: string = paid.body.razorpay_payment_id;
    const order = await call(as, 'POST /api/orders/create', { paymentId });
    confirmed.push({ id: order.id, paymentId });
    sold.push(performance.now());
  };
  const look = async () => {
    const least = price;
    const { data, errors } = await shop.graphql(LOOK, { id: tea.productId });
    if (errors.length > 0) throw new Error(errors[0]?.message);
    looked.push(performance.now());
    if (data.product.price < least) oldPrices.push(`${data.product.price} after ${least}`);
  };
  const raise = async () => {
    await shop.database.query('UPDATE product SET price_paise = price_paise + 100 WHERE id = $1', [tea.productId]);
    price += 1;
    await pause(500);
  };
  const work = [...buyers.map((buyer) => () => buy(buyer)), ...Array.from({ length: VISITORS }, () => look), raise].map(
    whileOpen,
  );
  return {
    confirmed,
    oldPrices,
    spanSince: (since) => ({
      orders: sold.filter((at) => at >= since).length,
      gapMs: longestGap(sold, since),
      failed: failed.filter((at) => at >= since).length,
      blindMs: longestGap(looked, since),
    }),
    end: async () => {
      isOpen = false;
      await Promise.all(work);
    },
  };
}

function longestGap(times: readonly number[], since: number): number {
  const marks = [since, ...times.filter((at) => at >= since), performance.now()];
  return Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at)));
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('nobody answers')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
