import type { User } from '../accounts/user.entity.js';
import { CartLine } from '../cart/cart-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import { BILLING } from './factories/checkout.factory.js';
import { patiently } from './patiently.js';
import type { TestShop } from './shop.js';

const ERRORS = 'userErrors { __typename code message field ... on StockError { available product { id } } }';
const START = `mutation ($input: BillingInput!, $key: String, $total: Rupees) {
  startPayment(input: $input, idempotencyKey: $key, expectedTotal: $total) {
    paymentOrder { id provider keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt } message ${ERRORS}
  }
}`;
const CANCEL = `mutation ($id: ID!) { cancelPayment(id: $id) { cart { totalQuantity } message ${ERRORS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number status paymentId total } message ${ERRORS} }
}`;

/** Starts a payment on the graph with a filled form, changed by `input`; answers the payload. */
export async function start(
  shop: TestShop,
  as: User | null,
  { input = {}, key = null, total = null }: { input?: object; key?: string | null; total?: number | null } = {},
) {
  const variables = { input: { ...BILLING, ...input }, key, total };
  const { data } = await patiently(() => shop.graphql(START, variables, { as }));
  return data?.startPayment;
}

/** Cancels a payment on the graph; answers the payload. */
export async function cancel(shop: TestShop, as: User, id: string) {
  return (await shop.graphql(CANCEL, { id }, { as })).data.cancelPayment;
}

/** Places an order on the graph; answers the payload. */
export async function place(shop: TestShop, as: User, input: object) {
  return (await shop.graphql(PLACE, { input }, { as })).data.placeOrder;
}

/** Places an order over REST. */
export function createOrder(shop: TestShop, as: User, body: object) {
  return shop.rest('POST /api/orders/create', { as, body });
}

/** How far a checkout has come. */
export async function stateOf(shop: TestShop, id: string): Promise<string> {
  return (await shop.database.manager.findOneByOrFail(PaymentOrder, { id })).state;
}

/** Pieces in a shopper's cart; null for an empty one. */
export function piecesInCart(shop: TestShop, user: User): Promise<number | null> {
  return shop.database.manager.sum(CartLine, 'quantity', { userId: user.id });
}

/** A shopper's orders as rows. */
export function ordersOf(shop: TestShop, user: User): Promise<Order[]> {
  return shop.database.manager.findBy(Order, { userId: user.id });
}

/** What is owed back of a payment and promised to the provider. */
export function refundsOf(shop: TestShop, paymentId: string): Promise<object[]> {
  return shop.database.query(
    `SELECT r.reason, r.amount_paise AS "amountPaise" FROM refund r
     JOIN graphile_worker.jobs j ON j.key = 'send-refund:' || r.id WHERE r.payment_id = $1`,
    [paymentId],
  );
}

/** Webhook events that are kept. */
export async function storedEvents(shop: TestShop): Promise<number> {
  const [{ count }] = await shop.database.query('SELECT count(*)::int FROM webhook_event');
  return count;
}

/** Webhook events that are kept and not done. */
export async function unprocessed(shop: TestShop): Promise<number> {
  const [{ count }] = await shop.database.query('SELECT count(*)::int FROM webhook_event WHERE processed_at IS NULL');
  return count;
}

/** Waits for something that happens by itself. @throws Error after a minute, for a slow machine */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
