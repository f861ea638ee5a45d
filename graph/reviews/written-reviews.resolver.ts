import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import type { Context } from '../shared/context.js';
import { Review } from './review.entity.js';
import { listWrittenReviews } from './reviews.service.js';

/** What a shopper said of products. */
@Resolver(() => User)
export class WrittenReviewsResolver {
  @FieldResolver(() => [Review], { description: 'What the shopper wrote of products, the latest first, up to 500.' })
  writtenReviews(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Review[]> {
    return listWrittenReviews(ctx, id);
  }
}
