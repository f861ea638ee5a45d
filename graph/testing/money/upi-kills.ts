import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { Offer, OfferStatus } from '../../offers/offer.entity.js';
import { wayOfOffer } from '../../offers/payment-parts.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { deliveryOf } from '../../payments/checkout/billing.js';
import { checkPayment } from '../../payments/checkout/check-payment.js';
import { placeOrder } from '../../payments/checkout/place-order.js';
import { startPayment } from '../../payments/checkout/start-payment.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { sendRefund } from '../../payments/refunds/refund-payments.js';
import { checkCheckout } from '../../payments/settlement/reconcile-checkouts.js';
import { reconcileLedger } from '../../payments/settlement/reconcile-ledger.js';
import { handleEvent, receiveWebhook } from '../../payments/settlement/webhooks.js';
import type { Context } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import type { PaymentProvider } from '../../shared/ports/payment-provider.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, stockOf } from '../factories/checkout.factory.js';
import { anOffer } from '../factories/offer.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { piecesInCart } from '../payment-calls.js';
import type { TestShop } from '../shop.js';
import { rest, settle } from './settle.js';
import { dieAt, type Mortal } from './steps.js';
import { signedEvent } from './webhook-calls.js';

/** A shopper who buys one piece, and what came of it so far. */
interface Scene {
  shop: TestShop;
  buyer: User;
  tea: ProductVariant;
  /** The way to pay that is chosen, of which there is an offer; null: online, and there is none. */
  way: string | null;
  /** The checkouts and payments that were begun, in their order. */
  checkouts: { id: string; orderId: string }[];
  payments: string[];
}

/** Something that the shop does, in a process that may die of it. */
type Step = (scene: Scene, ctx: Context) => Promise<unknown>;

/** Something that happens outside of the shop. */
type Event = (scene: Scene) => Promise<unknown>;

const last = <Item>(all: readonly Item[]): Item => {
  const item = all.at(-1);
  if (item === undefined) throw new Error('nothing was begun');
  return item;
};

const steps = {
  'the shopper presses checkout': async (scene, ctx) => {
    const chosen = scene.way === null ? {} : { paymentOption: scene.way };
    const request = { delivery: deliveryOf(BILLING), deliverySlot: null, isExpress: false, ...chosen };
    const { id, providerOrderId } = await startPayment(ctx, {
      ...request,
      expectedTotalPaise: null,
      idempotencyKey: null,
    });
    if (scene.checkouts.at(-1)?.id !== id) scene.checkouts.push({ id, orderId: providerOrderId ?? '' });
  },
  'the window hands over its payment': ({ payments, checkouts }, ctx) =>
    placeOrder(ctx, {
      ...{ paymentId: last(payments), paymentOrderId: last(checkouts).id, providerOrderId: null, signature: null },
    }),
  'the window was closed': ({ checkouts }, ctx) => checkPayment(ctx, last(checkouts).id),
  'the provider tells of the last payment': (scene, ctx) => tell(scene, ctx, last(scene.payments)),
  'the provider tells of the first payment': (scene, ctx) => tell(scene, ctx, scene.payments[0] ?? ''),
  'its time runs out': async ({ shop, checkouts }, ctx) => {
    const { id } = last(checkouts);
    await shop.database.query("UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    await checkCheckout(ctx, id);
  },
  'money goes back': async ({ shop, payments }, ctx) => {
    for (const paymentId of payments)
      for (const { id } of await shop.database.manager.findBy(Refund, { paymentId })) await sendRefund(ctx, id);
  },
} satisfies Record<string, Step>;

async function tell({ shop }: Scene, ctx: Context, paymentId: string): Promise<void> {
  const { body, headers } = signedEvent(shop, 'payment.captured', paymentId);
  const signature = headers['x-razorpay-signature'] ?? '';
  const eventId = await receiveWebhook(ctx, { body: Buffer.from(body), signature, eventId: '' });
  await handleEvent(ctx, eventId);
}

const pay = async (scene: Scene, wishes: object) => {
  const { razorpay_payment_id: id } = await payAtStandIn(scene.shop, last(scene.checkouts).orderId, wishes);
  scene.payments.push(id);
};
const answer = ({ shop }: Scene, paymentId: string, outcome: string) =>
  shop.rest(`POST /standin/payments/${paymentId}/answer`, { body: { outcome, webhook: 'drop' } });

const events = {
  'a UPI app opens': (scene) => pay(scene, { method: 'upi', outcome: 'created' }),
  "a bank's page opens": (scene) => pay(scene, { method: 'netbanking', bank: 'HDFC', outcome: 'created' }),
  'a saved card pays': (scene) => pay(scene, { method: 'card', tokenId: 'token_1', outcome: 'captured' }),
  'a card of the bank pays': (scene) => pay(scene, { method: 'card', network: 'Visa' }),
  'a card pays, whose offer has ended meanwhile': (scene) => pay(scene, { method: 'card', passesOffer: true }),
  'the bank says no': (scene) => answer(scene, last(scene.payments), 'failed'),
  'the QR code expires': (scene) => answer(scene, last(scene.payments), 'expired'),
  'the bank pays the last': (scene) => answer(scene, last(scene.payments), 'captured'),
  'the bank pays the first': (scene) => answer(scene, scene.payments[0] ?? '', 'captured'),
} satisfies Record<string, Event>;

const PRESS = 'the shopper presses checkout';
const APP = 'a UPI app opens';
const BANK = "a bank's page opens";
const HAND_OVER = 'the window hands over its payment';
const CLOSED = 'the window was closed';
const RUNS_OUT = 'its time runs out';

/** Each way to pay, and each way in which it goes wrong. Every one ends with one order. */
const FLOWS = {
  'UPI in an app': [PRESS, APP, 'the bank pays the last', HAND_OVER],
  'a QR code that is paid as the window is closed': [PRESS, APP, 'the bank pays the last', CLOSED],
  'a QR code that expires, and another': [
    PRESS,
    APP,
    'the QR code expires',
    CLOSED,
    PRESS,
    APP,
    'the bank pays the last',
    'the provider tells of the last payment',
  ],
  'a bank that says no, and then yes': [
    PRESS,
    BANK,
    'the bank says no',
    PRESS,
    BANK,
    'the bank pays the last',
    HAND_OVER,
  ],
  'a bank that does not answer for long': [
    PRESS,
    BANK,
    CLOSED,
    'the bank pays the last',
    'the provider tells of the last payment',
  ],
  'a saved card': [PRESS, 'a saved card pays', HAND_OVER],
  'paid late': [PRESS, APP, RUNS_OUT, 'the bank pays the last', 'the provider tells of the last payment'],
  'paid twice': [
    PRESS,
    APP,
    APP,
    'the bank pays the last',
    HAND_OVER,
    'the bank pays the first',
    'the provider tells of the first payment',
    'money goes back',
  ],
  'paid late and twice': [
    PRESS,
    APP,
    RUNS_OUT,
    PRESS,
    APP,
    'the bank pays the last',
    HAND_OVER,
    'the bank pays the first',
    'the provider tells of the first payment',
    'money goes back',
  ],
  'UPI, which an offer is for': [PRESS, APP, 'the bank pays the last', HAND_OVER],
  'a card where an offer is for UPI, and then UPI': [
    PRESS,
    'a card of the bank pays',
    HAND_OVER,
    PRESS,
    APP,
    'the bank pays the last',
    HAND_OVER,
    'money goes back',
  ],
  'a card of the bank that an offer is for': [PRESS, 'a card of the bank pays', HAND_OVER],
  'a card that the offer is not for any more, and then one that it is': [
    PRESS,
    'a card pays, whose offer has ended meanwhile',
    CLOSED,
    PRESS,
    'a card of the bank pays',
    HAND_OVER,
    'money goes back',
  ],
} satisfies Record<string, (keyof typeof steps | keyof typeof events)[]>;

/** The cards that an offer of the stand-in's is for. */
const CARDS = { paymentOption: 'bank-card', providerOfferId: 'offer_StandInVisa01', cards: 'Visa cards' };

/** The offers of the flows that there is one in, a tenth off. */
const OFFERS: Partial<Record<Flow, Partial<Offer>>> = {
  'UPI, which an offer is for': { paymentOption: 'upi' },
  'a card where an offer is for UPI, and then UPI': { paymentOption: 'upi' },
  'a card of the bank that an offer is for': CARDS,
  'a card that the offer is not for any more, and then one that it is': CARDS,
};

type Flow = keyof typeof FLOWS;

const isStep = (name: string): name is keyof typeof steps => name in steps;

/** Each flow with each place in it at which a process may die. */
export const places = Object.entries(FLOWS).flatMap(([flow, happenings]) =>
  happenings.flatMap((name, index) => (isStep(name) ? [{ flow: flow as Flow, index, name }] : [])),
);

/** What came of a flow in which a process died. */
export interface KillReport {
  /** Steps that the process took until it died, or to its end. */
  steps: number;
  hasDied: boolean;
  breaches: string[];
}

/**
 * Lets a flow happen in which the process dies at a step of one of its places, and is started
 * again; the shopper presses again, or does not come back, by turns. Then follows what follows by
 * itself.
 *
 * @param at which step of that place, from 1; beyond its last one no process dies
 */
export async function killOnce(
  shop: TestShop,
  { flow, index }: (typeof places)[number],
  at: number,
): Promise<KillReport> {
  const tea = await aVariant(shop, { countInStock: 2 });
  const offer = await offerOf(shop, flow, tea);
  const way = offer && wayOfOffer(offer);
  const scene: Scene = { shop, buyer: await aBuyer(shop, tea), tea, way, checkouts: [], payments: [] };
  const books = await openBooks(shop.database);
  const viewer = { id: scene.buyer.id, role: null };
  const outcome = { steps: 0, hasDied: false };
  for (const [place, name] of FLOWS[flow].entries()) {
    const run = (life: Mortal) =>
      refusalsAside(steps[name as keyof typeof steps](scene, mortal(shop.ctx(viewer), life)));
    if (!isStep(name)) await events[name as keyof typeof events](scene);
    else if (place !== index) await run({ step: () => {} });
    else {
      Object.assign(outcome, await dieAt(shop.database, at, run));
      if (outcome.hasDied && (name === PRESS || at % 2 === 1)) await run({ step: () => {} });
    }
  }
  await settle(shop);
  // A second payment that no one told of is found at night.
  await reconcileLedger(shop.ctx());
  await settle(shop);
  const breaches = [...(await findBreaches(books)), ...(await unequal(scene))];
  await settle(shop, { expire: true });
  breaches.push(...(await findBreaches(books, undefined, { isExpired: true })));
  if (offer) await shop.database.manager.update(Offer, { id: offer.id }, { status: OfferStatus.STOPPED });
  await rest(shop.database);
  return { ...outcome, breaches: breaches.map((breach) => `${breach} (died at step ${at})`) };
}

/** The offer of a flow, on the goods that are bought in it; null where it has none. */
function offerOf(shop: TestShop, flow: Flow, { productId }: ProductVariant): Promise<Offer> | null {
  const offered = OFFERS[flow];
  const terms = { kind: 'PERCENT_OFF', percent: 10, scope: { ...WHOLE_CART, productIds: [productId] } };
  return offered ? anOffer(shop.ctx(), { ...offered, terms }) : null;
}

/** What a shopper is told, such as that a second payment goes back, is no fault. */
async function refusalsAside(work: Promise<unknown>): Promise<void> {
  await work.catch((thrown) => {
    if (!asShopError(thrown)) throw thrown;
  });
}

/** The same context in a process that may die before and after each call to the provider. */
function mortal(ctx: Context, life: Mortal): Context {
  const payments = Object.fromEntries(
    Object.entries(ctx.payments).map(([name, member]) => [
      name,
      typeof member === 'function' ? guarded(member) : member,
    ]),
  ) as unknown as PaymentProvider;
  function guarded(call: (...sent: never[]) => unknown) {
    return (...sent: never[]) => {
      life.step();
      const answered = call(...sent);
      if (!(answered instanceof Promise)) return answered;
      return answered.then((value) => {
        life.step();
        return value;
      });
    };
  }
  return { ...ctx, payments };
}

/** One order, as much kept as it comes to, the rest back, one piece sold, an empty cart. */
async function unequal({ shop, buyer, tea, way, payments }: Scene): Promise<string[]> {
  const orders = await shop.database.manager.findBy(Order, { userId: buyer.id, status: OrderStatus.CONFIRMED });
  const [{ taken, back }]: [{ taken: number; back: number }] = await shop.database.query(
    `SELECT coalesce(sum(s.amount), 0)::int AS taken,
       (SELECT coalesce(sum(r.amount), 0)::int FROM standin_refund r WHERE r.payment_id = ANY($1)) AS back
     FROM standin_payment s WHERE s.id = ANY($1) AND s.status IN ('captured', 'refunded')`,
    [payments],
  );
  const figures = {
    ...{ orders: orders.length, kept: taken - back },
    ...{ stock: await stockOf(shop, tea), cart: await piecesInCart(shop, buyer) },
    isCheaper: (orders[0]?.amountPaise ?? 0) < tea.pricePaise,
  };
  const kept = orders[0]?.amountPaise;
  const due = { orders: 1, kept, stock: { onHand: 1, reserved: 0 }, cart: null, isCheaper: way !== null };
  return JSON.stringify(figures) === JSON.stringify(due) ? [] : [`it ended as ${JSON.stringify(figures)}`];
}
