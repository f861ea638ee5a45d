import { z } from 'zod';
import { rupees } from '../../rest/answers.shapes.js';

/** What a stock becomes; exactly one of the numbers is sent. */
export const stockBody = z.object({
  onHand: z.number().int().optional().describe('Pieces that were counted in the store room, 0 to 10000000.'),
  delta: z.number().int().optional().describe('In its place: pieces that came, or went when it is below 0.'),
  batchId: z.string().optional().describe('Of which batch the pieces are.'),
  reason: z.string().describe('Why, for its history: 1 to 200 characters and nothing personal.'),
});

/** What a price becomes. */
export const priceBody = z.object({
  price: rupees('What a piece is to cost, above 0.'),
  oldPrice: rupees('What is struck through beside it, not below the price; absent or null: nothing.').nullish(),
});
