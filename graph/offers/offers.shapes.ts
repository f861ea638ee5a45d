import { z } from 'zod';
import { ids, moment, rupees } from '../rest/answers.shapes.js';
import { OfferState, OfferStatus } from './offer.entity.js';
import { TiersBy } from './offer-terms.type.js';

const scopeJson = z
  .object({
    categoryIds: z.array(z.string()).optional().describe('Categories, with those below them.'),
    brands: z.array(z.string()).optional(),
    productIds: z.array(z.string()).optional(),
  })
  .describe('Which goods: those of any of its lists; the whole cart where all three are empty.');

const count = (description: string) => z.number().int().nullish().describe(description);

/** The terms of an offer under /api, by the names of the graph. */
const termsJson = z.object({
  kind: z
    .string()
    .describe('PERCENT_OFF, AMOUNT_OFF, BUY_X_GET_Y, BUNDLE_PRICE, TIERS, FREE_DELIVERY or one of an extension.'),
  scope: scopeJson.nullish(),
  percent: z.number().nullish().describe('How much off, 0.01 to 100.'),
  amount: rupees('How much off the goods as a whole.').nullish(),
  maxDiscount: rupees('The most off an order.').nullish(),
  minAmount: rupees('What the goods have to come to.').nullish(),
  minQuantity: count('How many pieces there have to be.'),
  buyQuantity: count('How many pieces are to be bought.'),
  getScope: scopeJson.nullish(),
  getQuantity: count('How many pieces are then cheaper.'),
  maxSets: count('How often in an order.'),
  parts: z.array(z.object({ scope: scopeJson, quantity: z.number().int() })).optional(),
  price: rupees('The price of a bundle.').nullish(),
  tiersBy: z.enum(TiersBy).nullish().describe('What steps count.'),
  tiers: z
    .array(
      z.object({
        fromQuantity: count('From how many pieces.'),
        fromAmount: rupees('From which amount.').nullish(),
        percent: z.number(),
      }),
    )
    .optional(),
  options: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});

const settings = {
  title: z.string().describe('In English, 1 to 80 characters.'),
  hindiTitle: z.string().nullish(),
  terms: termsJson.describe('What it takes off what.'),
  startsAt: moment('From when on it holds; null: from when it is started.').nullish(),
  endsAt: moment('Until when; null: until it is stopped.').nullish(),
  weekdays: z.array(z.number().int()).nullish().describe('1 is Monday; empty: on all days.'),
  hoursFrom: z.string().nullish().describe('In India, as 17:00; null: all day.'),
  hoursUntil: z.string().nullish(),
  needsCode: z.boolean().nullish().describe('Whether it holds only with one of its codes.'),
  maxUses: count('How often it may be used in all.'),
  maxUsesPerPerson: count('How often one shopper may use it.'),
  budget: rupees('What it may give in all.').nullish(),
  firstOrderOnly: z.boolean().nullish(),
  customerTag: z.string().nullish().describe('The tag of the customers that it is for.'),
  paymentOption: z.string().nullish().describe('The code of the way to pay that it is for, e.g. upi or bank-card.'),
  providerOfferId: z
    .string()
    .nullish()
    .describe("Of bank-card: the payment provider's offer, e.g. offer_DtEhEm3XslgfXE."),
  cards: z.string().nullish().describe('Of bank-card: what shoppers are told of those cards.'),
  hindiCards: z.string().nullish(),
  combines: z.boolean().nullish().describe('Whether it stands beside others; absent: yes.'),
};

/** An offer as it is to be. */
export const offerBody = z.object({
  id: z.string().nullish().describe('The offer to change; absent: a new one, a draft.'),
  ...settings,
});

/** An offer as staff see it; `toOfferJson` makes it. */
export const offerJson = z
  .object({
    ...ids,
    ...settings,
    status: z.enum(OfferStatus),
    state: z.enum(OfferState).describe('Where it stands by the clock and by its uses too.'),
    sentence: z.string().describe('What it gives, in words.'),
    uses: z.number().int().describe('Uses that checkouts hold or that stand in orders.'),
    spent: rupees('What those uses have given.'),
    providerRefusal: z.string().nullable().describe('Why the provider did not take its offer last; null: it did.'),
    createdAt: moment('When it was made.'),
  })
  .meta({ id: 'Offer', description: 'Something off for shoppers, as staff see it.' });

/** Codes that are to be made. */
export const codesBody = z.object({
  code: z.string().nullish().describe('The one code; null: drawn.'),
  count: count('How many to draw, 1 to 1000; absent: one.'),
  prefix: z.string().nullish().describe('What drawn codes begin with.'),
  maxUses: count('How often each may be used.'),
});
