import { z } from 'zod';
import { moment, rupees } from '../rest/answers.shapes.js';

/** A gift card or a sum of store credit; `toCreditJson` makes it. */
export const creditJson = z
  .object({
    id: z.string(),
    kind: z.string().describe('gift_card or store_credit.'),
    lastFour: z.string().nullable().describe('Of the code of a gift card; null for store credit.'),
    value: rupees('What it was worth at first.'),
    balance: rupees('What is left, without what an open checkout has set aside.'),
    expiresAt: moment('When what is left expires.').nullable().describe('Null for never.'),
    createdAt: moment('When it was given.'),
  })
  .meta({ id: 'Credit', description: 'A gift card, or a sum of store credit.' });

/** What the viewer has. */
export const creditsJson = z
  .object({ balance: rupees('What is left in all.'), credits: z.array(creditJson) })
  .meta({ id: 'Credits', description: 'What an account can spend of gift cards and store credit.' });
