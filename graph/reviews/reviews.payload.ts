import { Field, ObjectType } from 'type-graphql';
import { Product } from '../catalogue/product.entity.js';
import { UserError } from '../shared/schema/payload.js';
import { Review } from './review.entity.js';

/** What a change of a review answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a review answers.' })
export class ReviewPayload {
  @Field(() => Review, { nullable: true, description: 'The review as it now stands; null when refused.' })
  review?: Review;

  @Field(() => Product, {
    nullable: true,
    description: 'The product with its new rating and number of reviews; null when refused.',
  })
  product?: Product;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
