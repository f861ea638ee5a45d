import type { Context } from '../../shared/context.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { pageSize } from '../../shared/paging/cursor.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { type PaymentConcern, PaymentConcernKind } from './payment-concern.type.js';
import { findConcerns } from './settlement.queries.js';

const WHAT_TO_DO: Record<PaymentConcernKind, Phrase> = {
  REFUND_FAILED: phrase("Send the money back in the provider's dashboard, or by bank transfer, and record it here."),
  REFUND_OWED: phrase('Nothing, for a day: the shop keeps asking. After that, look the refund up at the provider.'),
  REFUND_TO_PAY_OUT: phrase('Send the money to the bank account the shopper gave you, and record its reference here.'),
  AMOUNT_MISMATCH: phrase(
    'Find out why: the money goes back by itself, but a payment of another amount should not be possible.',
  ),
  ORDER_PENDING: phrase(
    "Look in the provider's dashboard whether the payment was taken. The shop asks for five days; after that nothing will come.",
  ),
  EVENT_WAITING: phrase(
    'Read the log for its id. The shop keeps trying; it needs help when others go through meanwhile.',
  ),
  HOLD_OVERDUE: phrase(
    'Read the log for its id: the job that asks the provider and gives the goods back fails. The shop keeps trying.',
  ),
  REFUNDED_ELSEWHERE: phrase(
    'Stop the delivery if it has not left, or ask the person who sent the money back in the dashboard.',
  ),
};

/**
 * What of the shop's payments wants a person to look at it, longest waiting first. Nothing here is
 * lost: the shop goes on trying whatever it can do by itself.
 *
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for a number out of range
 */
export async function paymentsNeedingAttention(ctx: Context, first: number): Promise<PaymentConcern[]> {
  staffOf(ctx, Right.WATCH_PAYMENTS);
  const concerns = await findConcerns(ctx, pageSize(first));
  return concerns.map((concern) => ({ ...concern, whatToDo: say(WHAT_TO_DO[concern.kind], ctx.language) }));
}
