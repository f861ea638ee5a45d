import { z } from 'zod';
import { ProductStatus } from '../../product-status.js';

/** A tag with its goods. */
export const tagJson = z
  .object({
    tag: z.string().describe('In lower case, such as diwali.'),
    productCount: z.number().int().describe('How many products have it, hidden and archived ones among them.'),
  })
  .meta({ id: 'ProductTag', description: "One of the shop's own words for shelves." });

const tags = (description: string) => z.array(z.string()).nullish().describe(description);

/** Which products are changed, and how. */
export const changeBody = z.object({
  ids: z.array(z.string()).nullish().describe('Ids of the products, 1 to 500.'),
  filter: z
    .object({
      tags: tags('Any of these tags.'),
      statuses: z.array(z.enum(ProductStatus)).nullish().describe('Any of these; absent: published ones.'),
      categoryId: z.string().nullish().describe('Of this category and those below it.'),
      text: z.string().nullish().describe('With these words in name, brand or SKU.'),
    })
    .nullish()
    .describe('In place of ids: all products that fit all of it.'),
  first: z
    .number()
    .int()
    .nullish()
    .describe('With a filter that more than 500 fit: how many this call changes, 1 to 500.'),
  after: z.string().nullish().describe('With `first`: the endCursor of the step before.'),
  addTags: tags('Tags that they are to have besides, at most 30.'),
  removeTags: tags('Tags that they are to have no more, at most 30. A tag is renamed by both, on all that have it.'),
  status: z.enum(ProductStatus).nullish().describe('Whether shoppers are to be shown them.'),
  publishAt: z.iso.datetime().nullish().describe('When they are to be published by themselves, within two years.'),
  categoryId: z.string().nullish().describe('The category that they are to lie in.'),
  featured: z.boolean().nullish().describe('Whether the home page is to feature them.'),
  pricePercent: z.number().nullish().describe('By how many percent their prices rise, or fall below 0: -90 to 500.'),
  strikesPrice: z.boolean().nullish().describe('With prices that fall: whether the old ones are struck through.'),
});

/** Changes to take back. */
export const restoreBody = z.object({
  entryIds: z.array(z.string()).describe('Entries of the audit, 1 to 500, as a change answers them.'),
});

/** What became of a change of many products. */
export const changedJson = z.object({
  ids: z.array(z.string()).describe('Products that are as was asked for by now.'),
  refused: z
    .array(z.object({ id: z.string().describe('As it was sent.'), msg: z.string().describe('Why not.') }))
    .describe('Products that were left as they were.'),
  entryIds: z.array(z.string()).describe('Entries of the audit, by which the change is taken back.'),
  endCursor: z.string().nullable().describe('Of a change in steps: for `after`; null once all are done.'),
});
