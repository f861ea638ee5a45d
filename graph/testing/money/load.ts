import { randomUUID } from 'node:crypto';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../factories/account.factory.js';
import { aVariant, BILLING } from '../factories/checkout.factory.js';
import { aGiftCard, aStoreCredit } from '../factories/credit.factory.js';
import { anOffer } from '../factories/offer.factory.js';
import { takeCash } from '../factories/order.factory.js';
import type { Acknowledged } from '../invariants.js';
import { type Draw, drawFrom } from '../random.js';
import type { RestAnswer, TestShop } from '../shop.js';

/** Buyers who go on buying, whatever happens to the shop. */
export interface Load {
  /** What the shop has said yes to so far. */
  acknowledged: Acknowledged;
  /** Answers of 500 and worse that are not 503, which nothing excuses. */
  faults: string[];
  /** The longest that an answer took, in ms. */
  slowestMs(): number[];
  /** Lets every buyer finish what is begun. */
  stop(): Promise<void>;
}

/** Unless a test says otherwise. */
const BUYERS = 6;
const GOODS = 4;

const REFUSALS = 'userErrors { code }';
const PLACE_CASH_ORDER = `mutation ($input: BillingInput!, $key: String) {
  placeCashOrder(input: $input, idempotencyKey: $key) { order { id paymentId } ${REFUSALS} } }`;
const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { ${REFUSALS} } }`;
const REFUSE_DELIVERY = `mutation ($id: ID!) { refuseDelivery(id: $id, restock: true) { ${REFUSALS} } }`;

/**
 * How long a call may go unanswered before the buyer gives it up and asks again. In milliseconds.
 */
const CALL_TIMEOUT_MS = 12_000;

/** How many of the longest waits are told of. */
const SLOWEST = 5;

/** How often a buyer asks again for an answer when it is time to go. */
const MAX_TRIES_AFTER = 40;

// biome-ignore lint/suspicious/noExplicitAny: each call knows what it reads
type Reply = RestAnswer<any>;

/**
 * Sends buyers into the shop; each adds goods, and checks out, pays, and tells of it or leaves that
 * to the provider, or else orders in cash, which is taken or refused at the door. Some pay a part
 * with a gift card that they share, or with store credit; and some buy a gift card.
 *
 * @param seed what each of them chooses follows from it
 */
export async function startLoad(shop: TestShop, seed: number, buyers = BUYERS): Promise<Load> {
  const goods = await Promise.all(Array.from({ length: GOODS }, () => aVariant(shop, { countInStock: 5_000 })));
  const users = await Promise.all(Array.from({ length: buyers }, () => aUser(shop.ctx())));
  await anOffer(shop.ctx(), { maxUses: 60, terms: { kind: 'AMOUNT_OFF', amountPaise: 101, scope: WHOLE_CART } });
  // One card that all of them spend, and a little that each has alone.
  await aGiftCard(shop.ctx(), 2_000, users);
  for (const user of users) await aStoreCredit(shop.ctx(), user, 300.5);
  const packer = await aUser(shop.ctx(), { role: Role.PACKER });
  await takeCash(shop, { mostOpen: 1_000 });
  const acknowledged: Acknowledged = { checkouts: [], orders: [], giftCards: [], cart: [] };
  const faults: string[] = [];
  let isStopping = false;
  let slowestMs: number[] = [];

  /** One try; null when there was no answer, or none that says anything. */
  const call = async (name: string, options: Parameters<TestShop['rest']>[1]): Promise<Reply | null> => {
    const startedAt = Date.now();
    const answer = await Promise.race([
      shop.rest(name, options).catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), CALL_TIMEOUT_MS).unref()),
    ]);
    slowestMs = [...slowestMs, Date.now() - startedAt].sort((one, other) => other - one).slice(0, SLOWEST);
    if (answer && answer.status >= 500 && answer.status !== 503) faults.push(`${name}: ${answer.status}`);
    return answer && answer.status !== 503 ? answer : null;
  };

  /**
   * Asks until there is an answer, as a client does that was cut off; null when the shop closes
   * meanwhile.
   */
  const insist = async (name: string, options: Parameters<TestShop['rest']>[1]): Promise<Reply | null> => {
    for (let triesAfter = 0; triesAfter < MAX_TRIES_AFTER; triesAfter += isStopping ? 1 : 0) {
      const answer = await call(name, options);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  };

  const add = async (as: User, { id: variantId, productId }: ProductVariant, quantity: number) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await insist('POST /api/cart/add', { as, headers, body: { productId, variantId, quantity } });
    const isDone = answer?.status === 200;
    const unsure = answer === null ? quantity : 0;
    const before = acknowledged.cart.find((each) => each.userId === as.id && each.variantId === variantId);
    if (before)
      Object.assign(before, { quantity: before.quantity + (isDone ? quantity : 0), unsure: before.unsure + unsure });
    else acknowledged.cart.push({ userId: as.id, variantId, quantity: isDone ? quantity : 0, unsure });
  };

  /** As `insist`, of the graph: a fault or a shop that is busy is no answer. */
  const insistOnGraph = async (operation: string, variables: object, as: User): Promise<Reply['body'] | null> => {
    for (let triesAfter = 0; triesAfter < MAX_TRIES_AFTER; triesAfter += isStopping ? 1 : 0) {
      const answer = await call('POST /graphql', { as, body: { query: operation, variables } });
      const done = Object.values(answer?.body.data ?? {})[0] as Reply['body'] | undefined;
      const code = answer?.body.errors?.[0]?.extensions.code ?? done?.userErrors[0]?.code;
      if (code === 'INTERNAL_SERVER_ERROR') faults.push(operation);
      if (done && !/_UNAVAILABLE$/.test(code ?? '')) return done;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  };

  /** A third pays a part with credit, as long as there is some. */
  const billingOf = (draw: Draw) => ({ ...BILLING, ...(draw(3) === 0 ? { credit: 1 + draw(60) } : {}) });

  /** An order in cash, and for two of three the way to its door, where it is taken or refused. */
  const buyInCash = async (as: User, draw: Draw) => {
    const placed = await insistOnGraph(PLACE_CASH_ORDER, { input: billingOf(draw), key: randomUUID() }, as);
    if (!placed?.order) return;
    acknowledged.orders.push(placed.order);
    if (draw(3) === 0) return;
    const { id } = placed.order;
    for (const status of ['PACKED', 'SHIPPED']) await insistOnGraph(SET_STATUS, { id, status }, packer);
    if (draw(2)) await insistOnGraph(SET_STATUS, { id, status: 'DELIVERED' }, packer);
    else await insistOnGraph(REFUSE_DELIVERY, { id }, packer);
  };

  /** A gift card, of whose payment the client tells, or the provider alone. */
  const give = async (as: User, draw: Draw) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const wish = { amount: 100 + draw(400), recipientName: 'Meera', recipientEmail: 'meera@example.com' };
    const started = await insist('POST /api/gift-cards', { as, headers, body: wish });
    if (started?.status !== 201) return;
    const { id, orderId } = started.body.paymentOrder;
    acknowledged.checkouts.push(id);
    const webhook = draw(2) ? 'send' : 'drop';
    const paid = await insist(`POST /standin/orders/${orderId}/pay`, { body: { webhook } });
    if (paid?.status !== 200 || draw(3) === 0) return;
    const confirmed = await insist('POST /api/gift-cards/confirm', {
      ...{ as, body: { paymentId: paid.body.razorpay_payment_id } },
    });
    if (confirmed?.status !== 200 || !confirmed.body.paymentId) return;
    acknowledged.giftCards.push(confirmed.body.id);
    if (draw(4) === 0) await insist(`POST /api/gift-cards/${confirmed.body.id}/cancel`, { as });
  };

  const buy = async (as: User, draw: Draw) => {
    if (draw(7) === 0) return give(as, draw);
    await add(as, goods[draw(GOODS)] as ProductVariant, 1 + draw(2));
    if (draw(4) === 0) return buyInCash(as, draw);
    const headers = { 'Idempotency-Key': randomUUID() };
    const started = await insist('POST /api/payment/order', { as, headers, body: billingOf(draw) });
    if (started?.status !== 201) return;
    const { id, orderId } = started.body;
    acknowledged.checkouts.push(id);
    if (draw(10) === 0) return;
    const webhook = draw(2) ? 'send' : 'drop';
    const paid = await insist(`POST /standin/orders/${orderId}/pay`, { body: { webhook } });
    // An answer that was lost is asked for again, and then the provider says that it is paid.
    if (paid?.status !== 200 || draw(4) === 0) return;
    const body = { paymentId: paid.body.razorpay_payment_id };
    const placed = await insist('POST /api/orders/create', { as, body });
    if (placed && placed.status < 300)
      acknowledged.orders.push({ id: placed.body.id, paymentId: placed.body.paymentId });
  };

  const running = users.map(async (user, index) => {
    const draw = drawFrom(seed + index);
    while (!isStopping) await buy(user, draw);
  });
  return {
    acknowledged,
    faults,
    slowestMs: () => slowestMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
