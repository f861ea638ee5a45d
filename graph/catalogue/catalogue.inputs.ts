import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { CustomFieldFilter } from '../custom-fields/custom-field.type.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { Diet } from './label/product-label.type.js';
import { ProductStatus } from './product-status.js';

/** In which order products are listed; every order is total, ties are broken by id. */
export enum ProductSort {
  RELEVANCE = 'RELEVANCE',
  NEWEST = 'NEWEST',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  UNIT_PRICE = 'UNIT_PRICE',
  RATING = 'RATING',
  DISCOUNT = 'DISCOUNT',
  ORIGIN = 'ORIGIN',
}

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'In which order products are listed. Ties are broken by id, so paging never repeats or skips a product.',
  valuesConfig: {
    RELEVANCE: { description: 'Best match first; in a list without search words the same as NEWEST.' },
    NEWEST: { description: 'Latest arrivals first.' },
    PRICE_ASC: { description: 'Lowest price first.' },
    PRICE_DESC: { description: 'Highest price first.' },
    UNIT_PRICE: {
      description:
        'Lowest price of a kilogram, litre, piece or metre first; products whose net quantity is not known come last.',
    },
    RATING: { description: 'Most stars first; products that nobody rated come last.' },
    DISCOUNT: { description: 'Largest reduction in percent first.' },
    ORIGIN: {
      description:
        'Made or grown in India first, then by the code of the country of origin; products whose label names none come last.',
    },
  },
});

/**
 * What a list of products is narrowed to; all given conditions hold together (spec §2, product
 * listing).
 */
@InputType({
  description:
    'What a list of products is narrowed to. All given conditions hold together; absent and null ones do not narrow.',
})
export class ProductFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Products of this category and of those below it. An unknown id gives an empty list.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Products of this sub-category and of those below it. An unknown id gives an empty list.',
  })
  subCategoryId?: string | null;

  @Field(() => Rupees, { nullable: true, description: 'Lowest price in rupees, itself included.' })
  minPrice?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: 'Highest price in rupees, itself included; not below minPrice.' })
  maxPrice?: Paise | null;

  @Field(() => Float, {
    nullable: true,
    description: 'This many stars and up, 0 to 5. Above 0 it leaves out products that nobody rated.',
  })
  minRating?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these brands, spelt as in `Product.brand`; an empty list does not narrow. At most 100.',
  })
  brands?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Reduced by this many percent and more, 0 to 99.' })
  minDiscount?: number | null;

  @Field(() => [Diet], {
    nullable: true,
    description:
      'Food whose label says any of these, which leaves out what has no such mark; an empty list does not narrow.',
  })
  diets?: Diet[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Made or grown in any of these countries, iso2 codes in any case, e.g. IN, as the label says; it leaves out what says nothing. An empty list does not narrow. At most 250.',
  })
  origins?: string[] | null;

  @Field(() => [CustomFieldFilter], {
    nullable: true,
    description:
      'What it must have in fields that this shop has been extended by, all of them; see `customFieldDefinitions`.',
  })
  customFields?: CustomFieldFilter[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what is available now. False does not narrow.' })
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only what nothing can be sold of now. False does not narrow.',
  })
  soldOut?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only what the law wants more on the label of, see `Product.labelGaps`. For an account with a role or an API key with catalogue:read; anybody else is refused with FORBIDDEN. False does not narrow.',
  })
  hasLabelGaps?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only what the home page features. False does not narrow.',
  })
  featured?: boolean | null;

  @Field(() => [ProductStatus], {
    nullable: true,
    description:
      'Products of any of these statuses, for an account with a role or an API key with catalogue:read; anybody else is refused with FORBIDDEN. Absent, null or empty: what is published.',
  })
  statuses?: ProductStatus[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Products that have any of these tags, in any case, for an account with a role or an API key with catalogue:read; anybody else is refused with FORBIDDEN. An empty list does not narrow. At most 30.',
  })
  tags?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Products that have each of these words, or a part of one (of two letters: its beginning), in their name in any language or in their brand, or a SKU that begins so; unlike a search it finds what is hidden too, where `statuses` say so. 2 to 200 characters, at most 10 words. For an account with a role or an API key with catalogue:read; anybody else is refused with FORBIDDEN.',
  })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Products sold to this country: its name, iso2 or id, in any case. 'All' or an empty text does not narrow; an unknown country gives an empty list.",
  })
  location?: string | null;

  /**
   * Products by name, which `products` takes beside its filter: of any of both lists, no more than
   * 100 in all.
   */
  ids?: readonly string[] | null;
  skus?: readonly string[] | null;
}
