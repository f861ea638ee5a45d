import { lockShopper } from '../../accounts/accounts.queries.js';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { withdrawUnspent } from '../../credit/withdraw-gift-card.js';
import { OrderActor } from '../../orders/life/order-life.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { rupeesOf } from '../../shared/money/money.js';
import { hasRight, Right } from '../../shared/rights/right.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockCheckout } from '../lock-checkout.js';
import { oweRefund } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';
import { queueReceipt } from './gift-card-receipt.js';

/**
 * Cancels a bought gift card of which nothing is spent: its code is worth nothing any more, a mail
 * that was not sent stays unsent, and its price goes back to who paid. Its buyer can do so until
 * another account has entered its code, an admin and support as long as all of it is left. Doing it
 * twice is fine.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's, CONFLICT for one
 *   that is not paid, or of which something is spent or set aside, or that another has entered
 */
export async function cancelGiftCard(
  ctx: Context,
  sentId: unknown,
): Promise<{ giftCardPurchase: GiftCardPurchase; message: string }> {
  const { id: userId, role } = viewerOf(ctx);
  const id = readId(sentId);
  const found =
    id && (await ctx.db.findOne(GiftCardPurchase, { where: { id }, relations: { paymentOrder: true, payment: true } }));
  const isStaff = hasRight(role, Right.GIVE_MONEY_BACK);
  const checkout = (found || null)?.paymentOrder;
  if (!found || !checkout || (checkout.userId !== userId && !isStaff))
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such gift card.'), 'id');
  const giftCardPurchase = await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, checkout.userId);
    await lockCheckout(tx, { id: checkout.id });
    const purchase = await tx.db.findOneByOrFail(GiftCardPurchase, { id: found.id });
    if (purchase.refundedAt) return purchase;
    if (!purchase.creditId || !purchase.paymentId)
      throw new ShopError(ErrorCode.CONFLICT, phrase('This gift card is not paid yet.'), 'id');
    await withdrawUnspent(tx, purchase.creditId, isStaff ? null : userId);
    await tx.db.update(GiftCardPurchase, { id: purchase.id }, { refundedAt: () => 'now()' });
    const told = { actor: isStaff ? OrderActor.SHOP : OrderActor.SHOPPER };
    await oweRefund(tx, { id: purchase.paymentId, amountPaise: checkout.amountPaise }, RefundReason.CANCELLED, {
      occasion: '',
      told,
    });
    await queueReceipt(tx, purchase.id);
    await recordChange(tx, {
      ...{ operation: 'cancelGiftCard', subjectType: AuditSubject.CREDIT, subjectId: purchase.creditId },
      ...{ before: { balance: rupeesOf(checkout.amountPaise) }, after: { balance: 0 } },
    });
    return tx.db.findOneByOrFail(GiftCardPurchase, { id: purchase.id });
  });
  return {
    giftCardPurchase,
    message: say(phrase('The gift card is called off. Your money is on its way back.'), ctx.language),
  };
}
