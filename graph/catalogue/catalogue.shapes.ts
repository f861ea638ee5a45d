import { z } from 'zod';
import { customFieldsJson } from '../custom-fields/custom-fields.shapes.js';
import { ids, moment, pictures, rupees } from '../rest/answers.shapes.js';
import { Diet } from './label/product-label.type.js';
import { ProductStatus } from './product-status.js';
import { UnitPricePer } from './variants/net-quantity.type.js';

const optionsOf = (what: string, example: string) =>
  z.array(z.string()).describe(`${what} to choose from, e.g. ${example}.`);

/** What a kilogram, a litre, a piece or a metre costs under /api. */
export const unitPriceShape = z
  .object({
    amount: rupees('Rounded to the nearest paisa.'),
    per: z.enum(UnitPricePer).describe('What that is the price of.'),
  })
  .nullable()
  .describe('Null where it is not known how much a pack holds.');

/** What stands on a label under /api; null where it is not known or such goods have none. */
const labelJson = z.object({
  diet: z.enum(Diet).nullable().describe('What the mark on food says.'),
  countryOfOrigin: z.string().nullable().describe('As an iso2 code.'),
  shelfLifeDays: z.number().int().nullable().describe('Days after packing that it is at its best.'),
  manufacturer: z.string().nullable(),
  importer: z.string().nullable(),
  fssaiLicense: z.string().nullable().describe('14 digits.'),
  allergens: z.array(z.string()),
  ingredients: z.string().nullable().describe('In falling order of weight.'),
  nutrition: z.array(z.string()).describe("Of 100 g or 100 ml, such as 'Energy: 350 kcal'."),
  hsnCode: z
    .string()
    .nullable()
    .describe('What customs and GST call such goods; null where that of its category holds.'),
  gstRate: z.number().nullable().describe('GST within the price, in percent; null where that of its category holds.'),
});

/** An offer that names a product. */
const productOfferJson = z
  .object({
    offerId: z.string(),
    title: z.string().describe('What it is called.'),
    text: z.string().describe('What it gives for what.'),
    endsAt: moment('When it ends; null for one without an end.').nullable(),
  })
  .meta({ id: 'ProductOffer', description: 'An offer that names a product.' });

/** A product under /api (spec §3); `toProductJson` makes it. */
export const productJson = z
  .object({
    ...ids,
    name: z.string(),
    slug: z.string().describe('The name as a part of an address.'),
    description: z.string(),
    images: pictures,
    brand: z.string(),
    catId: z.string().describe('Id of its category.'),
    catName: z.string().nullable(),
    subCatId: z.string().nullable().describe('Id of its sub-category; null when it has none.'),
    subCatName: z.string().nullable(),
    price: rupees('Of the default variant, the first.'),
    oldPrice: rupees('Before a reduction; the price itself where there is none.'),
    lowestPrice30Days: rupees(
      'The lowest of the 30 days before the present price began; null when there was no other.',
    ).nullable(),
    discount: z.number().int().describe('Reduction in percent, 0 to 99.'),
    rating: z.number().describe('0 to 5; 0 when nobody rated it.'),
    reviewCount: z.number().int(),
    ratingCount: z
      .number()
      .int()
      .describe('Ratings that the mean is of: those of the reviews, and any that came without one.'),
    countInStock: z.number().int().describe('Pieces that can be sold now.'),
    size: optionsOf('Sizes', 'M'),
    productRam: optionsOf('Amounts of memory', '8 GB'),
    productWeight: optionsOf('Weights', '500 g'),
    unitPrice: unitPriceShape.describe(
      'The lowest among its choices; null where it is not known how much a pack holds.',
    ),
    mrp: rupees('Maximum retail price, inclusive of all taxes.'),
    label: labelJson,
    offerPrice: rupees(
      'Of a piece by offers that everybody has for each piece, whatever else is bought; null where none does.',
    ).nullable(),
    offers: z.array(productOfferJson).describe('The offers without a code that hold now and name it.'),
    customFields: customFieldsJson,
    isFeatured: z.boolean(),
    status: z
      .enum(ProductStatus)
      .describe('PUBLISHED for whatever shoppers are shown; a key with catalogue:read reads of others as well.'),
  })
  .meta({ id: 'Product', description: 'A product.' });

const categoryFields = z.object({
  ...ids,
  name: z.string(),
  slug: z.string().describe('The name as a part of an address.'),
  color: z.string().nullable().describe('To lay its picture on, e.g. #F8EBCB.'),
  images: pictures,
  parentId: z.string().nullable().describe('Null for a top category.'),
  customFields: customFieldsJson,
});

/** A category as clients of /api read it, with everything below it. */
export interface CategoryJson extends z.infer<typeof categoryFields> {
  children: CategoryJson[];
}

/** A category under /api (spec §3); `toCategoryJson` makes it. */
export const categoryJson: z.ZodType<CategoryJson> = categoryFields
  .extend({ children: z.lazy(() => z.array(categoryJson)) })
  .meta({ id: 'Category', description: 'A category with everything below it.' });
