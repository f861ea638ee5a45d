import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Category } from '../catalogue/category.entity.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { Product } from '../catalogue/product.entity.js';
import { LanguageEnum } from '../shared/languages/language.enum.js';
import type { Language } from '../shared/languages/languages.js';
import type { SearchPlan } from './plan/search-plan.js';

/** What the words of a search narrow it to. */
export enum SearchFilterKind {
  PACK = 'PACK',
  PRICE = 'PRICE',
  WITHOUT = 'WITHOUT',
  ORIGIN = 'ORIGIN',
}

registerEnumType(SearchFilterKind, {
  name: 'SearchFilterKind',
  description: 'What words of a search say besides naming goods.',
  valuesConfig: {
    PACK: { description: "A weight, a volume or a number of pieces: '500 g', 'aadha kilo', 'pack of 2'." },
    PRICE: { description: "Bounds of the price: 'under 100', '50 se kam'." },
    WITHOUT: { description: "What the goods are to be without: 'bina cheeni', 'no onion', 'gluten free'." },
    ORIGIN: { description: "Where the goods are to be from: 'made in India', 'swadeshi', 'product of Nepal'." },
  },
});

/** Something that the words of a search narrow it to. */
@ObjectType({
  simpleResolvers: true,
  description: 'Something that the words of a search narrow it to, to be shown and taken off.',
})
export class SearchWordsFilter {
  @Field(() => SearchFilterKind, { description: 'What the words say.' })
  kind: `${SearchFilterKind}`;

  @Field({ description: "For the shopper to read, e.g. 'Up to ₹100', '500 g', 'Without sugar', 'Made in India'." })
  label: string;

  @Field({
    description: 'True when only what fits is listed; false when too little does, so that it only comes first.',
  })
  isStrict: boolean;

  @Field({ description: 'The query without the words that say so: to search for it takes the filter off.' })
  queryWithout: string;
}

/** What a search made of the words that it was given. */
@ObjectType({ simpleResolvers: true, description: 'What a search made of the words that it was given.' })
export class SearchInterpretation {
  @Field({ description: 'The words that were searched for, in lower case and spelt as in the catalogue.' })
  used: string;

  @Field({ description: 'True when a word that the catalogue does not know was read as another one; see `used`.' })
  corrected: boolean;

  @Field(() => [String], {
    description: "Other names of the same things that were searched for as well, e.g. onion for 'pyaz'; often empty.",
  })
  synonyms: string[];

  @Field(() => [SearchWordsFilter], {
    description: "What words such as 'under 100', '500 g' or 'without sugar' narrow the search to; often empty.",
  })
  filters: SearchWordsFilter[];

  @Field(() => [String], {
    description: 'Words that name nothing that is sold, as they were typed, such as a brand of other shops.',
  })
  notSold: string[];

  @Field(() => LanguageEnum, {
    description:
      "What labels, the choices of `facets` and sentences are worded in: the language of the question's script where the shop speaks one in it, else that of the request. Names of goods and categories are in it where they are asked for with `name(asTyped:)` of the question.",
  })
  language: Language;

  @Field(() => String, {
    nullable: true,
    description: 'The sentence for a page without any product, in that language; null where there are some.',
  })
  nothingText: string | null;

  /** What a brand that is not sold is known for; `nearest` finds the categories. */
  kindNotSold: string | null;
}

/** What a search box can offer before the shopper has finished typing. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a search box can offer before the shopper has finished typing.',
})
export class Suggestions {
  @Field(() => [String], { description: 'Searches that begin like this, the most rewarding first; in lower case.' })
  queries: string[];

  @Field(() => [Product], { description: 'Products that fit already, best match first.' })
  products: Product[];

  @Field(() => [Category], { description: 'Categories whose name has these words, those with most products first.' })
  categories: Category[];

  @Field(() => [String], { description: 'Brands whose name begins like this; each can go to ProductFilter.brands.' })
  brands: string[];
}

/** A list of products that a search found, and how it read the query. */
export interface SearchConnection extends ProductConnection {
  interpretation: SearchInterpretation;
  plan: SearchPlan;
}
