import { CreditMovementKind } from '../../credit/credit-kind.js';
import { queueGiftCardMail } from '../../credit/gift-card-mail.js';
import { addNewGiftCard } from '../../credit/give-credit.js';
import type { Context } from '../../shared/context.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { moveCheckout } from '../move-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { oweRefund } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';
import { queueReceipt } from './gift-card-receipt.js';

/** The gift card that a checkout pays for; null for one that pays for a cart. */
export function findGiftCardOf(ctx: Context, paymentOrderId: string): Promise<GiftCardPurchase | null> {
  return ctx.db.findOneBy(GiftCardPurchase, { paymentOrderId });
}

/**
 * Makes the gift card that a captured payment bought: the card, the mail with its code, the receipt
 * and the checkout change together. One whose shopper gave it up before goes back instead, since
 * another may have been begun in its place. To be called once, in the transaction that holds the
 * lock of the checkout.
 */
export async function fulfilGiftCard(
  tx: Context,
  checkout: PaymentOrder,
  payment: ProviderPayment,
  purchase: GiftCardPurchase,
): Promise<GiftCardPurchase> {
  const { id } = purchase;
  const also = { providerOrderId: checkout.providerOrderId ?? payment.providerOrderId };
  if (checkout.state === 'cancelled') {
    await tx.db.update(GiftCardPurchase, { id }, { paymentId: payment.id, refundedAt: () => 'now()' });
    await moveCheckout(tx, checkout, 'refunding', 'a payment was captured that buys nothing any more', also);
    await oweRefund(tx, payment, RefundReason.CANCELLED);
  } else {
    const { recipientName: name, recipientEmail: email, message, sendAt } = purchase;
    const card = await addNewGiftCard(tx, checkout.amountPaise, { kind: CreditMovementKind.ISSUED }, sendAt);
    // Another than its shopper may tell of the payment, in another language.
    const words = { from: checkout.delivery.name, message, language: checkout.language };
    await queueGiftCardMail(tx, card, { name, email }, { ...words, sendAt });
    await tx.db.update(GiftCardPurchase, { id }, { paymentId: payment.id, creditId: card.credit.id });
    await moveCheckout(tx, checkout, 'paid', 'a payment was captured', also);
  }
  await queueReceipt(tx, id);
  return tx.db.findOneByOrFail(GiftCardPurchase, { id });
}
