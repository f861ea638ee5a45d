import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import { readCart } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import { checkTotal } from '../../cart/cart-limits.js';
import type { PricedCartLine } from '../../cart/cart-line.entity.js';
import { imagesByProductId, productById } from '../../catalogue/catalogue.loaders.js';
import type { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { lockStock, outOfStock } from '../../catalogue/stock/stock.service.js';
import { planDelivery } from '../../delivery/delivery.service.js';
import type { PlannedDelivery } from '../../delivery/planned-delivery.columns.js';
import type { Delivery } from '../../orders/delivery.columns.js';
import { type Context, inTransaction, viewerOf } from '../../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../../shared/errors.js';
import { withIdempotencyKey } from '../../shared/idempotency.js';
import { checkoutsRefused } from '../../shared/metrics.js';
import type { Paise } from '../../shared/money.js';
import { reserveForCheckout } from '../checkout-stock.js';
import {
  endCheckout,
  endCheckoutIf,
  forgetKeyOf,
  linesOf,
  lockActiveCheckout,
  lockShopper,
  stockOfLines,
} from '../lock-checkout.js';
import { logMove, moveCheckout } from '../move-checkout.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { PaymentOrderLine } from '../payment-order-line.entity.js';
import { HOLDING } from '../payment-order-state.js';
import { planCheck } from '../plan-check.js';
import { providerAway } from '../razorpay/circuit-breaker.js';
import { checkNothingIsPaid } from './pending-payments.js';
import { refuseHoarder } from './unpaid-checkouts.js';

/** What a payment is started with. */
export interface PaymentRequest {
  delivery: Delivery;
  /** Code of the chosen time for fresh goods; null: the earliest. */
  deliverySlot: string | null;
  /** The total that the shopper was shown; null when the client does not say. */
  expectedTotalPaise: Paise | null;
  /** The client's own key of this request, under which repeating it changes nothing; null when it sends none. */
  idempotencyKey: string | null;
}

/** The least that the provider takes. */
const LEAST_PAISE = 100;

/** Receipts at the provider have at most 40 characters; this makes 35. */
const receiptOf = (id: string) => `JH-${id.replaceAll('-', '')}`;

/**
 * Opens a checkout over the viewer's cart: prices it, holds its stock for a while and asks the provider for an order.
 *
 * While one over the same cart and to the same address is open that one is answered again, so a double click or a retry
 * after a failed payment can never be paid twice. One over another cart, or to another address, is given up first, unless
 * it turns out to be paid; its hold does not stand in its own shopper's way. Each goes where the shopper who pays it said,
 * so two tabs with two addresses never mix.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty cart or a time of delivery that is not offered, OUT_OF_STOCK, PRICE_CHANGED,
 *   IDEMPOTENCY_MISMATCH, CONFLICT, RATE_LIMITED, PROVIDER_UNAVAILABLE (then nothing is held)
 * @see spec §7 (payment)
 */
export async function startPayment(ctx: Context, request: PaymentRequest): Promise<PaymentOrder> {
  const { id: userId } = viewerOf(ctx);
  try {
    const isProviderAway = !(await checkNothingIsPaid(ctx, userId));
    const checkout = await inTransaction(ctx, (tx) => openCheckout(tx, userId, request, isProviderAway));
    return checkout.providerOrderId ? checkout : await openAtProvider(ctx, checkout);
  } catch (thrown) {
    checkoutsRefused.inc({ code: asShopError(thrown)?.code ?? ErrorCode.INTERNAL_SERVER_ERROR });
    throw thrown;
  }
}

async function openCheckout(
  tx: Context,
  userId: string,
  request: PaymentRequest,
  isProviderAway: boolean,
): Promise<PaymentOrder> {
  await lockShopper(tx, userId);
  const open = async () => {
    const cart = await readCart(tx, userId);
    checkPayable(cart, request.expectedTotalPaise);
    const lines = await Promise.all(cart.lines.map((line) => priced(tx, line)));
    const cartHash = hashOf(lines, cart.shippingPaise);
    const planned = await plan(tx, cart, request);
    const active = await lockActiveCheckout(tx, userId);
    const isSame = active?.cartHash === cartHash && isSameWish(active, request, planned);
    if (isSame && !(await hasExpired(tx, active))) return active;
    // It would only be asked in vain once more, and one checkout be given up for none.
    if (isProviderAway) throw providerAway();
    await refuseHoarder(tx, userId);
    if (active) await giveUp(tx, active, lines, active.cartHash === cartHash);
    else await checkInStock(tx, cart);
    return insertCheckout(tx, userId, cart, cartHash, { delivery: request.delivery, planned }, lines);
  };
  const { idempotencyKey: key, ...facts } = request;
  if (!key) return open();
  const { response, isRepeat } = await withIdempotencyKey(
    tx,
    { userId, route: 'startPayment', key },
    facts,
    async () => ({
      paymentOrderId: (await open()).id,
    }),
  );
  const checkout = await tx.db.findOneByOrFail(PaymentOrder, { id: response.paymentOrderId });
  if (isRepeat && !HOLDING.includes(checkout.state)) throw hasEnded();
  return checkout;
}

/** Asks the provider outside any transaction, so that one that is slow holds up nobody but this shopper. */
async function openAtProvider(ctx: Context, checkout: PaymentOrder): Promise<PaymentOrder> {
  try {
    const providerOrderId = await ctx.payments.createOrder(checkout.receipt, checkout.amountPaise);
    // A double click may have opened it first: then the other's order counts, and this one is shown to nobody.
    await moveCheckout(ctx, checkout, 'open', 'the provider opened an order', { providerOrderId });
  } catch (thrown) {
    await endCheckoutIf(ctx, checkout, ['creating'], 'cancelled', 'the provider did not open an order');
    await forgetKeyOf(ctx, checkout);
    throw thrown;
  }
  const opened = await ctx.db.findOneByOrFail(PaymentOrder, { id: checkout.id });
  if (opened.state !== 'open') throw hasEnded();
  return opened;
}

function hasEnded(): ShopError {
  return new ShopError(ErrorCode.CONFLICT, 'This checkout has ended. Please start again.');
}

function checkPayable({ lines, totalPaise }: Cart, expectedTotalPaise: Paise | null): void {
  if (lines.length === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'Your Cart is currently empty');
  checkTotal(totalPaise);
  if (expectedTotalPaise !== null && expectedTotalPaise !== totalPaise) {
    throw new ShopError(ErrorCode.PRICE_CHANGED, 'Prices have changed. Please look at your cart again.');
  }
  if (totalPaise < LEAST_PAISE) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'The total must be at least ₹1.');
}

/** Spares those who come too late the queue for the last pieces; only the hold itself says who gets them. */
async function checkInStock(tx: Context, { lines }: Cart): Promise<void> {
  for (const { variant, quantity, available } of lines) {
    if (available < quantity) throw await outOfStock(tx, variant.id);
  }
}

type PricedLine = Omit<PaymentOrderLine, 'id' | 'paymentOrderId' | 'position'>;

async function priced(tx: Context, { variant, quantity }: PricedCartLine): Promise<PricedLine> {
  const { productId, pricePaise } = variant;
  const [product, [image]] = await Promise.all([
    productById(tx).load(productId),
    imagesByProductId(tx).load(productId),
  ]);
  return {
    ...{ variantId: variant.id, sku: variant.sku, productId, quantity, pricePaise },
    productTitle: product?.name ?? '',
    options: optionsOf(variant),
    imageId: image?.id ?? null,
  };
}

function optionsOf({ size, ram, weight }: ProductVariant): string[] {
  return [size, ram, weight].filter((option) => option !== null);
}

/** When the goods come, for an address. */
async function plan(tx: Context, cart: Cart, { delivery, deliverySlot }: PaymentRequest): Promise<PlannedDelivery> {
  const products = await Promise.all(cart.lines.map(({ variant }) => productById(tx).load(variant.productId)));
  const known = products.filter((product) => product !== undefined);
  const { shippingPaise } = cart;
  return planDelivery(tx, known, { pincode: delivery.pincode, slotCode: deliverySlot, shippingPaise });
}

/** Whether an open checkout goes to the same place, at the time that is wished now. */
function isSameWish(active: PaymentOrder, { delivery, deliverySlot }: PaymentRequest, planned: PlannedDelivery) {
  const isSamePlace = isDeepStrictEqual({ ...active.delivery }, delivery);
  return isSamePlace && (deliverySlot === null || isDeepStrictEqual({ ...active.planned }, planned));
}

/** Says the same of two carts when the same pieces, and their delivery, cost the same in both. */
function hashOf(lines: readonly PricedLine[], shippingPaise: Paise): string {
  const facts = lines.map(({ variantId, quantity, pricePaise }) => `${variantId}:${quantity}:${pricePaise}`);
  return createHash('sha256')
    .update([...facts.toSorted(), shippingPaise].join())
    .digest('hex');
}

async function hasExpired(tx: Context, { id }: PaymentOrder): Promise<boolean> {
  const [row]: { hasExpired: boolean }[] = await tx.db.query(
    'SELECT expires_at <= now() AS "hasExpired" FROM payment_order WHERE id = $1',
    [id],
  );
  return row?.hasExpired ?? true;
}

/** Locks what the old and the new cart touch at once and in order, before any of it moves. */
async function giveUp(
  tx: Context,
  active: PaymentOrder,
  next: readonly PricedLine[],
  isSameCart: boolean,
): Promise<void> {
  const held = await linesOf(tx, active.id);
  await lockStock(
    tx,
    stockOfLines([...held, ...next]).map((line) => line.variantId),
  );
  await endCheckout(tx, active, 'cancelled', isSameCart ? 'it was begun anew' : 'the cart changed');
}

async function insertCheckout(
  tx: Context,
  userId: string,
  { totalPaise }: Cart,
  cartHash: string,
  place: Pick<PaymentOrder, 'delivery' | 'planned'>,
  lines: readonly PricedLine[],
): Promise<PaymentOrder> {
  const id = v7();
  await tx.db.insert(PaymentOrder, {
    ...{ id, userId, cartHash, ...place, amountPaise: totalPaise, receipt: receiptOf(id), language: tx.language },
    // The database's clock decides on expiry everywhere, so it sets it too.
    expiresAt: () => `now() + interval '${tx.config.payments.reservationTtlMs} milliseconds'`,
  });
  logMove(tx, id, null, 'creating', 'the shopper pressed checkout');
  await tx.db.insert(
    PaymentOrderLine,
    lines.map((line, index) => ({ ...line, paymentOrderId: id, position: index + 1 })),
  );
  await planCheck(tx, id);
  // Last, so that nobody waits longer than need be for the same goods.
  await reserveForCheckout(tx, id);
  return tx.db.findOneByOrFail(PaymentOrder, { id });
}
