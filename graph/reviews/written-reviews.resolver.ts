import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import type { Context } from '../shared/context.js';
import { Review } from './review.entity.js';
import { findWrittenReview, listWrittenReviews } from './reviews.service.js';
import { listHelpfulReviews } from './vote-review.js';

/** What a shopper said of products, and of what others said. */
@Resolver(() => User)
export class WrittenReviewsResolver {
  @FieldResolver(() => [Review], { description: 'What the shopper wrote of products, the latest first, up to 500.' })
  writtenReviews(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Review[]> {
    return listWrittenReviews(ctx, id);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: 'What the shopper wrote of a product; null where they have not.',
  })
  writtenReview(
    @Ctx() ctx: Context,
    @Root() { id }: Readonly<User>,
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
  ): Promise<Review | null> {
    return findWrittenReview(ctx, id, productId);
  }

  @FieldResolver(() => [Review], {
    description: 'The reviews that the shopper found helpful, the latest vote first, up to 500.',
  })
  helpfulReviews(
    @Ctx() ctx: Context,
    @Root() { id }: Readonly<User>,
    @Arg('productId', () => ID, { nullable: true, description: 'Of this product alone. Absent: of all.' })
    productId: string | null,
  ): Promise<Review[]> {
    return listHelpfulReviews(ctx, id, productId ?? null);
  }
}
