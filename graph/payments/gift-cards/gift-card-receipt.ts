import { daysIn } from '../../credit/gift-card-mail.js';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import { formatRupees } from '../../shared/money/format-rupees.js';
import type { Task } from '../../shared/task.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

const SEND_RECEIPT = 'send-gift-card-receipt';

/**
 * Has who bought a gift card told by mail what was paid, or that it goes back, once the transaction
 * is committed.
 */
export async function queueReceipt(tx: Context, purchaseId: string): Promise<void> {
  await addJobs(
    tx,
    SEND_RECEIPT,
    `SELECT json_build_object('purchaseId', $1::text) AS payload, NULL AS key, NULL::timestamptz AS run_at`,
    [purchaseId],
  );
}

/** Sends what `queueReceipt` has queued, as the purchase then stands. */
export const sendReceipts: Task<{ purchaseId: string }> = {
  name: SEND_RECEIPT,
  run: async (ctx, { purchaseId }) => {
    const purchase = await ctx.db.findOne(GiftCardPurchase, {
      where: { id: purchaseId },
      relations: { paymentOrder: true, credit: true },
    });
    if (!purchase?.paymentOrder || !purchase.recipientEmail) return;
    const { refundedAt, paymentId, recipientName, recipientEmail, sendAt, credit, paymentOrder } = purchase;
    const { language, delivery, amountPaise } = paymentOrder;
    const words = wordsIn(language);
    const amount = formatRupees(amountPaise, language);
    const day = (moment: Date) => daysIn[language].format(moment);
    const expiresAt = refundedAt ? null : (credit?.expiresAt ?? null);
    const title = refundedAt
      ? words('Your gift card of {amount} was called off', { amount })
      : words('Receipt for a gift card of {amount}', { amount });
    const says = refundedAt
      ? [words('Its price goes back to the account that you paid with. The bank takes some days to show it.')]
      : [
          words('Thank you. The mail with the code goes to {email}.', { email: recipientEmail }),
          words('This is a receipt and no tax invoice: GST is charged on what is bought with the card.'),
        ];
    await sendMail(
      ctx,
      { id: `gift-card-receipt.${purchaseId}${refundedAt ? '.back' : ''}`, to: delivery },
      {
        ...{ language, title, greeting: greetingOf(words, delivery.name), paragraphs: says },
        rows: [
          [words('Paid'), amount],
          [words('Payment'), paymentId ?? ''],
          [words('For'), recipientName],
          ...(sendAt && !refundedAt ? [[words('Sent on'), day(sendAt)] as const] : []),
          ...(expiresAt ? [[words('To be spent by'), day(expiresAt)] as const] : []),
        ],
        link: { label: words('Your gift cards'), path: '/gift-cards' },
      },
    );
  },
};
