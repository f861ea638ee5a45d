import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { productById } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import { Image } from '../media/image.entity.js';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { payload } from '../shared/schema/payload.js';
import { addReview } from './add-review.js';
import { answerReview, removeReviewAnswer } from './answer-review.js';
import { hiddenReviews, hideReview, latestReviews, unhideReview } from './hide-review.js';
import { Review, ReviewConnection } from './review.entity.js';
import { hideReviewPhoto, listHiddenPhotos, listPhotos, unhideReviewPhoto } from './review-photos.js';
import { ReviewSort } from './review-sort.js';
import { ReviewInput } from './reviews.inputs.js';
import { ReviewPayload } from './reviews.payload.js';
import { boughtInWords, isByBuyer, listReviews } from './reviews.service.js';
import { StarCount } from './star-count.type.js';
import { voteReview } from './vote-review.js';

/** Adds to a product what shoppers say of it. */
@Resolver(() => Product)
export class ReviewsResolver {
  @FieldResolver(() => ReviewConnection, { description: 'What shoppers say of it.' })
  reviews(
    @Ctx() ctx: Context,
    @Root() product: Readonly<Product>,
    @First(10) first: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description: 'A cursor of the same list in the same order: the page begins behind it. Absent: the first.',
    })
    after: string | null,
    @Arg('sort', () => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'In which order.' })
    sort: ReviewSort,
  ): Promise<ReviewConnection> {
    return listReviews(ctx, product, { first: first ?? 10, after, sort });
  }

  @FieldResolver(() => [StarCount], {
    description: 'How its reviews are spread over the stars: five entries, from 5 stars to 1.',
  })
  @DirectResolver()
  starCounts(@Root() { starCounts }: Readonly<Product>): StarCount[] {
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: starCounts[stars - 1] ?? 0 }));
  }

  @Query(() => ReviewConnection, {
    description:
      'For an admin and for support: the reviews that are hidden, of all products. Anybody else is refused with FORBIDDEN.',
  })
  hiddenReviews(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<ReviewConnection> {
    return hiddenReviews(ctx, { first: first ?? 20, after });
  }

  @Query(() => ReviewConnection, {
    description:
      'For an admin and for support: all reviews, latest first, of all products, hidden ones included. Anybody else is refused with FORBIDDEN.',
  })
  latestReviews(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<ReviewConnection> {
    return latestReviews(ctx, { first: first ?? 20, after });
  }

  @Mutation(() => ReviewPayload, {
    description:
      'For an admin and for support: hides a review from shoppers and takes it out of the rating, with the reason. What its writer makes of it later stays hidden. Refused with BAD_USER_INPUT or NOT_FOUND; anybody else with FORBIDDEN.',
  })
  hideReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, 1 to 200 characters; shoppers are not told.' }) reason: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => hideReview(ctx, id, reason));
  }

  @Mutation(() => ReviewPayload, {
    description:
      'For an admin and for support: shows a hidden review again, and counts it in the rating. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  unhideReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => unhideReview(ctx, id));
  }

  @Mutation(() => ReviewPayload, {
    description:
      'For an admin and for support: hides a photo of a review from shoppers, with the reason; the words stay. Refused with BAD_USER_INPUT or NOT_FOUND; anybody else with FORBIDDEN.',
  })
  hideReviewPhoto(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the picture.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, 1 to 200 characters; shoppers are not told.' }) reason: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => hideReviewPhoto(ctx, id, reason));
  }

  @Mutation(() => ReviewPayload, {
    description:
      'For an admin and for support: shows a hidden photo of a review again. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  unhideReviewPhoto(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the picture.' }) id: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => unhideReviewPhoto(ctx, id));
  }

  @Mutation(() => ReviewPayload, {
    description:
      'For an admin and for support: answers a review for the shop, or changes the answer; its writer is mailed the first. Refused with BAD_USER_INPUT or NOT_FOUND; anybody else with FORBIDDEN.',
  })
  answerReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('text', () => String, { description: 'Plain text, 1 to 2000 characters.' }) text: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => answerReview(ctx, id, text));
  }

  @Mutation(() => ReviewPayload, {
    description:
      "For an admin and for support: takes the shop's answer to a review away. Refused with NOT_FOUND; anybody else with FORBIDDEN.",
  })
  removeReviewAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => removeReviewAnswer(ctx, id));
  }

  @Mutation(() => ReviewPayload, {
    description:
      "Says that the viewer finds a review helpful, or takes that back; safe to repeat. For a signed-in shopper. Refused with NOT_FOUND, or CONFLICT for a review of one's own; after 30 within a minute the call fails with RATE_LIMITED.",
  })
  voteReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('isHelpful', () => Boolean, { description: 'False takes the vote back.' }) isHelpful: boolean,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => voteReview(ctx, id, isHelpful));
  }

  @Mutation(() => ReviewPayload, {
    description:
      'Writes what the viewer says of a product; a second time it takes the place of the first. For a signed-in shopper. Refused with BAD_USER_INPUT or NOT_FOUND; after ten within a minute the call fails with RATE_LIMITED.',
  })
  addReview(
    @Ctx() ctx: Context,
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
  ): Promise<ReviewPayload> {
    return payload(ctx, () => addReview(ctx, input));
  }
}

/** What the orders tell of a review, and its photos. */
@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => Boolean, { description: 'True when its writer has bought the product here.' })
  verifiedPurchase(@Ctx() ctx: Context, @Root() review: Readonly<Review>): Promise<boolean> {
    return isByBuyer(ctx, review);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What its writer has bought of the product and when, from the order, e.g. 'Bought 500 g, March 2026'; null where they have not.",
  })
  bought(@Ctx() ctx: Context, @Root() review: Readonly<Review>): Promise<string | null> {
    return boughtInWords(ctx, review);
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'What it is about; null for shoppers once it is not for sale any more.',
  })
  async product(@Ctx() ctx: Context, @Root() { productId }: Readonly<Review>): Promise<Product | null> {
    return (await productById(ctx).load(productId)) ?? null;
  }

  @FieldResolver(() => [Image], { description: 'Its photos that shoppers see, in their order, at most 5.' })
  @Extensions({ usualItems: 1 })
  photos(@Ctx() ctx: Context, @Root() review: Readonly<Review>): Promise<Image[]> {
    return listPhotos(ctx, review);
  }

  @FieldResolver(() => [Image], {
    description: 'Its photos that are hidden, for its writer, an admin and support; anybody else sees none.',
  })
  @Extensions({ usualItems: 1 })
  hiddenPhotos(@Ctx() ctx: Context, @Root() review: Readonly<Review>): Promise<Image[]> {
    return listHiddenPhotos(ctx, review);
  }
}
