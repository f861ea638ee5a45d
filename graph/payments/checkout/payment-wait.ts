import { registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context, PaymentNotice, PendingOrder } from '../../shared/context.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { defineLoader } from '../../shared/rows/loader.js';
import { findPaymentWaits } from './checkout.queries.js';

/** What a pending order waits for. */
export enum PaymentWait {
  BANK = 'BANK',
  SHOPPER = 'SHOPPER',
  PROVIDER = 'PROVIDER',
}

registerEnumType(PaymentWait, {
  name: 'PaymentWait',
  description: 'What a pending order waits for.',
  valuesConfig: {
    BANK: { description: "The payer's bank or UPI app has not answered, or the money is set aside and not yet taken." },
    SHOPPER: { description: 'The bank or the UPI app said no, or not in time; the shopper can pay again.' },
    PROVIDER: { description: 'The payment provider could not be asked yet what became of the payment.' },
  },
});

const waitByPaymentOrderId = defineLoader<PaymentWait>(async (ctx, ids) => {
  const rows = await findPaymentWaits(ctx, ids);
  return ids.map((id) => {
    const found = rows.find(({ paymentOrderId }) => paymentOrderId === id);
    if (!found) return PaymentWait.PROVIDER;
    return found.isWaiting ? PaymentWait.BANK : PaymentWait.SHOPPER;
  });
});

/** What an order waits for; null where it is not pending. */
export async function paymentWaitOf(
  ctx: Context,
  { status, paymentOrderId }: PendingOrder,
): Promise<PaymentWait | null> {
  return status === OrderStatus.PENDING ? waitByPaymentOrderId(ctx).load(paymentOrderId) : null;
}

/** What a shopper is told while an order waits. */
export function noticeOf(wait: PaymentWait): Phrase {
  switch (wait) {
    case PaymentWait.BANK:
      return phrase(
        'Your bank has not answered yet. If money has left your account, this order is confirmed by itself, or the money comes back. Should you pay again and both payments arrive, the second one is refunded.',
      );
    case PaymentWait.SHOPPER:
      return phrase('The payment did not go through. Your cart is as it was: you can pay again from there.');
    case PaymentWait.PROVIDER:
      return phrase('We are checking your payment. Your order is confirmed as soon as that is done.');
  }
}

/** The same for those that know orders alone. */
export async function findPaymentNotice(ctx: Context, order: PendingOrder): Promise<PaymentNotice | null> {
  const wait = await paymentWaitOf(ctx, order);
  return wait && { wait, text: noticeOf(wait) };
}
