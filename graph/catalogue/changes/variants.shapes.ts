import { z } from 'zod';
import { ids, rupees } from '../../shared/rest/answers.shapes.js';

/** A variant with its stock under /api, for programs of those who run the shop. */
export const variantJson = z
  .object({
    ...ids,
    productId: z.string(),
    sku: z.string().describe('Its article number.'),
    options: z.array(z.string()).describe('What tells it from others of its product, e.g. 500 g.'),
    price: rupees('What a piece costs.'),
    oldPrice: rupees('What is struck through beside it.').nullable(),
    onHand: z.number().int().describe('Pieces in the store room.'),
    reserved: z.number().int().describe('Pieces of them that checkouts in progress hold.'),
    countInStock: z.number().int().describe('Pieces for sale: onHand less reserved.'),
  })
  .meta({ id: 'Variant', description: 'A variant of a product with its price and its stock.' });

/** What a stock becomes; exactly one of the numbers is sent. */
export const stockBody = z.object({
  onHand: z.number().int().optional().describe('Pieces that were counted in the store room, 0 to 10000000.'),
  delta: z.number().int().optional().describe('In its place: pieces that came, or went when it is below 0.'),
  reason: z.string().describe('Why, for its history: 1 to 200 characters and nothing personal.'),
});

/** What a price becomes. */
export const priceBody = z.object({
  price: rupees('What a piece is to cost, above 0.'),
  oldPrice: rupees('What is struck through beside it, not below the price; absent or null: nothing.').nullish(),
});
