import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { CashTerms } from '../../payments/cash/cash-terms.entity.js';
import { deliveryOf } from '../../payments/checkout/billing.js';
import { cancelPayment } from '../../payments/checkout/cancel-payment.js';
import { placeCashOrder } from '../../payments/checkout/place-cash-order.js';
import { placeOrder } from '../../payments/checkout/place-order.js';
import { startPayment } from '../../payments/checkout/start-payment.js';
import { cancelOrder } from '../../payments/fulfilment/cancel-order.js';
import { refuseDelivery } from '../../payments/fulfilment/refuse-delivery.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { checkCheckout } from '../../payments/settlement/reconcile-checkouts.js';
import { handleEvent, receiveWebhook } from '../../payments/settlement/webhooks.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import { Role } from '../../shared/rights/role.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { aCashOrderOf, takeCash } from '../factories/order.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import type { TestShop } from '../shop.js';
import { rest, settle } from './settle.js';
import { meetAt } from './steps.js';

/** A shopper with a checkout of one piece, or an order of it in cash, and what may happen to it. */
interface Scene {
  shop: TestShop;
  buyer: User;
  tea: ProductVariant;
  checkoutId: string;
  providerOrderId: string;
  /** Empty unless it was paid. */
  paymentId: string;
  /** Empty unless it was ordered in cash. */
  orderId: string;
}

type Step = (scene: Scene) => Promise<unknown>;

const viewer = ({ buyer }: Scene) => ({ id: buyer.id, role: null });
const packer = (shop: TestShop) => shop.ctx({ id: v7(), role: Role.PACKER });
const request = {
  delivery: deliveryOf(BILLING),
  deliverySlot: null,
  isExpress: false,
  expectedTotalPaise: null,
  idempotencyKey: null,
};

const steps = {
  'the client tells of the payment': (scene: Scene) =>
    placeOrder(scene.shop.ctx(viewer(scene)), {
      ...{ paymentId: scene.paymentId, paymentOrderId: scene.checkoutId, providerOrderId: null, signature: null },
    }),
  'the provider tells of the payment': async ({ shop, paymentId }: Scene) => {
    const body = Buffer.from(JSON.stringify({ payload: { payment: { entity: { id: paymentId } } } }));
    const signature = createHmac('sha256', shop.config.payments.webhookSecret ?? '')
      .update(body)
      .digest('hex');
    const eventId = await receiveWebhook(shop.ctx(), { body, signature, eventId: '' });
    await handleEvent(shop.ctx(), eventId);
  },
  'the shopper pays and the client tells of it': async (scene: Scene) => {
    scene.paymentId = (await payAtStandIn(scene.shop, scene.providerOrderId)).razorpay_payment_id;
    await steps['the client tells of the payment'](scene);
  },
  'the shopper gives up': (scene: Scene) => cancelPayment(scene.shop.ctx(viewer(scene)), scene.checkoutId),
  'the time runs out': async ({ shop, checkoutId }: Scene) => {
    await shop.database.query("UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1", [
      checkoutId,
    ]);
    await checkCheckout(shop.ctx(), checkoutId);
  },
  'the shopper presses checkout again': (scene: Scene) => startPayment(scene.shop.ctx(viewer(scene)), request),
  'the shopper changes the cart and presses checkout': async (scene: Scene) => {
    await scene.shop.database.manager.update(CartLine, { userId: scene.buyer.id }, { quantity: 2 });
    await startPayment(scene.shop.ctx(viewer(scene)), request);
  },
  'another wants the last pieces': async ({ shop, tea }: Scene) => {
    const rival = await aBuyer(shop, tea, 2);
    await startPayment(shop.ctx({ id: rival.id, role: null }), request);
  },
  'the shopper orders in cash': (scene: Scene) => placeCashOrder(scene.shop.ctx(viewer(scene)), request),
  'the shop packs it': ({ shop, orderId }: Scene) => setOrderStatus(packer(shop), orderId, OrderStatus.PACKED),
  'the shopper calls it off': (scene: Scene) => cancelOrder(scene.shop.ctx(viewer(scene)), scene.orderId),
  'it is handed over': ({ shop, orderId }: Scene) => setOrderStatus(packer(shop), orderId, OrderStatus.DELIVERED),
  'it is refused at the door': ({ shop, orderId }: Scene) =>
    refuseDelivery(packer(shop), orderId, { restocks: true, note: null }),
} satisfies Record<string, Step>;

type StepName = keyof typeof steps;

/**
 * How far it has come before the two meet; `late`: given up, and paid after that; `in cash`,
 * `at the door`: an order to be paid there.
 */
type Beginning = 'unpaid' | 'paid' | 'late' | 'in cash' | 'at the door';

/** Every two steps that can get in each other's way. */
const MEETINGS: readonly [Beginning, StepName, StepName][] = [
  ['paid', 'the client tells of the payment', 'the client tells of the payment'],
  ['paid', 'the client tells of the payment', 'the provider tells of the payment'],
  ['paid', 'the provider tells of the payment', 'the client tells of the payment'],
  ['paid', 'the client tells of the payment', 'the shopper gives up'],
  ['paid', 'the shopper gives up', 'the client tells of the payment'],
  ['paid', 'the client tells of the payment', 'the time runs out'],
  ['paid', 'the time runs out', 'the provider tells of the payment'],
  ['paid', 'the client tells of the payment', 'the shopper presses checkout again'],
  ['paid', 'the shopper changes the cart and presses checkout', 'the provider tells of the payment'],
  ['paid', 'the client tells of the payment', 'the shopper changes the cart and presses checkout'],
  ['unpaid', 'the shopper gives up', 'the shopper pays and the client tells of it'],
  ['unpaid', 'the time runs out', 'the shopper pays and the client tells of it'],
  ['unpaid', 'the shopper changes the cart and presses checkout', 'the shopper pays and the client tells of it'],
  ['unpaid', 'the shopper presses checkout again', 'the shopper pays and the client tells of it'],
  ['unpaid', 'the shopper gives up', 'the shopper presses checkout again'],
  ['unpaid', 'the shopper presses checkout again', 'the time runs out'],
  ['unpaid', 'the shopper changes the cart and presses checkout', 'the shopper gives up'],
  ['unpaid', 'the time runs out', 'the shopper changes the cart and presses checkout'],
  ['unpaid', 'the shopper presses checkout again', 'another wants the last pieces'],
  ['late', 'the client tells of the payment', 'another wants the last pieces'],
  ['late', 'the provider tells of the payment', 'the client tells of the payment'],
  ['late', 'the provider tells of the payment', 'the shopper changes the cart and presses checkout'],
  ['unpaid', 'the shopper orders in cash', 'the shopper pays and the client tells of it'],
  ['unpaid', 'the shopper orders in cash', 'the shopper orders in cash'],
  ['unpaid', 'the shopper orders in cash', 'another wants the last pieces'],
  ['paid', 'the shopper orders in cash', 'the provider tells of the payment'],
  ['paid', 'the client tells of the payment', 'the shopper orders in cash'],
  ['in cash', 'the shop packs it', 'the shopper calls it off'],
  ['in cash', 'the shopper calls it off', 'the shop packs it'],
  ['at the door', 'it is handed over', 'it is refused at the door'],
  ['at the door', 'it is refused at the door', 'it is handed over'],
  ['at the door', 'it is handed over', 'it is handed over'],
];

/** A meeting, and what went wrong at it. */
export interface MeetingReport {
  name: string;
  /** How many steps of the first the second was put between. */
  places: number;
  breaches: string[];
}

/** The names of all meetings, in their order. */
export const meetingNames = MEETINGS.map(([beginning, first, second]) => `${beginning}: ${first}, and ${second}`);

/**
 * Lets two steps of a checkout meet at every statement of the first one, a new checkout each time.
 */
export async function tryMeeting(shop: TestShop, index: number): Promise<MeetingReport> {
  const breaches: string[] = [];
  for (let at = 1; ; at++) {
    const one = await meetOnce(shop, index, at);
    breaches.push(...one.breaches);
    if (at > one.statements) return { name: meetingNames[index] ?? '', places: at - 1, breaches };
  }
}

/**
 * Lets two steps of a checkout meet at one statement of the first.
 *
 * @param at which, from 1; one behind the last is counted on from the first again
 */
export async function tryPlace(shop: TestShop, index: number, at: number): Promise<string[]> {
  const { statements, breaches } = await meetOnce(shop, index, at);
  return at > statements ? [...breaches, ...(await tryPlace(shop, index, at - statements))] : breaches;
}

/** @param at beyond the last statement of the first one the second does not happen */
async function meetOnce(shop: TestShop, index: number, at: number) {
  const [beginning, first, second] =
    MEETINGS[index] ?? (['paid', 'the shopper gives up', 'the time runs out'] as const);
  const scene = await begin(shop, beginning);
  const books = await openBooks(shop.database);
  const [one, other] = [() => steps[first](scene), () => steps[second](scene)];
  const { thrown, statements } = await meetAt(shop.database, at, one, other);
  await settle(shop);
  const faults = thrown.filter((each) => each !== null && !isRefusal(each)).map((each) => `fault: ${each}`);
  const breaches = [...faults, ...(await findBreaches(books))].map((breach) => `${breach} (at statement ${at})`);
  await settle(shop, { expire: true });
  await rest(shop.database);
  return { statements, breaches };
}

async function begin(shop: TestShop, beginning: Beginning): Promise<Scene> {
  const tea = await aVariant(shop, { countInStock: 2 });
  const buyer = await aBuyer(shop, tea);
  if (!(await shop.database.manager.exists(CashTerms))) await takeCash(shop);
  if (beginning === 'in cash' || beginning === 'at the door') {
    const through = beginning === 'in cash' ? [] : [OrderStatus.PACKED, OrderStatus.SHIPPED];
    const orderId = await aCashOrderOf(shop, buyer, through);
    return { shop, buyer, tea, checkoutId: '', providerOrderId: '', paymentId: '', orderId };
  }
  const { id, orderId } = await startCheckout(shop, buyer);
  const scene: Scene = { shop, buyer, tea, checkoutId: id, providerOrderId: orderId, paymentId: '', orderId: '' };
  if (beginning === 'late') await steps['the shopper gives up'](scene);
  if (beginning !== 'unpaid') scene.paymentId = (await payAtStandIn(shop, orderId)).razorpay_payment_id;
  return scene;
}

/**
 * What a shopper may be told; that the shop is busy is no answer when no other shopper is there.
 */
function isRefusal(thrown: unknown): boolean {
  const code = asShopError(thrown)?.code;
  return code !== undefined && code !== ErrorCode.SERVICE_UNAVAILABLE && code !== ErrorCode.PROVIDER_UNAVAILABLE;
}
