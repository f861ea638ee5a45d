import { In } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

/**
 * An account was deleted: of the gift cards that it bought the books keep what was paid, and
 * nothing of who they were for.
 */
export async function clearRecipients(tx: Context, userId: string): Promise<void> {
  const checkouts = await tx.db.find(PaymentOrder, { where: { userId }, select: { id: true } });
  const paymentOrderId = In(checkouts.map(({ id }) => id));
  await tx.db.update(GiftCardPurchase, { paymentOrderId }, { recipientName: '', recipientEmail: '', message: '' });
}
