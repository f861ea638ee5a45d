import { z } from 'zod';
import { MAX_RUPEES } from '../shared/money/money.js';

const lineItems = z
  .array(
    z.object({
      item: z.object({
        id: z.string().max(200).describe('Of a variant or a product, or an article number.'),
        price: z
          .number()
          .int()
          .min(0)
          .max(MAX_RUPEES * 100)
          .optional()
          .describe('What the catalogue said a piece costs, in paise, to be told of a change; charged to nobody.'),
      }),
      quantity: z.number().int().min(1).max(1_000_000).describe('Whole pieces.'),
    }),
  )
  .max(50)
  .describe('All lines; those of before go.');

/** What a cart or a checkout is made of. What a body has besides is taken and not used. */
export const sessionBody = z.looseObject({
  line_items: lineItems.optional(),
  catalogue_version: z.iso
    .datetime()
    .optional()
    .describe('That of the prices by which the lines were chosen, to be told of those that changed since.'),
  cart_id: z.string().optional().describe('Of a cart that a checkout is made of, in the place of line_items.'),
});

/** What is searched for. */
export const searchBody = z.looseObject({
  query: z.string().max(200).optional().describe('As a shopper types it; absent: everything.'),
  filters: z
    .looseObject({
      categories: z
        .array(z.string().max(200))
        .max(1)
        .optional()
        .describe('A category as products tell it, such as `Snacks > Biscuits`, or one above it; one at a time.'),
      price: z
        .looseObject({ min: z.number().int().min(0).optional(), max: z.number().int().min(0).optional() })
        .optional()
        .describe('In paise.'),
      available: z.boolean().optional().describe('True: only what can be had now.'),
    })
    .optional(),
  pagination: z
    .looseObject({ cursor: z.string().optional(), limit: z.number().int().min(1).optional() })
    .optional()
    .describe('At most 100 a page, 10 unless said.'),
});

/** What is looked up. */
export const lookupBody = z.looseObject({
  ids: z.array(z.string().max(200)).min(1).max(100).describe('Of products or variants, or article numbers.'),
});

/** One product. */
export const productBody = z.looseObject({
  id: z.string().max(200).describe('Of a product or a variant, or an article number.'),
});

/** What UCP answers, whose shapes are its own. */
export const ucpAnswer = z
  .looseObject({ ucp: z.looseObject({ version: z.string() }) })
  .meta({ id: 'UcpAnswer', description: 'As the schemas of UCP at ucp.dev describe it.' });
