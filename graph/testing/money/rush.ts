import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aUser } from '../factories/account.factory.js';
import { aVariant, BILLING, payAtStandIn } from '../factories/checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { patiently } from '../patiently.js';
import type { TestShop } from '../shop.js';
import { rest, settle } from './settle.js';

/** How a rush ended. */
export interface RushReport {
  /** Orders that were made. */
  orders: number;
  /** Buyers who were told that it is sold out. */
  soldOut: number;
  /** Answers that were neither, by status and code. */
  others: string[];
  breaches: string[];
}

/**
 * Lets many buyers want the same few pieces at the same moment, each going from the cart to the
 * order.
 *
 * @param settled brings what is under way to its end; by hand in this process, unless the shop is
 *   another
 */
export async function rush(
  shop: TestShop,
  buyerCount: number,
  pieces: number,
  settled = () => settle(shop, { expire: true }),
): Promise<RushReport> {
  const scarce = await aVariant(shop, { countInStock: pieces });
  const buyers = await someBuyers(shop, buyerCount, () => ({ [scarce.id]: 1 }));
  return endOf(shop, buyers, settled);
}

/**
 * Lets buyers want two products at the same moment, half of them having put the one first into the
 * cart, half the other.
 */
export async function crossedRush(shop: TestShop, buyerCount: number, pieces: number): Promise<RushReport> {
  const [one, two] = await Promise.all([1, 2].map(() => aVariant(shop, { countInStock: pieces })));
  const cart = (index: number, [first, second]: (ProductVariant | undefined)[]) =>
    index % 2 ? { [first?.id ?? '']: 1, [second?.id ?? '']: 1 } : { [second?.id ?? '']: 1, [first?.id ?? '']: 1 };
  const buyers = await someBuyers(shop, buyerCount, (index) => cart(index, [one, two]));
  return endOf(shop, buyers, () => settle(shop, { expire: true }));
}

async function someBuyers(
  shop: TestShop,
  count: number,
  cartOf: (index: number) => Record<string, number>,
): Promise<User[]> {
  const buyers = await Promise.all(Array.from({ length: count }, () => aUser(shop.ctx())));
  const lines = buyers.flatMap(({ id: userId }, index) =>
    Object.entries(cartOf(index)).map(([variantId, quantity]) => ({ userId, variantId, quantity })),
  );
  await shop.database.manager.insert(CartLine, lines);
  return buyers;
}

async function endOf(shop: TestShop, buyers: User[], settled: () => Promise<void>): Promise<RushReport> {
  const books = await openBooks(shop.database);
  const answers = await Promise.all(buyers.map((buyer) => buy(shop, buyer)));
  await settled();
  const ends = await Promise.all(
    buyers.map(async (buyer, place) => (answers[place] === 'pending' ? orderOf(shop, buyer) : (answers[place] ?? ''))),
  );
  const breaches = await findBreaches(books, undefined, { isExpired: true });
  await rest(shop.database);
  return {
    orders: ends.filter((end) => end === 'confirmed').length,
    soldOut: ends.filter((end) => end === '409 OUT_OF_STOCK').length,
    others: ends.filter((end) => end !== 'confirmed' && end !== '409 OUT_OF_STOCK'),
    breaches,
  };
}

/**
 * Tries as long as the shop says that it is busy, as its Retry-After asks for, and once again with
 * every answer.
 */
async function buy(shop: TestShop, as: User): Promise<string> {
  const started = await patiently(() => shop.rest('POST /api/payment/order', { as, body: BILLING }));
  if (started.status !== 201) return `${started.status} ${started.body.code}`;
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, started.body.orderId);
  const placed = await patiently(() => shop.rest('POST /api/orders/create', { as, body: { paymentId } }));
  return placed.status < 300 ? placed.body.status : `${placed.status} ${placed.body.code}`;
}

/**
 * What became of an order that was pending: under load the provider may answer later than a shopper
 * is kept waiting.
 */
async function orderOf(shop: TestShop, as: User): Promise<string> {
  const { body } = await patiently(() => shop.rest('GET /api/orders', { as }));
  return body[0]?.status ?? 'no order';
}
