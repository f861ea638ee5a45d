import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { ReviewConnection } from './review.entity.js';
import { listReviews } from './reviews.service.js';

/** Adds to a product what shoppers say of it. */
@Resolver(() => Product)
export class ReviewsResolver {
  @FieldResolver(() => ReviewConnection, { description: 'What shoppers say of it, newest first.' })
  reviews(
    @Ctx() ctx: Context,
    @Root() product: Product,
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: 'How many, 1 to 100.' })
    first: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description: 'A cursor of the same list: the page begins behind it. Absent: the newest.',
    })
    after: string | null,
  ): Promise<ReviewConnection> {
    return listReviews(ctx, product, { first: first ?? 10, after });
  }
}
