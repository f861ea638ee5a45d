import { z } from 'zod';
import { moment, rupees } from '../../../rest/answers.shapes.js';
import { paymentOrderJson } from '../payments.shapes.js';

/** A gift card that a shopper buys; `toPurchaseJson` makes it. */
export const giftCardPurchaseJson = z
  .object({
    id: z.string(),
    value: rupees('What it is worth, and what was paid for it.'),
    state: z.string().describe('pending, paid, sent or refunded.'),
    recipientName: z.string(),
    recipientEmail: z.string(),
    message: z.string().describe('What the mail says besides; empty for nothing.'),
    paymentId: z.string().nullable().describe('Null until it is paid.'),
    sendAt: moment('When the mail goes out.').nullable().describe('Null: as soon as it is paid.'),
    expiresAt: moment('Until when it can be spent.').nullable().describe('Null before it is paid.'),
    createdAt: moment('When it was begun.'),
  })
  .meta({ id: 'GiftCardPurchase', description: 'A gift card that a shopper bought. Its code is in the mail alone.' });

/** What the viewer has bought. */
export const giftCardPurchasesJson = z
  .object({ giftCards: z.array(giftCardPurchaseJson) })
  .meta({ id: 'GiftCardPurchases', description: 'The gift cards that an account has paid for.' });

/** A checkout for a gift card. */
export const boughtGiftCardJson = z.object({ paymentOrder: paymentOrderJson, giftCard: giftCardPurchaseJson }).meta({
  id: 'BoughtGiftCard',
  description: 'What the payment dialog is opened with, and the card that it pays for.',
});

/** What is to be bought. */
export const giftCardWish = z.object({
  amount: z.number().describe('What it is worth and costs, in whole rupees.'),
  recipientName: z.string().describe('Whom the mail greets.'),
  recipientEmail: z.string().describe('Where its code is sent to.'),
  message: z.string().optional().describe('What the mail says besides, up to 300 characters.'),
  sendAt: z.string().optional().describe('When the mail is to go out, within 90 days; absent: at once.'),
});
