import { Field, ObjectType } from 'type-graphql';
import { Category } from '../catalogue/category.entity.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { Product } from '../catalogue/product.entity.js';

/** What a search made of the words that it was given. */
@ObjectType({ description: 'What a search made of the words that it was given.' })
export class SearchInterpretation {
  @Field({ description: 'The words that were searched for, in lower case and spelt as in the catalogue.' })
  used: string;

  @Field({ description: 'True when a word that the catalogue does not know was read as another one; see `used`.' })
  corrected: boolean;

  @Field(() => [String], {
    description: "Other names of the same things that were searched for as well, e.g. onion for 'pyaz'; often empty.",
  })
  synonyms: string[];
}

/** What a search box can offer before the shopper has finished typing. */
@ObjectType({ description: 'What a search box can offer before the shopper has finished typing.' })
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
}
