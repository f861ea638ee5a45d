import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { ProductFilter } from '../../catalogue.inputs.js';
import { ProductStatus } from '../../product-status.js';

/** What is to be changed of many products at once. */
@InputType({
  description:
    'What is to be changed of many products at once. What is absent or null stays as it is; at least one thing is needed.',
})
export class ProductsChangeInput {
  @Field(() => ProductStatus, { nullable: true, description: 'Whether shoppers are to be shown them.' })
  status?: ProductStatus | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When they are to be published by themselves, hidden until then; within two years from now.',
  })
  publishAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'The category that they are to lie in, at any level.' })
  categoryId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the home page is to feature them.' })
  featured?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Tags that they are to have besides, at most 30 of 40 characters each, without comma, semicolon and bar; kept in lower case.',
  })
  addTags?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags that they are to have no more, at most 30; what is added as well, they have.',
  })
  removeTags?: string[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'By how many percent the prices of all their variants are to rise, or fall below 0: -90 to 500, not 0. Rounded to whole rupees, at least 1. An old price stays while it is above the price.',
  })
  pricePercent?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'With a pricePercent below 0: whether what they cost before is struck through, where nothing dearer is. Absent: no.',
  })
  strikesPrice?: boolean | null;
}

/** Which products are changed: by their ids, or all that fit a filter, at once or in steps. */
@InputType({
  description:
    'Which products are meant: exactly one of ids and filter, and no more than 500 products, unless `first` says that it is done step by step.',
})
export class ProductsInput {
  @Field(() => [ID], { nullable: true, description: 'Their ids, 1 to 500.' })
  ids?: string[] | null;

  @Field(() => ProductFilter, {
    nullable: true,
    description: 'All that fit it, published ones unless its `statuses` say otherwise.',
  })
  filter?: ProductFilter | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'With a filter that more than 500 products may fit: this call changes so many of them, 1 to 500, in the order of their ids. Go on behind the `endCursor` that it answers until that is null.',
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'With `first`: the endCursor of the step before; absent: from the first product on.',
  })
  after?: string | null;
}
