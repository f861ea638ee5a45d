import { z } from 'zod';
import { WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import { SubstitutionWish } from '../../../catalogue/substitutes/substitution-wish.js';
import { ids, moment, noticeJson, rupees } from '../../../rest/answers.shapes.js';
import { ShortageStatus } from './shortage.entity.js';

/** What a packer could not find. */
export const missingBody = z.object({
  lineId: z.string().describe('Of the line of the order.'),
  quantity: z.number().int().min(1).describe('Pieces that are missing.'),
  reason: z.enum(WasteReason).describe('Why; they leave the stock as waste of this reason.'),
  offers: z.array(z.string()).max(3).nullish().describe('Ids of variants out of the substitutes, the best first.'),
});

/** What loose goods weigh. */
export const weightBody = z.object({ grams: z.number().int().min(1).describe('All pieces together.') });

/** What a shopper chooses. */
export const answerBody = z.object({
  variantId: z.string().nullish().describe('Of the offer; absent or null: nothing, and the money goes back.'),
});

/** What can be sent instead. */
const offerJson = z
  .object({
    variantId: z.string(),
    productId: z.string(),
    title: z.string().describe('In the language that is asked for, with its brand, e.g. Annvriksh Toor Dal, 1 kg.'),
    price: rupees('What a piece would be charged at; never more than what is missing cost.'),
  })
  .meta({ id: 'SubstituteOffer', description: 'Something that can be sent instead of what is missing.' });

/** What can be sent in place of a line. */
export const offersJson = z.array(offerJson);

/** The same of the lines of an order. */
export const substitutesJson = z.array(
  z
    .object({ lineId: z.string(), substitutes: offersJson })
    .meta({ id: 'LineSubstitutes', description: 'What can be sent in place of a line of an order.' }),
);

/** What was missing of an order. */
export const shortageJson = z
  .object({
    ...ids,
    orderId: z.string(),
    lineId: z.string(),
    productTitle: z.string(),
    quantity: z.number().int().describe('Pieces that are missing.'),
    reason: z.enum(WasteReason),
    wish: z.enum(SubstitutionWish).describe('What the shopper had said of the line.'),
    status: z.enum(ShortageStatus),
    askedUntil: moment('Until when the shopper can answer; null where no one was asked.').nullable(),
    substituteLineId: z.string().nullable().describe('The line that is sent instead; null for none.'),
    offers: offersJson,
  })
  .meta({ id: 'Shortage', description: 'Pieces of a line that were missing when the order was packed.' });

/** What an answer comes to. */
export const answeredJson = noticeJson
  .extend({ shortage: shortageJson })
  .meta({ id: 'AnsweredShortage', description: 'What is sent instead was said.' });
