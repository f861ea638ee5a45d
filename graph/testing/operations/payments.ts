import type { User } from '../../accounts/user.entity.js';
import { StockBatch } from '../../catalogue/stock/batches/stock-batch.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { refundOrder } from '../../payments/fulfilment/refund-order.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import { aFilledCart } from '../factories/account.factory.js';
import { aBatch } from '../factories/batch.factory.js';
import { aVariant, payAtStandIn } from '../factories/checkout.factory.js';
import { anOrderOf, TO_THE_DOOR, takeCash } from '../factories/order.factory.js';
import { ORDER } from './orders.js';
import { bad, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { among, something } from './shows.js';
import { made, NOTICE, type Told, told } from './told.js';
import {
  accounts,
  adminAndSupport,
  catalogueWriters,
  everybody,
  orderReaders,
  orderWriters,
  ownerOnly,
  refunders,
  signedIn,
} from './who.js';

const { PACKED, SHIPPED } = OrderStatus;
/** Where an order has come; the sentence names the order. */
const STEP: Told = { 'order.status': made((status) => status.toLowerCase(), 'order.status') };

/** A checkout that was paid, and what the dialog hands over. */
async function paid(scene: Scene) {
  const { id, orderId } = await scene.checkout();
  const dialog = await payAtStandIn(scene.shop, orderId);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = dialog;
  // What /api is sent besides, and the graph does not take.
  return { input: { paymentOrderId: id, paymentId, signature }, providerOrderId: dialog.razorpay_order_id };
}

/** A line of an order of goods with a date, and the batch that it has. */
async function aLineOfBatches({ shop, owner }: Scene, through: readonly OrderStatus[]) {
  const goods = await aVariant(shop, { countInStock: 0, price: 60 });
  await aBatch(shop, goods, { quantity: 1, keeps: 200 });
  await aFilledCart(shop.ctx(), owner, { [goods.id]: 1 });
  const orderId = await anOrderOf(shop, owner, through);
  const { id: lineId } = await shop.database.manager.findOneByOrFail(OrderLine, { orderId });
  const { id: batchId } = await shop.database.manager.findOneByOrFail(StockBatch, { variantId: goods.id });
  return { lineId, batchId };
}

async function anOwedRefund(scene: Scene): Promise<string> {
  const { shop, people } = scene;
  const id = await scene.cashOrder(TO_THE_DOOR);
  const refund = { amountPaise: paiseOfRupees(20), refundedBeforePaise: paiseOfRupees(0), note: 'Torn' };
  const { order } = await refundOrder(shop.ctx(people.admin), id, refund);
  return (await shop.database.manager.findOneByOrFail(Refund, { paymentId: order?.paymentId ?? '' })).id;
}

const cartOf = async (scene: Scene, caller: User) => void (await scene.cart(2, caller));
/** What the form asks for, in the words of the specification. */
const NEEDED: Record<string, string> = {
  fullName: 'Please fill full name ',
  country: 'Please fill country ',
  streetAddressLine1: 'Please fill Street address',
  city: 'Please fill city ',
  state: 'Please fill state ',
  zipCode: 'Please fill zipCode ',
  phoneNumber: 'Please fill phone Number ',
  email: 'Please fill email',
};
const blankFrom = (field: string) =>
  Object.fromEntries(
    Object.keys(NEEDED).flatMap((name, place, all) => (place < all.indexOf(field) ? [] : [[name, '  ']])),
  );

/** The way from a cart to an order, and what becomes of it. */
export const PAYMENTS: Rows = {
  StartPayment: {
    who: signedIn,
    needs: cartOf,
    also: [['the total that was shown', { expectedTotal: 120 }]],
    shows: { paymentOrder: { provider: 'standin', amountPaise: 12_000, currency: 'INR' } },
    limits: [
      bad('an empty cart', async (scene) => void (await scene.emptyCart()), undefined, 'Your Cart is currently empty'),
      ['another total than was shown', 'PRICE_CHANGED', { expectedTotal: 1 }],
      ...Object.entries(NEEDED).map(([field, says]) => bad(`no ${field}`, { input: blankFrom(field) }, field, says)),
    ],
    rest: {
      call: 'POST /payment/order',
      body: ({ input, expectedTotal: amount }) => ({ ...input, ...(amount ? { amount } : {}) }),
      at: 'paymentOrder',
      tells: told('currency keyId scriptUrl', { amount: 'amountPaise' }),
    },
  },
  CancelPayment: {
    who: ownerOnly,
    needs: async (scene) => ({ id: (await scene.checkout()).id }),
    says: { NOT_FOUND: 'There is no such payment order.' },
    shows: { cart: { totalQuantity: 1 } },
    rest: {
      call: 'POST /payment/order/:id/cancel',
      body: () => ({}),
      tells: { error: made((refusals) => refusals.length > 0, 'userErrors.code') },
    },
  },
  CheckPayment: {
    who: ownerOnly,
    needs: async (scene) => {
      const { id, orderId } = await scene.checkout();
      await payAtStandIn(scene.shop, orderId, { method: 'upi', outcome: 'created' });
      return { id };
    },
    says: { NOT_FOUND: 'There is no such payment order.' },
    shows: { order: { status: 'PENDING', paymentWait: 'BANK', paymentNotice: something }, message: something },
    rest: {
      call: 'POST /payment/order/:id/check',
      body: () => ({}),
      tells: { msg: 'message', 'order.status': made((status) => status.toLowerCase(), 'order.status') },
    },
  },
  PlaceOrder: {
    who: ownerOnly,
    needs: paid,
    shows: { order: { status: 'CONFIRMED', total: 60 } },
    limits: [
      ['a forged signature', 'PAYMENT_NOT_VERIFIED', { input: { signature: 'f'.repeat(64) } }],
      ['who made a payment up', 'PAYMENT_NOT_VERIFIED', { input: { paymentId: 'pay_0000000000' } }],
      [
        ...(['who has stolen the payment of another', 'PAYMENT_NOT_VERIFIED'] as const),
        async (scene) => ({ input: { paymentId: (await paid(await scene.ofAnother())).input.paymentId } }),
      ],
    ],
    rest: {
      call: 'POST /orders/create',
      // It takes the payment alone, which is proven to be the caller's.
      who: { ...ownerOnly, ...accounts('PAYMENT_NOT_VERIFIED'), owner: 'YES' },
      body: ({ input: { paymentId, signature }, providerOrderId }) => ({
        ...{ paymentId, amount: 1, products: [] },
        ...{ razorpay_payment_id: paymentId, razorpay_order_id: providerOrderId, razorpay_signature: signature },
      }),
      at: 'order',
      tells: ORDER,
    },
  },
  PlaceCashOrder: {
    who: signedIn,
    needs: async (scene, caller) => {
      await takeCash(scene.shop);
      await scene.cart(2, caller);
      return undefined;
    },
    shows: { order: { status: 'CONFIRMED', total: 150, amountDue: 150 } },
  },
  PaymentsNeedingAttention: {
    who: adminAndSupport,
    needs: async ({ shop }) => {
      const WAITING = `INSERT INTO webhook_event (event_id, raw, received_at)
        VALUES ('evt_1', '{}', now() - interval '2 minutes') ON CONFLICT DO NOTHING`;
      await shop.database.query(WAITING);
      return undefined;
    },
    limits: [bad('more than a page holds', { first: 101 })],
    shows: [{ kind: 'EVENT_WAITING', eventId: 'evt_1', order: null }],
  },
  SetOrderStatus: {
    who: orderWriters,
    needs: (scene) => ({ id: scene.order() }),
    shows: { order: { status: 'PACKED' } },
    limits: [['a step that leads nowhere', 'CONFLICT', { status: 'PENDING' }]],
    rest: {
      ...{ call: 'POST /orders/:id/status', tells: STEP },
      body: ({ status }) => ({ status: status.toLowerCase() }),
    },
  },
  'SetOrderStatus to call an order off': {
    ...{ who: refunders, example: 'SetOrderStatus' },
    needs: (scene) => ({ id: scene.order(), status: OrderStatus.CANCELLED }),
    shows: { order: { status: 'CANCELLED' } },
  },
  ShipOrder: {
    who: orderWriters,
    needs: (scene) => ({ id: scene.order([PACKED]) }),
    shows: { order: { status: 'SHIPPED', shipments: [{ courier: 'Delhivery' }] } },
    limits: [['one that is not packed', 'CONFLICT', (scene) => ({ id: scene.order() })]],
    rest: { call: 'POST /orders/:id/shipments', tells: STEP },
  },
  SetLineBatch: {
    who: orderWriters,
    needs: (scene) => aLineOfBatches(scene, [PACKED]),
    shows: { order: { lines: [{ bestBefore: something, batches: [{ quantity: 1, mayLeave: true }] }] } },
    limits: [
      ['a line that is none', 'NOT_FOUND', { lineId: 'nonsense' }, 'lineId'],
      ['a batch that is none', 'NOT_FOUND', { batchId: 'nonsense' }, 'batchId'],
      ['what has left', 'CONFLICT', (scene) => aLineOfBatches(scene, [PACKED, SHIPPED]), 'lineId'],
    ],
    rest: {
      ...{ call: 'POST /orders/lines/:lineId/batch', tells: STEP },
      body: ({ batchId }) => ({ batchId }),
    },
  },
  CancelOrder: {
    who: ownerOnly,
    needs: (scene) => ({ id: scene.order() }),
    shows: { order: { status: 'CANCELLED' } },
    limits: [['one that is packed', 'CONFLICT', (scene) => ({ id: scene.order([PACKED]) })]],
    rest: { call: 'POST /orders/:id/cancel', tells: STEP },
  },
  RefuseDelivery: {
    who: orderWriters,
    needs: (scene) => ({ id: scene.cashOrder([PACKED, SHIPPED]) }),
    shows: { order: { status: 'CANCELLED', amountDue: 0 } },
    limits: [['one that has not left', 'CONFLICT', (scene) => ({ id: scene.cashOrder([PACKED]) })]],
  },
  'RefuseDelivery of what was paid for': {
    ...{ who: refunders, example: 'RefuseDelivery' },
    needs: (scene) => ({ id: scene.order([PACKED, SHIPPED]) }),
    shows: { order: { status: 'CANCELLED' } },
  },
  SettleRefund: {
    who: refunders,
    needs: (scene) => ({ id: anOwedRefund(scene) }),
    shows: { refund: { status: 'PROCESSED', reference: 'UTR 4711' } },
  },
  RefundOrder: {
    who: refunders,
    needs: (scene) => ({ id: scene.order() }),
    shows: { order: { refundedTotal: 20 } },
  },
  RequestReturn: {
    // An admin or support asks for a shopper who calls.
    who: { ...ownerOnly, admin: 'YES', support: 'YES' },
    needs: (scene) => ({ orderId: scene.order(TO_THE_DOOR) }),
    shows: { orderReturn: { status: 'REQUESTED' } },
    limits: [['one that is on its way', 'CONFLICT', (scene) => ({ orderId: scene.order() })]],
    rest: { call: 'POST /orders/:id/returns', id: 'orderId', tells: NOTICE },
  },
  OrderReturns: {
    who: orderReaders,
    needs: async (scene) => void (await scene.orderReturn()),
    shows: { nodes: among({ status: 'REQUESTED' }) },
  },
  ApproveReturn: {
    who: refunders,
    needs: (scene) => ({ id: scene.orderReturn() }),
    shows: { orderReturn: { status: 'APPROVED' } },
  },
  RefuseReturn: {
    who: refunders,
    needs: (scene) => ({ id: scene.orderReturn() }),
    shows: { orderReturn: { status: 'REFUSED', note: 'The pack was opened' } },
  },
  ReceiveReturn: {
    who: refunders,
    needs: (scene) => ({ id: scene.orderReturn({ approved: true }) }),
    shows: { orderReturn: { status: 'RECEIVED' }, order: { refundState: 'WHOLE' } },
  },
  CashTerms: {
    who: everybody,
    needs: ({ shop }) => takeCash(shop) as Promise<undefined>,
    shows: { cashTerms: { fee: 30 } },
  },
  SetCashTerms: { who: catalogueWriters, shows: { cashTerms: { fee: 30, most: 10_000, mostOpen: 3 } } },
};
