import { v7 } from 'uuid';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { phrase } from '../../shared/languages/phrase.js';
import { rupeesInWords } from '../../shared/money/format-rupees.js';
import { asPaise, type Paise, rupeesOf } from '../../shared/money/money.js';
import { allowRefund } from '../../shared/rights/allow.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { promisedOf } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { lockOrder, type MovedOrder, movedOrder } from './lock-order.js';
import { refundPart } from './refund-part.js';

/** What is sent back without goods, such as for something that was missing. */
export interface RefundRequest {
  amountPaise: Paise;
  /**
   * What had been promised back when the caller looked, so that two presses of a button are one
   * refund.
   */
  refundedBeforePaise: Paise;
  /** Why, in words that the shopper may read. */
  note: string;
}

/**
 * Sends a part of what an order cost back, or all of it, and leaves its status as it is.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not give money back, NOT_FOUND,
 *   BAD_USER_INPUT for the note or less than a rupee, CONFLICT for more than was paid and has not
 *   gone back, when less than a rupee would be left, and when another refund was faster
 */
export async function refundOrder(ctx: Context, id: unknown, request: RefundRequest): Promise<MovedOrder> {
  allowRefund(ctx);
  const { amountPaise, refundedBeforePaise } = request;
  const note = checkedText(request.note, { field: 'note', called: phrase('The note'), most: 500, hasLines: true });
  const order = await inTransaction(ctx, async (tx) => {
    const { order } = await lockOrder(tx, id);
    const before = order.paymentId === null ? asPaise(0) : await promisedOf(tx, order.paymentId);
    if (before !== refundedBeforePaise) {
      const message = phrase('{before} of this order has been refunded in the meantime. Please check again.', {
        before: rupeesInWords(before),
      });
      throw new ShopError(ErrorCode.CONFLICT, message, 'refundedBefore');
    }
    await refundPart(tx, order, amountPaise, { reason: RefundReason.GOODWILL, occasion: v7(), note });
    await recordChange(tx, {
      ...{ operation: 'refundOrder', subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: { refunded: rupeesOf(before) }, after: { refunded: rupeesOf(asPaise(before + amountPaise)) } },
    });
    return order;
  });
  return movedOrder(
    ctx,
    order,
    phrase('Refund of {amount} for {order} is on its way.', {
      amount: rupeesInWords(amountPaise),
      order: order.number,
    }),
  );
}
