import { Extensions, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../shared/languages/languages.js';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import { Product } from '../product.entity.js';
import type { CandidateQuery } from './candidate-products.js';
import type { ProductFacts } from './product-facts.js';

/** What a list of products can be narrowed by on screen. */
export enum FacetKey {
  CATEGORY = 'CATEGORY',
  BRAND = 'BRAND',
  RATING = 'RATING',
  PRICE = 'PRICE',
  DISCOUNT = 'DISCOUNT',
  AVAILABILITY = 'AVAILABILITY',
  DIET = 'DIET',
  ORIGIN = 'ORIGIN',
  CUSTOM = 'CUSTOM',
}

/** What a list can be narrowed by: what the shop brings, or a field of an extension by its name. */
export type FacetId = Exclude<FacetKey, FacetKey.CUSTOM> | `custom ${string}`;

registerEnumType(FacetKey, {
  name: 'FacetKey',
  description: 'What a list of products can be narrowed by. Tells which argument of ProductFilter a value goes to.',
  valuesConfig: {
    CATEGORY: { description: 'Top categories; the value goes to categoryId.' },
    BRAND: { description: 'Brands; the value goes to brands.' },
    RATING: { description: 'So many stars and up; the value goes to minRating.' },
    PRICE: {
      description:
        "Ranges of rupees such as '0-100' or '500-', which lie within each other; the ends go to minPrice and maxPrice.",
    },
    DISCOUNT: { description: 'Reduced by so many percent and more; the value goes to minDiscount.' },
    AVAILABILITY: { description: "What is available now, as the one value 'true'; it goes to inStock." },
    DIET: { description: 'What the mark on food says, VEG, EGG or NON_VEG; the value goes to diets.' },
    ORIGIN: {
      description: 'Countries of origin as iso2 codes, those of most products first; the value goes to origins.',
    },
    CUSTOM: { description: 'A field of an extension, named by `field`; the value goes to customFields.' },
  },
});

/** One choice of a facet. */
@ObjectType({ simpleResolvers: true, description: 'One choice of a facet.' })
export class FacetValue {
  @Field({ description: 'What to put into the filter, see FacetKey.' })
  value: string;

  @Field({ description: "What to show, e.g. 'Up to ₹100'." })
  label: string;

  @Field(() => Int, {
    description:
      'How many products the list would hold with this choice and all other conditions; about as many where the facet is an estimate.',
  })
  count: number;

  @Field({ description: 'True when the list is narrowed to it now.' })
  selected: boolean;
}

/** One way to narrow a list. */
@ObjectType({
  simpleResolvers: true,
  description: 'One way to narrow a list. Counted without its own condition, so that a choice keeps its siblings.',
})
export class Facet {
  @Field(() => FacetKey, { description: 'What it narrows by.' })
  key: FacetKey;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the field of an extension, for customFields; null for what the shop brings.',
  })
  field: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What a page calls that field, in the visitor's language; null for what the shop brings.",
  })
  label: string | null;

  @Field({
    description:
      'True where its counts are estimated from a sample, as those of more than 20,000 products are unless brands are chosen. A choice that few products have may then count 0, or be missing.',
  })
  isEstimate: boolean;

  // The cost of a page multiplies what lies below it by its products, and these are there once.
  @Extensions({ usualItems: 1 })
  @Field(() => [FacetValue], { description: 'The choices in the order to show them.' })
  values: FacetValue[];
}

const ProductEdge = edgeOf('Product', () => Product);

/** A page of a list of products. */
@ObjectType({ simpleResolvers: true, description: 'A page of a list of products.' })
export class ProductConnection {
  @Field(() => [Product], { description: 'The products of this page.' })
  nodes: Product[];

  @Field(() => [ProductEdge], { description: 'The products of this page with their cursors.' })
  edges: Edge<Product>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** What `totalCount` and `facets` are counted by, once they are asked for. */
  filter: ProductFilter;

  /** Narrows the same counts further; absent: the filter says it all. */
  candidates?: CandidateQuery;

  /** What tells of all candidates what their choices are counted by; absent: PostgreSQL does. */
  facts?: readonly ProductFacts[];

  /** What its choices are worded in; absent: the language of the request. */
  language?: Language;

  /** How many the whole list holds, where the page's own statement has counted them. */
  total?: number;
}
