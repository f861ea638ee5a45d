import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { lockShopper } from '../../accounts/accounts.queries.js';
import { User } from '../../accounts/user.entity.js';
import { readCart } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import { checkTotal } from '../../cart/cart-limits.js';
import type { PricedCartLine } from '../../cart/cart-line.entity.js';
import { WHOLE_LINES } from '../../cart/read-lines.queries.js';
import { anyProductById } from '../../catalogue/catalogue.loaders.js';
import { lockStock, outOfStock } from '../../catalogue/stock/stock.service.js';
import { creditNotEnough, holdCredit } from '../../credit/spend-credit.js';
import { planDelivery, plannedDayOf } from '../../delivery/delivery.service.js';
import type { PlannedDelivery } from '../../delivery/planned-delivery.columns.js';
import { withIdempotencyKey } from '../../idempotency/idempotency.js';
import { takeUses } from '../../offers/purchase/offer-uses.js';
import type { Delivery } from '../../orders/delivery.columns.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context, OpenPaymentOption } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { CASH, CREDIT, ONLINE } from '../../shared/ports/payment-option.js';
import type { AppliedOffer } from '../../shared/reckoning.js';
import { reserveForCheckout } from '../checkout-stock.js';
import { snapshotOf } from '../line-snapshot.js';
import { endCheckout, linesOf, lockActiveCheckout, stockOfLines } from '../lock-checkout.js';
import { methodOf, termsOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { PaymentOrderLine } from '../payment-order-line.entity.js';
import { paymentWayOf } from '../payment-ways.js';
import { planCheck } from '../plan-check.js';
import { providerUnavailable } from '../razorpay/circuit-breaker.js';
import { type CheckoutFacts, hasExpired, insertPaymentOrder } from './insert-payment-order.js';
import { limitUnpaidCheckouts } from './unpaid-checkouts.js';

/** What a checkout is opened with. */
export interface CheckoutRequest {
  delivery: Delivery;
  /** Code of the chosen time for fresh goods; null: the earliest. */
  deliverySlot: string | null;
  /** Whether what does not spoil is to come by express. */
  isExpress: boolean;
  /** The total that the shopper was shown; null when the client does not say. */
  expectedTotalPaise: Paise | null;
  /**
   * How much of it gift cards and store credit pay, in whole rupees; what is left is paid in the
   * chosen way. Absent: nothing, and all of it where it is paid by credit alone.
   */
  creditPaise?: Paise;
  /** The code of the way to pay; absent: the shop's own, `online`, `cash` or `credit`. */
  paymentOption?: string;
  /** Whether the shopper has just consented that the provider keeps the card; absent: not. */
  savesCard?: boolean;
  /**
   * The client's own key of this request, under which repeating it changes nothing; null when it
   * sends none.
   */
  idempotencyKey: string | null;
}

/** The least that the provider takes. */
const MIN_PAISE = 100;

/** The operations that open a checkout, which idempotency keys belong to. */
const ROUTES: Record<PaymentMethod, string> = {
  ONLINE: 'startPayment',
  CASH: 'placeCashOrder',
  CREDIT: 'placeCreditOrder',
};

/** The shop's own ways to pay. */
const OWN: Record<PaymentMethod, string> = { ONLINE, CASH, CREDIT };

/**
 * Opens a checkout over a shopper's cart, within a transaction: prices it with its fees and holds
 * its stock. One that is open over the same cart and to the same address is answered again, as is
 * that of the same idempotency key; another is given up.
 *
 * @param method how it is to be paid; one for cash or credit is never open, so that none is
 *   answered again but by its key
 * @param isProviderAway set where it cannot be told whether an open one is paid: then it is not
 *   given up
 * @returns the checkout, and whether its key had opened it before
 * @throws ShopError as `startPayment`, `placeCashOrder` and `placeCreditOrder` say
 */
export async function openCheckout(
  tx: Context,
  userId: string,
  request: CheckoutRequest,
  { method, isProviderAway }: { method: PaymentMethod; isProviderAway: boolean },
): Promise<{ checkout: PaymentOrder; isRepeat: boolean }> {
  await lockShopper(tx, userId);
  const open = async () => {
    const option = await wayOf(tx, method, request);
    const { onlyInstrument, providerOfferId } = option;
    const cart = await readCart(tx, userId, WHOLE_LINES, option.way);
    if (cart.lines.length === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Your Cart is currently empty'));
    const lines = await Promise.all(cart.lines.map((line) => priced(tx, line)));
    const planned = await plan(tx, userId, cart, request, option);
    const totalPaise = totalOf(cart, planned);
    const creditPaise = method === PaymentMethod.CREDIT ? totalPaise : (request.creditPaise ?? asPaise(0));
    checkPayable(totalPaise, request.expectedTotalPaise);
    if (method !== PaymentMethod.CREDIT) checkCredit(creditPaise, totalPaise);
    const amountPaise = asPaise(totalPaise - creditPaise);
    const cartHash = hashOf(lines, planned, cart.offers);
    const active = await lockActiveCheckout(tx, userId);
    const isSame =
      active?.cartHash === cartHash &&
      active.creditPaise === creditPaise &&
      (active.paymentOption ?? OWN[active.paymentMethod]) === option.code &&
      active.onlyInstrument === onlyInstrument &&
      active.providerOfferId === providerOfferId &&
      isSameWish(active, request, planned);
    if (isSame && method === PaymentMethod.ONLINE && !(await hasExpired(tx, active))) return active;
    // It would only be asked in vain once more, and one checkout be given up for none.
    if (isProviderAway) throw providerUnavailable();
    await limitUnpaidCheckouts(tx, userId);
    // A shopper who signed up by phone has given no name until now.
    await tx.db.update(User, { id: userId, name: '' }, { name: request.delivery.name });
    if (active) await abort(tx, active, lines, active.cartHash === cartHash);
    else await checkInStock(tx, cart);
    const paid = { paymentMethod: method, paymentOption: option.code, onlyInstrument, providerOfferId };
    const offers = planned.isExpress ? withoutDelivery(cart.offers) : cart.offers;
    const facts = { userId, amountPaise, creditPaise, cartHash, delivery: request.delivery, planned, ...paid };
    return insertCheckout(tx, facts, await withDays(tx, lines, planned), offers);
  };
  const { idempotencyKey: key, ...facts } = request;
  if (!key) return { checkout: await open(), isRepeat: false };
  const { response, isRepeat } = await withIdempotencyKey(
    tx,
    { userId, route: ROUTES[method], key },
    facts,
    async () => ({
      paymentOrderId: (await open()).id,
    }),
  );
  const checkout = await tx.db.findOneByOrFail(PaymentOrder, { id: response.paymentOrderId });
  return { checkout, isRepeat };
}

/**
 * The way to pay that was asked for.
 *
 * @throws ShopError BAD_USER_INPUT for one that there is not, or that is paid otherwise,
 *   OFFER_NOT_VALID for the part of one that no offer is for any more
 */
async function wayOf(tx: Context, method: PaymentMethod, { paymentOption = OWN[method] }: CheckoutRequest) {
  const option = await paymentWayOf(tx, paymentOption);
  if (methodOf(option) === method) return option;
  const said = phrase('{what} is paid for in another way.', { what: option.label });
  throw new ShopError(ErrorCode.BAD_USER_INPUT, said, 'paymentOption');
}

/** What a cart comes to with the delivery and the payment that the shopper chose. */
function totalOf({ totalPaise, shippingPaise }: Cart, planned: PlannedDelivery): Paise {
  return asPaise(totalPaise - shippingPaise + planned.shippingPaise + planned.cashFeePaise);
}

function checkPayable(totalPaise: Paise, expectedTotalPaise: Paise | null): void {
  checkTotal(totalPaise);
  if (expectedTotalPaise !== null && expectedTotalPaise !== totalPaise) {
    throw new ShopError(ErrorCode.PRICE_CHANGED, phrase('Prices have changed. Please look at your cart again.'));
  }
  if (totalPaise < MIN_PAISE) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The total must be at least ₹1.'));
}

/** What is left to be paid has to be something that can be. */
function checkCredit(creditPaise: Paise, totalPaise: Paise): void {
  const isWhole = creditPaise >= 0 && creditPaise % 100 === 0;
  if (isWhole && totalPaise - creditPaise >= MIN_PAISE) return;
  const said = isWhole
    ? phrase('Gift cards and store credit pay for all of this. Please choose them as the way to pay.')
    : phrase('Gift cards and store credit pay whole rupees.');
  throw new ShopError(ErrorCode.BAD_USER_INPUT, said, 'credit');
}

/**
 * Spares those who come too late the queue for the last pieces; only the hold itself says who gets
 * them.
 */
async function checkInStock(tx: Context, { lines }: Cart): Promise<void> {
  for (const { variant, quantity, available } of lines) {
    if (available < quantity) throw await outOfStock(tx, variant.id);
  }
}

type PricedLine = Omit<PaymentOrderLine, 'id' | 'paymentOrderId' | 'position'>;

async function priced(tx: Context, { variant, quantity, discountPaise, wish }: PricedCartLine): Promise<PricedLine> {
  return {
    ...(await snapshotOf(tx, variant)),
    ...{ quantity, discountPaise, wish, missing: 0, bestBefore: null, deliverOn: null },
  };
}

/** Lines with the day by which each is promised to come. */
function withDays(tx: Context, lines: readonly PricedLine[], planned: PlannedDelivery): Promise<PricedLine[]> {
  return Promise.all(
    lines.map(async (line) => {
      const product = line.productId && (await anyProductById(tx).load(line.productId));
      return product ? { ...line, deliverOn: await plannedDayOf(tx, product, planned) } : line;
    }),
  );
}

/**
 * When the goods come, for an address, and what that and the way to pay cost.
 *
 * @throws ShopError CONFLICT where the goods cannot be paid so, saying why
 */
async function plan(
  tx: Context,
  userId: string,
  cart: Cart,
  { delivery: { pincode }, deliverySlot: slotCode, isExpress }: CheckoutRequest,
  option: OpenPaymentOption,
): Promise<PlannedDelivery> {
  const products = await Promise.all(cart.lines.map(({ variant }) => anyProductById(tx).load(variant.productId)));
  const known = products.filter((product) => product !== undefined);
  const { shippingPaise } = cart;
  const planned = {
    ...(await planDelivery(tx, known, { pincode, slotCode, isExpress, shippingPaise })),
    cashFeePaise: asPaise(0),
  };
  const totalPaise = totalOf(cart, planned);
  const terms = await termsOf(tx, option, { userId, totalPaise, pincode });
  if (terms && !terms.refusal) return { ...planned, cashFeePaise: terms.feePaise };
  if (option.code === CREDIT && !terms) throw creditNotEnough();
  const said = terms?.refusal ?? phrase('{what} is not offered.', { what: option.label });
  throw new ShopError(ErrorCode.CONFLICT, said, 'paymentMethod');
}

/** Whether an open checkout goes to the same place, at the time that is wished now. */
function isSameWish(
  active: PaymentOrder,
  { delivery, deliverySlot, isExpress }: CheckoutRequest,
  planned: PlannedDelivery,
): boolean {
  const isSamePlace = isDeepStrictEqual({ ...active.delivery }, delivery) && active.planned.isExpress === isExpress;
  return isSamePlace && (deliverySlot === null || isDeepStrictEqual({ ...active.planned }, planned));
}

/**
 * Says the same of two carts when the same pieces, and their delivery, cost the same in both by the
 * same offers, however they are paid, and the shopper wants the same where something is missing.
 */
function hashOf(
  lines: readonly PricedLine[],
  { shippingPaise }: PlannedDelivery,
  offers: readonly AppliedOffer[],
): string {
  const facts = lines.map(({ variantId, quantity, pricePaise, discountPaise, wish }) =>
    [variantId, quantity, pricePaise, discountPaise, wish].join(':'),
  );
  return createHash('sha256')
    .update(
      [...facts.toSorted(), ...offers.map(({ offerId, code }) => `${offerId}:${code ?? ''}`), shippingPaise].join(),
    )
    .digest('hex');
}

/** Express delivery is paid for, whatever offers take off standard delivery. */
function withoutDelivery(offers: readonly AppliedOffer[]): AppliedOffer[] {
  return offers.flatMap(({ shippingPaise, ...offer }) => {
    const discountPaise = offer.discountPaise - shippingPaise;
    return discountPaise > 0 ? [{ ...offer, discountPaise, shippingPaise: 0 }] : [];
  });
}

/** Locks what the old and the new cart touch at once and in order, before any of it moves. */
async function abort(
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
  facts: CheckoutFacts,
  lines: readonly PricedLine[],
  offers: readonly AppliedOffer[],
): Promise<PaymentOrder> {
  const id = await insertPaymentOrder(tx, facts);
  await tx.db.insert(
    PaymentOrderLine,
    lines.map((line, index) => ({ ...line, paymentOrderId: id, position: index + 1 })),
  );
  await planCheck(tx, id);
  // Last, so that no checkout waits longer than need be for the same goods.
  await reserveForCheckout(tx, id);
  await takeUses(tx, { paymentOrderId: id, userId: facts.userId }, offers);
  await holdCredit(tx, { id, ...facts });
  return tx.db.findOneByOrFail(PaymentOrder, { id });
}
