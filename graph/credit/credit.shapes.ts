import { z } from 'zod';
import { moment, noticeJson, rupees } from '../rest/answers.shapes.js';

/** A gift card or a sum of store credit; `toCreditJson` makes it. */
export const creditJson = z
  .object({
    id: z.string(),
    kind: z.string().describe('gift_card or store_credit.'),
    state: z.string().describe('live, spent, expired or withdrawn.'),
    lastFour: z.string().nullable().describe('Of the code of a gift card; null for store credit.'),
    value: rupees('What it was worth at first.'),
    balance: rupees('What is left, without what an open checkout has set aside.'),
    expiresAt: moment('When what is left expires.').nullable().describe('Null for never.'),
    sentAt: moment('When the mail with the code of a gift card went out.').nullable().describe('Null before.'),
    createdAt: moment('When it was given.'),
  })
  .meta({ id: 'Credit', description: 'A gift card, or a sum of store credit.' });

/** What an account has. */
export const creditsJson = z
  .object({ balance: rupees('What is left in all.'), credits: z.array(creditJson) })
  .meta({ id: 'Credits', description: 'What an account can spend of gift cards and store credit.' });

/** A page of gift cards. */
export const giftCardsJson = z
  .object({
    totalCount: z.number().int().describe('How many there are in all.'),
    giftCards: z.array(creditJson),
    hasNextPage: z.boolean().describe('Whether more follow.'),
    endCursor: z.string().nullable().describe('For `after`, to read on.'),
  })
  .meta({ id: 'GiftCards', description: 'A page of the gift cards of the shop.' });

/** A credit that was changed. */
export const changedCreditJson = noticeJson
  .extend({ credit: creditJson })
  .meta({ id: 'ChangedCredit', description: 'A gift card or store credit as it now stands.' });

/** The terms of credit. */
export const creditTermsJson = z
  .object({
    giftCardDays: z.number().int().describe('How many days a gift card can be spent.'),
    storeCreditDays: z.number().int().nullable().describe('As many of store credit; null: it does not expire.'),
    sellsGiftCards: z.boolean().describe('Whether shoppers can buy gift cards.'),
    giftCardMin: rupees('The least that a gift card is bought for.'),
    giftCardMax: rupees('The most that a gift card is bought for.'),
  })
  .meta({ id: 'CreditTerms', description: 'The terms of gift cards and store credit.' });

/** The terms, as they are to be. */
export const termsBody = creditTermsJson
  .partial({ storeCreditDays: true, sellsGiftCards: true, giftCardMin: true, giftCardMax: true })
  .meta({ id: 'CreditTermsBody', description: 'The terms as they are to be; what is absent of the sale stays.' });

/** Whom a gift card is sent to. */
export const recipientBody = z.object({
  email: z.string().describe('Where its code is sent to.'),
  name: z.string().describe('Whom the mail greets.'),
});

/** A gift card that the shop gives. */
export const giftCardBody = recipientBody.extend({
  amount: z.number().describe('What it is worth, in whole rupees.'),
  note: z.string().describe('Why it is given, for the books of the shop.'),
});

/** Store credit that is given. */
export const storeCreditBody = z.object({
  customerId: z.string().describe('Id of the account.'),
  amount: rupees('How much.'),
  note: z.string().describe('Why; the customer may read it.'),
});

/** A balance that is put right. */
export const balanceBody = z.object({
  balance: rupees('What is to be left.'),
  balanceBefore: rupees('The balance that the caller has seen.'),
  note: z.string().describe('Why; the customer may read it.'),
});

/** Until when a gift card is to be spent. */
export const extendBody = z.object({ expiresAt: moment('Later than it ends now.') });

/** Why a gift card is withdrawn. */
export const withdrawBody = z.object({ note: z.string().describe('Why, 1 to 500 characters.') });
