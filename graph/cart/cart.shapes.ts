import { z } from 'zod';
import { unitPriceShape } from '../catalogue/catalogue.shapes.js';
import { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { ids, rupees } from '../rest/answers.shapes.js';

/** What to do where a line is missing. */
const wishShape = z.enum(SubstitutionWish).describe('What to do where it turns out to be missing when it is packed.');

/** A line of a cart under /api (spec §3); `toCartItemJson` makes it. */
export const cartItemJson = z
  .object({
    ...ids,
    productId: z.string(),
    variantId: z.string().describe('The chosen variant of the product.'),
    productTitle: z.string().optional(),
    image: z.string().nullable().describe('Of the chosen variant, or else the first of the product; null without any.'),
    rating: z.number().describe('0 to 5; 0 when nobody rated it.'),
    price: rupees('Of one piece, as the catalogue has it now.'),
    quantity: z.number().int().describe('Pieces, 1 or more.'),
    subTotal: rupees('Price times quantity.'),
    discount: rupees('What offers take off the whole line; 0 for nothing.'),
    countInStock: z.number().int().describe('Pieces that the shopper can have now.'),
    bestBefore: z.iso
      .date()
      .nullable()
      .describe(
        'Until when all of it is at its best at the least, if it is ordered now; null where nothing is promised.',
      ),
    wish: wishShape,
    size: z.string().nullable(),
    productRam: z.string().nullable(),
    productWeight: z.string().nullable(),
    unitPrice: unitPriceShape,
    userId: z.string(),
  })
  .meta({ id: 'CartItem', description: 'A line of the cart.' });

/** What a shopper wants where a line turns out to be missing. */
export const wishBody = z.object({ wish: wishShape });

/** A line that was changed. */
export const changedCartItemJson = cartItemJson
  .extend({ error: z.literal(false), status: z.literal(true) })
  .meta({ id: 'ChangedCartItem', description: 'The line as it is now.' });

/** What is read of a new line; the rest of what clients send is not. */
export const newCartItem = z.object({
  productId: z.string(),
  variantId: z.string().optional().describe('Instead of the options.'),
  size: z.string().optional().describe('The chosen option, where the product has several.'),
  productRam: z.string().optional().describe('As size.'),
  productWeight: z.string().optional().describe('As size.'),
  quantity: z.number().int().min(1).default(1),
  userId: z.string().optional().describe("The viewer's own id, if any."),
});
