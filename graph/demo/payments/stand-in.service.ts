import { hash } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { isCaptured, toldStatusOf } from './stand-in.presenter.js';
import { newId, pageOf, type StandInSpan } from './stand-in-ledger.service.js';
import { checkStandInCard } from './stand-in-offers.js';
import { StandInOrder } from './stand-in-order.entity.js';
import { StandInPayment } from './stand-in-payment.entity.js';
import { StandInToken } from './stand-in-token.entity.js';

/** How a try to pay at the stand-in ends. */
export type StandInOutcome = Exclude<StandInPayment['status'], 'refunded'>;

/**
 * Writes an order into the stand-in's ledger.
 *
 * @param order its amount in paise
 * @param isOnce whether a receipt has one such order, which is answered however often it is asked
 *   for (`unique_receipt`)
 */
export async function createStandInOrder(
  ctx: Context,
  order: Pick<StandInOrder, 'amount' | 'currency' | 'receipt' | 'notes' | 'offerId'>,
  isOnce: boolean,
): Promise<StandInOrder> {
  const id = isOnce && order.receipt !== null ? idOfReceipt(order.receipt) : newId('order');
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(StandInOrder)
    .values({ id, ...order })
    .orIgnore()
    .execute();
  return ctx.db.findOneByOrFail(StandInOrder, { id });
}

/** The same for the same receipt, so that two calls at once make one order. */
const idOfReceipt = (receipt: string) => `order_${hash('sha256', receipt).slice(0, 14)}`;

/** An order of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInOrder(ctx: Context, id: string): Promise<StandInOrder> {
  const order = await ctx.db.findOneBy(StandInOrder, { id });
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
  return order;
}

/**
 * A page of the orders, latest first.
 *
 * @param receipt those with this one alone
 * @param isAuthorized those for which a payment was authorized, or those for which none was
 */
export function listStandInOrders(
  ctx: Context,
  {
    receipt,
    isAuthorized,
    ...span
  }: StandInSpan & { receipt?: string | undefined; isAuthorized?: boolean | undefined },
): Promise<StandInOrder[]> {
  const asked = pageOf(ctx, StandInOrder, span);
  if (receipt !== undefined) asked.andWhere('row.receipt = :receipt', { receipt });
  if (isAuthorized !== undefined) {
    asked.andWhere(
      `:isAuthorized = EXISTS (SELECT FROM standin_payment p WHERE p.order_id = row.id AND p.status NOT IN ('created', 'failed'))`,
      { isAuthorized },
    );
  }
  return asked.getMany();
}

/** A page of the payments, latest first. */
export function listStandInPayments(ctx: Context, span: StandInSpan): Promise<StandInPayment[]> {
  return pageOf(ctx, StandInPayment, span).getMany();
}

/** A payment of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInPayment(ctx: Context, id: string): Promise<StandInPayment> {
  const payment = await ctx.db.findOneBy(StandInPayment, { id });
  if (!payment) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
  return payment;
}

/** The tries to pay an order, latest first as the real provider lists them. */
export function listStandInTries(ctx: Context, orderId: string): Promise<StandInPayment[]> {
  return ctx.db.find(StandInPayment, { where: { orderId }, order: { createdAt: 'DESC' } });
}

/** How long a bank or a UPI app has before a payment counts as failed. In milliseconds. */
const ANSWER_WITHIN_MS = 600_000;

/** How a shopper pays. */
export interface StandInPayer
  extends Pick<StandInPayment, 'method' | 'bank' | 'email' | 'contact' | 'notes' | 'customerId' | 'tokenId'> {
  /** Of a card that is not saved; null where it is, and for what is no card. */
  network: StandInToken['network'] | null;
  /** Whether the offer of the order is passed over. */
  passesOffer: boolean;
  /** Whether the shop is told when the payment is refunded. */
  notifiesShop: boolean;
}

/**
 * Pays an order, fails to, or begins to. A payment that was authorized before is captured instead
 * of made anew; one that was begun is left to what its bank answers.
 *
 * @throws ShopError NOT_FOUND, CONFLICT for an order that has been paid, BAD_USER_INPUT for a card
 *   that its offer is not for
 */
export function payStandInOrder(
  ctx: Context,
  orderId: string,
  status: StandInOutcome,
  { network, passesOffer, ...payer }: StandInPayer,
): Promise<StandInPayment> {
  return inTransaction(ctx, async (tx) => {
    const order = await tx.db.findOne(StandInOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (!order) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
    const before = await listStandInTries(tx, orderId);
    if (before.some(isCaptured)) {
      throw new ShopError(ErrorCode.CONFLICT, { en: 'Payment already done for this order.' });
    }
    const offerId = passesOffer ? null : order.offerId;
    if (offerId !== null) checkStandInCard(offerId, await networkOf(tx, payer, network));
    const authorized = before.find((payment) => payment.status === 'authorized');
    const id = status === 'captured' && authorized ? authorized.id : newId('pay');
    const { amount, currency } = order;
    const expiresAt = status === 'created' ? new Date(Date.now() + ANSWER_WITHIN_MS) : null;
    const paid = { id, orderId, status, expiresAt, amount, currency, offerId, ...payer };
    await tx.db.upsert(StandInPayment, paid, ['id']);
    return tx.db.findOneByOrFail(StandInPayment, { id });
  });
}

/** The network of the card that pays; null where none does. */
async function networkOf(
  ctx: Context,
  { method, tokenId }: Pick<StandInPayment, 'method' | 'tokenId'>,
  network: StandInToken['network'] | null,
): Promise<StandInToken['network'] | null> {
  if (method !== 'card') return null;
  const token = tokenId && (await ctx.db.findOneBy(StandInToken, { id: tokenId }));
  return token ? token.network : network;
}

/**
 * What the payer's bank or UPI app answers to a payment that waits for it: in time or long after,
 * and whether or not another payment of the same order was taken meanwhile, as banks do.
 *
 * @param status `expired` has its time run out, so that it is told as failed and still may come
 * @throws ShopError NOT_FOUND, CONFLICT for one that was answered
 */
export function answerStandInPayment(
  ctx: Context,
  id: string,
  status: Exclude<StandInOutcome, 'created'> | 'expired',
): Promise<StandInPayment> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.findOne(StandInPayment, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const payment = await getStandInPayment(tx, id);
    if (payment.status !== 'created') {
      throw new ShopError(ErrorCode.CONFLICT, { en: 'This payment has already been processed.' });
    }
    await tx.db.update(StandInPayment, { id }, status === 'expired' ? { expiresAt: new Date() } : { status });
    return getStandInPayment(tx, id);
  });
}

/** How far a payment has come, as its payer sees it. @throws ShopError NOT_FOUND */
export async function standInStatus(ctx: Context, id: string): Promise<StandInPayment['status']> {
  return toldStatusOf(await getStandInPayment(ctx, id));
}

/**
 * Takes the money of a payment that was authorized.
 *
 * @param amount paise, all that was authorized
 * @throws ShopError NOT_FOUND, CONFLICT for one that is not authorized or whose order is paid,
 *   BAD_USER_INPUT for another amount
 */
export function captureStandInPayment(ctx: Context, id: string, amount: number): Promise<StandInPayment> {
  return inTransaction(ctx, async (tx) => {
    const { orderId } = await getStandInPayment(tx, id);
    await tx.db.findOne(StandInOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    const payment = await getStandInPayment(tx, id);
    if (isCaptured(payment)) throw new ShopError(ErrorCode.CONFLICT, { en: 'This payment has already been captured' });
    if ((await listStandInTries(tx, orderId)).some(isCaptured)) {
      const sentence = 'Your payment has been declined as the order is already paid.';
      throw new ShopError(ErrorCode.CONFLICT, { en: `${sentence} Please initiate the payment with a new order.` });
    }
    if (payment.status !== 'authorized') {
      throw new ShopError(ErrorCode.CONFLICT, {
        en: 'Only payments which have been authorized and not yet captured can be captured',
      });
    }
    if (payment.amount !== amount) {
      const sentence = 'Capture amount must be equal to the amount authorized';
      throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: sentence }, 'amount');
    }
    await tx.db.update(StandInPayment, { id }, { status: 'captured' });
    return getStandInPayment(tx, id);
  });
}
