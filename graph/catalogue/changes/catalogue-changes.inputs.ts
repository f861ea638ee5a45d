import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { CustomFieldInput } from '../../custom-fields/custom-field.type.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { Diet } from '../label/product-label.type.js';
import { ProductStatus } from '../product-status.js';
import { CategoryTranslationInput, ProductTranslationInput } from '../translations/translation.type.js';
import { NetUnit } from '../variants/net-quantity.type.js';

/** A category as it is to be. */
@InputType({ description: 'A category as it is to be. In a change, what is absent stays as it was.' })
export class CategoryInput {
  @Field(() => ID, { nullable: true, description: 'The category to change; absent: a new one.' })
  id?: string | null;

  @Field({ description: 'Display name, 1 to 80 characters; its name for addresses follows from it.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in Hindi, 1 to 80 characters; null: none; absent: as it was.',
    deprecationReason: 'Use `translations`; gone from 2027-05-25.',
  })
  hindiName?: string | null;

  @Field(() => [CategoryTranslationInput], {
    nullable: true,
    description: 'Its name in other languages; those that are not named stay as they are.',
  })
  translations?: CategoryTranslationInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The category that it lies in; null: a top category. There are at most three levels.',
  })
  parentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Soft field that its picture stands on, as #RRGGBB; null: none.',
  })
  color?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Its picture, out of the caller's store of uploads (uploadImages); null: none.",
  })
  imageId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place among its siblings, 1 to 1000; where one stands there, it and those behind it move on. Absent in a new one: the last.',
  })
  position?: number | null;
}

/** How much a pack holds, as it is said by hand. */
@InputType({
  description: 'How much a pack holds, all that is in it together, where its weight or size does not tell.',
})
export class NetQuantityInput {
  @Field(() => Float, { description: 'Above 0, at most 100000000; decimals after the third are rounded.' })
  value: number;

  @Field(() => NetUnit, { description: 'What it is counted in.' })
  unit: NetUnit;
}

/** A choice of a product as it is to be. */
@InputType({ description: 'A choice of a product as it is to be, e.g. its 5 kg pack.' })
export class VariantInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The variant of the product to change. Absent: the one of the same sku, else of the same size, ram and weight, else a new one.',
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Article number, unique in the shop: 1 to 64 letters, digits, and . _ / -. Absent: kept, or made.',
  })
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Size, e.g. XL, at most 40 characters. Null: no choice. Absent: as it was, in a new one no choice.',
  })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Memory, e.g. 8 GB, at most 40 characters. Null: no choice. Absent: as it was, in a new one no choice.',
  })
  ram?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Weight, volume or count, e.g. 500 g, at most 40 characters. Null: no choice. Absent: as it was, in a new one no choice.',
  })
  weight?: string | null;

  @Field(() => Rupees, { description: 'Price in rupees, above 0, taxes included.' })
  price: Paise;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Price before the reduction in rupees, not below price; absent or null: not reduced.',
  })
  oldPrice?: Paise | null;

  @Field(() => NetQuantityInput, {
    nullable: true,
    description:
      'How much it holds, where its weight or size does not tell. Null: what these tell. Absent: as it was, in a new one null.',
  })
  netQuantity?: NetQuantityInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is sold loose, by weight, and billed as weighed. Absent: as it was, in a new one false.',
  })
  isLoose?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "A picture that shows this choice: one of the product's, or one out of the caller's store of uploads (uploadImages). Null: the product's show it. Absent: as it was, or null once its weight or the product's pictures change.",
  })
  image?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Pieces that can be sold from now on, 0 to 10000000, whatever was sold meanwhile; absent: stays as it is, 0 in a new one. adjustStock changes stock without overwriting sales.',
  })
  countInStock?: number | null;
}

/** What the label of a product is to say. */
@InputType({
  description: 'What the label of a product is to say. What is absent stays as it was; null: none, or not known.',
})
export class ProductLabelInput {
  @Field(() => Diet, { nullable: true, description: 'What the mark on food says; null for what is no food.' })
  diet?: Diet | null;

  @Field(() => String, { nullable: true, description: 'Where it was made or grown, as an iso2 code.' })
  countryOfOrigin?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days after packing that it is at its best, 1 to 3650.' })
  shelfLifeDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who makes or packs it, with the address; at most 300 characters.',
  })
  manufacturer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who brings it into India, with the address; at most 300 characters.',
  })
  importer?: string | null;

  @Field(() => String, { nullable: true, description: 'Licence number of FSSAI, 14 digits.' })
  fssaiLicense?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What is in it that some people must not eat, at most 30 of 60 characters each.',
  })
  allergens?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is made of, in falling order of weight; at most 2000 characters.',
  })
  ingredients?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "What 100 g or 100 ml of it hold, such as 'Energy: 350 kcal': a name, a colon and an amount; at most 30 of 80 characters each.",
  })
  nutrition?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'What customs and GST call such goods, 4 to 8 digits; null: that of its category.',
  })
  hsnCode?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'GST within the price, in percent, 0 to 40; null: that of its category.',
  })
  gstRate?: number | null;
}

/** What a picture shows. */
@InputType({ description: 'What a picture of a product shows, for a person who cannot see it.' })
export class ImageTextInput {
  @Field(() => ID, { description: "One of the product's pictures, as it has them after the change." })
  image: string;

  @Field({ description: 'A few words, at most 200 characters; empty for an ornament.' })
  alt: string;
}

/** A product as it is to be. */
@InputType({
  description:
    'A product as it is to be. In a change, what is absent stays as it was, except that prices are always those that are sent.',
})
export class ProductInput {
  @Field(() => ID, { nullable: true, description: 'The product to change; absent: a new one.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Article number of the default variant; not read with variants.',
  })
  sku?: string | null;

  @Field({ description: 'What it is, without brand and size, 1 to 200 characters; unique among those of its brand.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Plain text, at most 5000 characters.' })
  description?: string | null;

  @Field(() => [ProductTranslationInput], {
    nullable: true,
    description: 'Its texts in other languages; those that are not named stay as they are.',
  })
  translations?: ProductTranslationInput[] | null;

  @Field({ description: 'Who makes it, 1 to 100 characters.' })
  brand: string;

  @Field(() => ID, { description: 'The top category that it lies in.' })
  categoryId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The most specific category below that one; null: it lies in the top category itself.',
  })
  subCategoryId?: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'Price of the default variant in rupees, above 0. Needed without variants, not read with them.',
  })
  price?: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Price of the default variant before the reduction; absent or null: not reduced. Not read with variants.',
  })
  oldPrice?: Paise | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Pieces of the default variant that can be sold from now on, see VariantInput. Not read with variants.',
  })
  countInStock?: number | null;

  @Field(() => [VariantInput], {
    nullable: true,
    description:
      'All its choices, 1 to 100, the default first; those that are not named are removed. Absent: one choice, or in a change the default one is changed and the others stay.',
  })
  variants?: VariantInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the home page features it; absent in a new one: no.' })
  featured?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "All its tags, the shop's own words for shelves such as diwali, which shoppers are not shown: at most 30 of 40 characters each, without comma, semicolon and bar. Kept in lower case, each once.",
  })
  tags?: string[] | null;

  @Field(() => ProductStatus, {
    nullable: true,
    description:
      'Whether shoppers are to be shown it. Absent: as it was, in a new one PUBLISHED, or HIDDEN with publishAt.',
  })
  status?: ProductStatus | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When a HIDDEN one is to be published by itself, within two years from now. Null: at no time. Absent: as it was; forgotten with any other status.',
  })
  publishAt?: Date | null;

  @Field(() => ProductLabelInput, { nullable: true, description: 'What its label is to say.' })
  label?: ProductLabelInput | null;

  @Field(() => [CustomFieldInput], {
    nullable: true,
    description:
      'What it is to have in the fields of `customFieldDefinitions`; those that are not named stay as they are.',
  })
  customFields?: CustomFieldInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The only countries that it is sold to, as iso2 codes; empty: everywhere.',
  })
  countries?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "All its pictures in their order, at most 20: such as it has, and such out of the caller's store of uploads (uploadImages).",
  })
  images?: string[] | null;

  @Field(() => [ImageTextInput], {
    nullable: true,
    description:
      'What its pictures show, at most 20; those that are not named stay as they are, and new ones say its name.',
  })
  imageTexts?: ImageTextInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`Product.version` as it was read: once the product is another, the change is refused with CONFLICT at this field. Absent: whatever was changed meanwhile.',
  })
  expectedVersion?: string | null;
}
