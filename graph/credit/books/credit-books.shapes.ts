import { z } from 'zod';
import { rupees } from '../../rest/answers.shapes.js';

/** What was owed of one kind of credit; `toAccountJson` makes it. */
export const creditAccountJson = z.object({
  kind: z.string().describe('gift_card or store_credit.'),
  opening: rupees('What was owed when the first month began, what checkouts had set aside included.'),
  sold: rupees('Gift cards that shoppers paid for.'),
  given: rupees('What staff gave.'),
  returned: rupees('What came back from orders.'),
  spent: rupees('What orders were paid with.'),
  expired: rupees('What was not spent in time.'),
  withdrawn: rupees('What was left on gift cards that were called off.'),
  adjustedUp: rupees('What staff added to put balances right.'),
  adjustedDown: rupees('What staff took off to put balances right.'),
  closing: rupees('What was owed when the last month ended.'),
});

/** The books of credit. */
export const creditBooksJson = z
  .object({
    from: z.string().describe('The first month.'),
    to: z.string().describe('The last month.'),
    accounts: z.array(creditAccountJson),
  })
  .meta({ id: 'CreditBooks', description: 'What the shop owed in gift cards and store credit, and why it changed.' });
