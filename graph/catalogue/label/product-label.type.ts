import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What the mark on a packet of food says that is in it. */
export enum Diet {
  VEG = 'VEG',
  EGG = 'EGG',
  NON_VEG = 'NON_VEG',
}

registerEnumType(Diet, {
  name: 'Diet',
  description: 'What the mark on a packet of food says that is in it.',
  valuesConfig: {
    VEG: { description: 'Vegetarian: the green dot. Milk may be in it, egg may not.' },
    EGG: { description: 'Egg, and nothing else that is not vegetarian: the brown triangle, with the word egg.' },
    NON_VEG: { description: 'Meat, fish or poultry: the brown triangle.' },
  },
});

/** What the law wants on a label, and owners may still have to say. */
export enum LabelField {
  COUNTRY_OF_ORIGIN = 'COUNTRY_OF_ORIGIN',
  MANUFACTURER = 'MANUFACTURER',
  FSSAI_LICENSE = 'FSSAI_LICENSE',
  SHELF_LIFE_DAYS = 'SHELF_LIFE_DAYS',
  INGREDIENTS = 'INGREDIENTS',
}

/** In the order in which they are told of. */
export const FIELDS_OF_LABEL: readonly LabelField[] = Object.values(LabelField);

registerEnumType(LabelField, {
  name: 'LabelField',
  description: 'What the law wants on a label, and owners may still have to say.',
  valuesConfig: {
    COUNTRY_OF_ORIGIN: { description: 'Where it was made or grown.' },
    MANUFACTURER: { description: 'Who makes, packs or imports it, with the address.' },
    FSSAI_LICENSE: { description: 'The licence number, of food.' },
    SHELF_LIFE_DAYS: { description: 'How long it is at its best, of food.' },
    INGREDIENTS: { description: 'What is in it, of food.' },
  },
});

/**
 * What law and habit want on a label besides name, price and net quantity. Each of it is null where
 * it is not known or is not wanted of such goods.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'What law and habit want on a label besides name, price and net quantity. Each of it is null where nobody has said it, or where such goods have none.',
})
export class ProductLabel {
  @Field(() => Diet, { nullable: true, description: 'Null for what is no food.' })
  diet: Diet | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it was made or grown, as an iso2 code, e.g. IN; null where nobody has said it.',
  })
  countryOfOrigin: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after packing that it is at its best, e.g. 90; null where nobody has said it.',
  })
  shelfLifeDays: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who makes or packs it, with the address; null where nobody has said it.',
  })
  manufacturer: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who brings it into India, with the address; null for what is made there.',
  })
  importer: string | null;

  @Field(() => String, { nullable: true, description: 'Licence number of FSSAI, 14 digits; null for what is no food.' })
  fssaiLicense: string | null;

  @Field(() => [String], {
    description: 'What is in it that some people must not eat, e.g. Milk; empty when nothing is known.',
  })
  allergens: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'What it is made of, in falling order of weight; null where nobody has said it, or for what is no food.',
  })
  ingredients: string | null;

  @Field(() => [String], {
    description:
      "What 100 g or 100 ml of it hold, a line each: a name, a colon and an amount, e.g. 'Energy: 350 kcal'; empty when nothing is known.",
  })
  nutrition: string[];

  @Field(() => String, {
    nullable: true,
    description: 'What customs and GST call such goods, 4 to 8 digits; null where the code of its category holds.',
  })
  hsnCode: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'GST within the price, in percent, e.g. 5; null where the rate of its category holds.',
  })
  gstRate: number | null;
}
