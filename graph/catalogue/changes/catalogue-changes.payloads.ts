import { Field, ID, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { Category } from '../category.entity.js';
import { Product } from '../product.entity.js';

/** What a change of a category answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a category answers.' })
export class CategoryPayload {
  @Field(() => Category, { nullable: true, description: 'The category as it now stands; null when refused.' })
  category?: Category;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of a product or of its stock answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a product or of its stock answers.' })
export class ProductPayload {
  @Field(() => Product, { nullable: true, description: 'The product as it now stands; null when refused.' })
  product?: Product;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** A product that was not changed, and why. */
@ObjectType({ simpleResolvers: true, description: 'A product that was left as it was, and why.' })
export class RefusedProduct {
  @Field(() => ID, { description: 'Its id, as it was sent.' })
  id: string;

  @Field(() => Product, { nullable: true, description: 'The product; null where there is none of this id.' })
  product: Product | null;

  @Field(() => UserError, { description: 'Why it was left as it was.' })
  error: UserError;
}

/** What a change of many products answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of many products answers.' })
export class ProductsPayload {
  @Field(() => [Product], {
    description: 'Those that are as was asked for by now; empty when all of it was refused.',
  })
  products: Product[];

  @Field(() => [RefusedProduct], { description: 'Those that were left as they were, each with the reason.' })
  refused: RefusedProduct[];

  @Field(() => [ID], {
    description: 'Of the entries of the audit that were written, which `restoreProducts` takes to undo all of it.',
  })
  entryIds: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Of a change in steps: behind which the next one begins; null once all are done.',
  })
  endCursor: string | null;

  @Field(() => [UserError], { description: 'Why all of it was refused; empty when it was not.' })
  userErrors: UserError[];
}
