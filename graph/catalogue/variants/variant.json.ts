import { z } from 'zod';
import { isExtended, shownValuesOf } from '../../custom-fields/custom-fields.service.js';
import { customFieldsJson } from '../../custom-fields/custom-fields.shapes.js';
import { ids, rupees } from '../../rest/answers.shapes.js';
import type { Context } from '../../shared/context.js';
import { rupeesOf } from '../../shared/money/money.js';
import { customByVariantId } from '../catalogue.loaders.js';
import type { ProductVariant } from './product-variant.entity.js';

/** A variant with its stock under /api, for programs of those who run the shop. */
export const variantJson = z
  .object({
    ...ids,
    productId: z.string(),
    sku: z.string().describe('Its article number.'),
    options: z.array(z.string()).describe('What tells it from others of its product, e.g. 500 g.'),
    price: rupees('What a piece costs.'),
    oldPrice: rupees('What is struck through beside it.').nullable(),
    isLoose: z.boolean().describe('Whether it is sold loose, by weight, and billed as weighed.'),
    onHand: z.number().int().describe('Pieces in the store room.'),
    reserved: z.number().int().describe('Pieces of them that checkouts in progress hold.'),
    countInStock: z
      .number()
      .int()
      .describe('Pieces for sale: onHand less reserved, and less those too near to their date.'),
    customFields: customFieldsJson,
  })
  .meta({ id: 'Variant', description: 'A variant of a product with its price and its stock.' });

/** A variant for anyone who may read its stock. */
export async function toVariantJson(ctx: Context, variant: ProductVariant): Promise<z.infer<typeof variantJson>> {
  const { id, productId, sku, size, ram, weight, pricePaise, oldPricePaise, isLoose, onHand, reserved, withheld } =
    variant;
  return {
    ...{ id, _id: id, productId, sku, options: [size, ram, weight].filter((option) => option !== null) },
    ...{ price: rupeesOf(pricePaise), oldPrice: oldPricePaise === null ? null : rupeesOf(oldPricePaise) },
    ...{ isLoose, onHand, reserved, countInStock: onHand - reserved - (withheld ?? 0) },
    ...(isExtended(ctx, 'ProductVariant')
      ? { customFields: shownValuesOf(ctx, 'ProductVariant', await customByVariantId(ctx).load(id)) }
      : {}),
  };
}
