import type { FindOptionsWhere } from 'typeorm';
import { OrderActor } from '../../../orders/life/order-life.js';
import type { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { readId } from '../../../shared/input/id.js';
import { oneOf } from '../../../shared/input/one-of.js';
import { phrase, say } from '../../../shared/languages/phrase.js';
import { hasRight, Right } from '../../../shared/rights/right.js';
import { viewerOf } from '../../../shared/rights/viewer.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { lockOrder } from '../lock-order.js';
import { endShortage } from './end-shortage.js';
import { substitutesFor } from './report-missing.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';
import { readShortageToken } from './shortage-token.js';

/** By what a shortage is named: its id for a shopper who is signed in, or the link of the mail. */
export interface NamedShortage {
  id: string | null;
  token: string | null;
}

/**
 * The shortage that a mail is about; null for a link that is none of this shop.
 *
 * @param token the secret part of the link
 */
export async function findShortageOfLink(ctx: Context, token: string): Promise<Shortage | null> {
  const id = readShortageToken(ctx.config, token);
  return id === null ? null : ctx.db.findOneBy(Shortage, { id });
}

/**
 * Says what is sent instead of what is missing, as the shopper, as staff for a shopper who calls,
 * or by the link of the mail. The first answer counts; the same again changes nothing.
 *
 * @param sentVariantId one of those that were offered; null: nothing, and the money goes back
 * @throws ShopError UNAUTHENTICATED, INVALID_CREDENTIALS for a link that is none, NOT_FOUND also
 *   for another's, BAD_USER_INPUT for what was not offered, CONFLICT once it has ended otherwise,
 *   OUT_OF_STOCK where it has sold out meanwhile
 */
export async function answerShortage(
  ctx: Context,
  named: NamedShortage,
  sentVariantId: unknown,
): Promise<{ shortage: Shortage; order: Order; message: string }> {
  const where = whoseOf(ctx, named);
  const answered = await inTransaction(ctx, async (tx) => {
    const found = await tx.db.findOneBy(Shortage, where);
    if (!found) throw unknown();
    const locked = await lockOrder(tx, found.orderId);
    const shortage = await tx.db.findOneByOrFail(Shortage, { id: found.id });
    const variantId = sentVariantId === null ? null : readId(sentVariantId);
    if (shortage.status !== ShortageStatus.ASKED) {
      if (await isSame(tx, shortage, variantId)) return { shortage, order: locked.order };
      throw new ShopError(ErrorCode.CONFLICT, phrase('This was answered already, or the time is over.'), 'id');
    }
    const substitute = sentVariantId === null ? null : await offeredOf(tx, shortage, variantId);
    const order = await endShortage(tx, locked, shortage, { endedBy: OrderActor.SHOPPER, substitute });
    return { shortage: await tx.db.findOneByOrFail(Shortage, { id: found.id }), order };
  });
  const isSent = answered.shortage.status === ShortageStatus.SUBSTITUTED;
  const message = isSent
    ? phrase('Thank you. We are packing it instead.')
    : phrase('Thank you. We send nothing instead, and what it cost is not charged.');
  return { ...answered, message: say(message, ctx.language) };
}

/** Ends a question whose time is over: nothing is sent instead. What has ended stays as it is. */
export async function endQuestion(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await tx.db.findOneBy(Shortage, { id, status: ShortageStatus.ASKED });
    if (!found) return;
    const locked = await lockOrder(tx, found.orderId);
    const shortage = await tx.db.findOneBy(Shortage, { id, status: ShortageStatus.ASKED });
    if (shortage) await endShortage(tx, locked, shortage, { endedBy: OrderActor.PAYMENT, substitute: null });
  });
}

function whoseOf(ctx: Context, named: NamedShortage): FindOptionsWhere<Shortage> {
  const { by, value } = oneOf({ ...named });
  if (by === 'token') {
    const id = readShortageToken(ctx.config, value);
    if (id) return { id };
    throw new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This link no longer works. Please ask for it again.'),
      'token',
    );
  }
  const viewer = viewerOf(ctx);
  const id = readId(value);
  if (!id) throw unknown();
  return hasRight(viewer.role, Right.SERVE_CUSTOMERS) ? { id } : { id, order: { userId: viewer.id } };
}

async function offeredOf(tx: Context, { orderLineId, quantity, offered }: Shortage, variantId: string | null) {
  if (!variantId || !offered.includes(variantId))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This was not offered.'), 'variantId');
  const line = await tx.db.findOneByOrFail(OrderLine, { id: orderLineId });
  const [substitute] = await substitutesFor(tx, line, quantity, [variantId]);
  if (substitute) return substitute;
  throw new ShopError(
    ErrorCode.OUT_OF_STOCK,
    phrase('This has sold out meanwhile. Please choose another.'),
    'variantId',
  );
}

async function isSame(tx: Context, { substituteLineId }: Shortage, variantId: string | null): Promise<boolean> {
  const sent = substituteLineId && (await tx.db.findOneBy(OrderLine, { id: substituteLineId }));
  return (sent ? sent.variantId : null) === variantId;
}

function unknown(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such question.'), 'id');
}
