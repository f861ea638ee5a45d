import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { OrderActor } from '../../orders/life/order-life.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { rupeesInWords } from '../../shared/money/format-rupees.js';
import { asPaise, rupeesOf } from '../../shared/money/money.js';
import { allowRefund } from '../../shared/rights/allow.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { isCashPayment } from '../own-payment.js';
import { Refund } from './refund.entity.js';
import { endCheckoutOf, tellOrder } from './refund-payments.js';

/**
 * Writes down that the shop itself sent a refund, such as by bank transfer: of what was paid at the
 * door, and of what the provider could not send. Once is enough; the same reference again changes
 * nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not give money back, NOT_FOUND,
 *   BAD_USER_INPUT for the reference, CONFLICT for one that the provider sends, and for one that
 *   was sent already
 */
export async function settleRefund(
  ctx: Context,
  sentId: unknown,
  sentReference: string,
): Promise<{ refund: Refund; message: string }> {
  allowRefund(ctx);
  const reference = checkedText(sentReference, { field: 'reference', called: phrase('The reference'), most: 100 });
  const id = readId(sentId);
  const refund = await inTransaction(ctx, async (tx) => {
    const owed = id && (await tx.db.findOne(Refund, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!owed) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such refund.'), 'id');
    if (owed.settledAt && owed.reference === reference) return owed;
    checkByHand(owed);
    await tx.db.update(Refund, { id: owed.id }, { reference, settledAt: () => 'now()' });
    await endCheckoutOf(tx, owed.id);
    const sentPaise = asPaise(owed.amountPaise - owed.creditPaise);
    await tellOrder(
      tx,
      { ...owed, amountPaise: sentPaise, status: 'processed' },
      { actor: OrderActor.SHOP, note: reference },
    );
    const order = await tx.db.findOneBy(Order, { paymentId: owed.paymentId });
    if (order) {
      await recordChange(tx, {
        ...{ operation: 'settleRefund', subjectType: AuditSubject.ORDER, subjectId: order.id },
        ...{ before: null, after: { settled: rupeesOf(sentPaise), reference } },
      });
    }
    return tx.db.findOneByOrFail(Refund, { id: owed.id });
  });
  return {
    refund,
    message: say(
      phrase('{amount} recorded as sent.', { amount: rupeesInWords(asPaise(refund.amountPaise - refund.creditPaise)) }),
      ctx.language,
    ),
  };
}

function checkByHand({ settledAt, failedAt, paymentId }: Refund): void {
  if (settledAt) throw new ShopError(ErrorCode.CONFLICT, phrase('This refund has already been sent.'), 'id');
  if (failedAt || isCashPayment(paymentId)) return;
  throw new ShopError(ErrorCode.CONFLICT, phrase('The payment provider sends this refund.'), 'id');
}
