import fc from 'fast-check';
import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { adjustStock } from '../../catalogue/stock/adjust-stock.js';
import { withholdPieces } from '../../catalogue/stock/batches/batches.queries.js';
import { StockBatch } from '../../catalogue/stock/batches/stock-batch.entity.js';
import { WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { wasteStock } from '../../inventory/waste/waste-stock.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { approveReturn, receiveReturn } from '../../payments/fulfilment/answer-return.js';
import { refuseDelivery } from '../../payments/fulfilment/refuse-delivery.js';
import { requestReturn } from '../../payments/fulfilment/request-return.js';
import { setLineBatch } from '../../payments/fulfilment/set-line-batch.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { shipOrder } from '../../payments/fulfilment/ship-order.js';
import { PaymentJob } from '../../payments/payment-jobs.js';
import type { Context } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import { aUser } from '../factories/account.factory.js';
import { aBatch } from '../factories/batch.factory.js';
import { aVariant, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { aCashOrderOf, takeCash } from '../factories/order.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { makeDue, runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';

const KINDS = ['buy', 'buy', 'buy', 'start', 'pay', 'expire', 'pack', 'parcel', 'ship', 'deliver', 'call off'] as const;
const MORE = ['return', 'turn away', 'choose', 'waste', 'count', 'bring', 'bring', 'pass', 'pass'] as const;

/** Something that happens to goods with a date, or to an order of them. */
export interface Happening {
  kind: (typeof KINDS)[number] | (typeof MORE)[number];
  who: 0 | 1 | 2;
  /** Pieces, or which of several. */
  amount: number;
  /** Days that a batch keeps, or that pass. */
  days: number;
}

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...KINDS, ...MORE),
  who: fc.constantFrom(0 as const, 1 as const, 2 as const),
  amount: fc.integer({ min: 1, max: 4 }),
  days: fc.integer({ min: 1, max: 140 }),
});

/** Months of a shelf: in each moment up to three things happen at once. */
export const months = fc.array(fc.array(happening, { minLength: 1, maxLength: 3, size: 'max' }), {
  ...{ minLength: 8, maxLength: 24, size: 'max' },
});

/** How long the goods keep by their label: 30 of these days are left at delivery, at the least. */
const SHELF_LIFE_DAYS = 100;

/** Orders come on the eighth day from now, which decides what of the shelf they may have. */
const ZONE = { name: 'City', pinPrefixes: ['560'], generalDays: 8, cutoff: '23:59', weekdays: [1, 2, 3, 4, 5, 6, 7] };

/**
 * What seldom comes about by chance: a checkout that is paid after its hold has ended, when
 * something has come that expires earlier than it was promised, and an order that is sent when its
 * goods are too near to their date.
 */
const BEGINNING: Happening[] = [
  { kind: 'buy', who: 0, amount: 2, days: 1 },
  { kind: 'start', who: 1, amount: 2, days: 1 },
  { kind: 'expire', who: 1, amount: 1, days: 1 },
  { kind: 'bring', who: 1, amount: 3, days: 45 },
  { kind: 'pay', who: 1, amount: 1, days: 1 },
  { kind: 'pass', who: 0, amount: 1, days: 140 },
  { kind: 'pass', who: 0, amount: 1, days: 140 },
  { kind: 'pack', who: 0, amount: 2, days: 1 },
  { kind: 'ship', who: 0, amount: 2, days: 1 },
  { kind: 'bring', who: 2, amount: 4, days: 60 },
  { kind: 'bring', who: 2, amount: 4, days: 90 },
];

interface Scene {
  shop: TestShop;
  admin: Context;
  goods: ProductVariant;
  buyers: User[];
  /** Checkouts at the provider, latest first. */
  open: { orderId: string; buyer: User }[];
  breaches: string[];
  batches: number;
}

/**
 * Lets months pass over a shelf, and checks the books and every parcel as it leaves.
 *
 * @returns the breaches
 */
export async function livesOfBatches(shop: TestShop, moments: Happening[][]): Promise<string[]> {
  const goods = await aVariant(shop, { countInStock: 2, price: 40 });
  await shop.database.manager.update(Product, { id: goods.productId }, { shelfLifeDays: SHELF_LIFE_DAYS });
  await takeCash(shop);
  if (!(await shop.database.manager.exists(DeliveryZone))) await shop.database.manager.save(DeliveryZone, ZONE);
  const admin = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
  const buyers = await Promise.all([0, 1, 2].map(() => aUser(shop.ctx())));
  const scene: Scene = { shop, admin, goods, buyers, open: [], breaches: [], batches: 0 };
  for (const days of [34, 60, 90]) await bring(scene, 3, days);
  for (const moment of [...BEGINNING.map((each) => [each]), ...moments]) {
    await Promise.all(moment.filter(({ kind }) => kind !== 'pass').map((each) => happen(scene, each)));
    for (const { days } of moment.filter(({ kind }) => kind === 'pass')) await pass(shop, Math.ceil(days / 8));
    await withholdPieces(shop.ctx());
    const { database } = shop;
    // Pieces come and go by hand here, so that the books have no opening to keep to.
    const now = await findBreaches({ database, opening: new Map() }, undefined, { isSettled: false });
    if (now.length > 0) return now;
  }
  await openBooks(shop.database);
  return scene.breaches;
}

function bring(scene: Scene, quantity: number, keeps: number): Promise<void> {
  scene.batches += 1;
  return aBatch(scene.shop, scene.goods, { quantity, keeps, number: `B${scene.batches}` });
}

async function happen(scene: Scene, each: Happening): Promise<void> {
  try {
    await act(scene, each);
  } catch (thrown) {
    // What is sold out, and what an order cannot do any more, is refused.
    const isRefused = asShopError(thrown) ?? String(thrown).includes('the payment did not start');
    if (!isRefused) throw thrown;
  }
}

async function act(scene: Scene, { kind, who, amount, days }: Happening): Promise<unknown> {
  const { shop, admin, goods, buyers } = scene;
  const buyer = buyers[who];
  if (!buyer) return;
  const line = { userId: buyer.id, variantId: goods.id, quantity: amount };
  const fill = () => shop.database.manager.upsert(CartLine, line, ['userId', 'variantId']);
  const [latest]: { id: string }[] = await shop.database.query(
    'SELECT id FROM "order" WHERE user_id = $1 ORDER BY sequence DESC OFFSET $2 LIMIT 1',
    [buyer.id, amount % 2],
  );
  const id = latest?.id ?? '';
  const lineOf = () => shop.database.manager.findOneByOrFail(OrderLine, { orderId: id });
  const batch = async () => {
    const all = await shop.database.manager.find(StockBatch, { where: { variantId: goods.id }, order: { id: 'ASC' } });
    return all[amount % all.length]?.id ?? '';
  };
  switch (kind) {
    case 'buy':
      await fill();
      return aCashOrderOf(shop, buyer);
    case 'start': {
      await fill();
      const { orderId } = await startCheckout(shop, buyer);
      return scene.open.unshift({ orderId, buyer });
    }
    case 'pay':
      return pay(scene, amount);
    case 'expire':
      await shop.database.query(
        "UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE state = 'open'",
      );
      await makeDue(shop.database, PaymentJob.CHECK_CHECKOUT);
      return runDueJobs(shop, shop.ctx(), [PaymentJob.CHECK_CHECKOUT]);
    case 'bring':
      return bring(scene, amount, days);
    case 'waste': {
      const facts = { variantId: goods.id, quantity: 1, reason: WasteReason.EXPIRED, note: null };
      return wasteStock(admin, { ...facts, batchId: amount > 2 ? await batch() : null });
    }
    case 'count': {
      const batchId = amount > 1 ? await batch() : null;
      return adjustStock(admin, { variantId: goods.id, delta: null, onHand: amount * 2, batchId, reason: 'Counted' });
    }
  }
  if (id === '') return;
  switch (kind) {
    case 'pack':
      return setOrderStatus(admin, id, OrderStatus.PACKED);
    case 'parcel':
    case 'ship': {
      const lines = kind === 'ship' ? null : [{ lineId: (await lineOf()).id, quantity: 1 }];
      await shipOrder(admin, id, { courier: null, trackingNumber: null, lines });
      return scene.breaches.push(...(await staleParcels(scene, id)));
    }
    case 'deliver':
      return setOrderStatus(admin, id, OrderStatus.DELIVERED);
    case 'call off':
      return setOrderStatus(admin, id, OrderStatus.CANCELLED);
    case 'turn away':
      return refuseDelivery(admin, id, { restocks: amount > 2, note: null });
    case 'choose':
      return setLineBatch(admin, (await lineOf()).id, await batch());
    default: {
      const lines = [{ lineId: (await lineOf()).id, quantity: 1 }];
      const { orderReturn } = await requestReturn(shop.ctx(buyer), { orderId: id, lines, reason: 'Not to my taste' });
      await approveReturn(admin, orderReturn.id, null);
      return receiveReturn(admin, orderReturn.id, { restocks: amount > 1, amountPaise: null, note: null });
    }
  }
}

/** Pays the latest checkout, or one whose hold may have ended long ago. */
async function pay({ shop, open, breaches }: Scene, which: number): Promise<void> {
  const checkout = open[Math.min(which - 1, open.length - 1)];
  if (!checkout) return;
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, checkout.orderId);
  if (!paymentId) return;
  const { status } = await shop.rest('POST /api/orders/create', { as: checkout.buyer, body: { paymentId } });
  if (status >= 500) breaches.push(`what was paid by ${paymentId} became neither an order nor a refund`);
}

/** What has just left with too little of its life left for the day on which it is handed over. */
async function staleParcels({ shop }: Scene, orderId: string): Promise<string[]> {
  const stale: { batch: string }[] = await shop.database.query(
    `SELECT b.number AS batch FROM "order" o JOIN order_line l ON l.order_id = o.id
       JOIN batch_pieces p ON p.document_id = o.payment_order_id AND p.variant_id = l.variant_id AND p.sent > 0
       JOIN stock_batch b ON b.id = p.batch_id
       JOIN shipment s ON s.order_id = o.id AND s.shipped_at > now() - interval '1 second'
     WHERE o.id = $1 AND (SELECT count(*) FROM shipment WHERE order_id = o.id) = 1
       AND b.best_before - greatest(l.deliver_on, shop_today()) < 30`,
    [orderId],
  );
  return stale.map(({ batch }) => `a parcel of ${orderId} left with batch ${batch}, which is too near to its date`);
}

/** Lets days pass: whatever was to come is nearer by so many. */
async function pass({ database }: TestShop, days: number): Promise<void> {
  const kept = ['stock_batch', 'payment_order_line', 'order_line', 'invoice_line'];
  await database.transaction(async (db) => {
    for (const table of kept) await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await db.query(
      `UPDATE stock_batch SET best_before = best_before - $1::integer, made_on = made_on - $1, deliver_by = deliver_by - $1,
         sold_until = sold_until - $1`,
      [days],
    );
    for (const table of ['payment_order_line', 'order_line']) {
      await db.query(
        `UPDATE ${table} SET best_before = best_before - $1::integer, deliver_on = deliver_on - $1 WHERE best_before IS NOT NULL
           OR deliver_on IS NOT NULL`,
        [days],
      );
    }
    await db.query('UPDATE invoice_line SET best_before = best_before - $1::integer WHERE best_before IS NOT NULL', [
      days,
    ]);
    for (const table of kept) await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });
}
