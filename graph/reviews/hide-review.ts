import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import type { PageAsked } from '../shared/paging/latest-first.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Review, type ReviewConnection } from './review.entity.js';
import { refreshRatings } from './reviews.queries.js';
import { getProduct, type WrittenReview } from './written-review.js';

/**
 * Hides a review from shoppers and takes it out of the rating of its product. Hiding it again only
 * changes the reason.
 *
 * @param reason in the words of the one who hides it
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for the reason, NOT_FOUND
 */
export async function hideReview(ctx: Context, id: unknown, reason: string): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  const why = checkedText(reason, { field: 'reason', called: phrase('The reason'), most: 200 });
  return setHidden(ctx, id, {
    operation: 'hideReview',
    reason: why,
    message: say(phrase('The review is hidden.'), ctx.language),
  });
}

/**
 * Shows a hidden review again and counts it in the rating of its product.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND
 */
export async function unhideReview(ctx: Context, id: unknown): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  return setHidden(ctx, id, {
    operation: 'unhideReview',
    reason: null,
    message: say(phrase('The review is shown again.'), ctx.language),
  });
}

/**
 * A page of the reviews that are hidden, latest first, of all products.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 */
export async function hiddenReviews(ctx: Context, page: PageAsked): Promise<ReviewConnection> {
  return reviewsOfAll(ctx, page, { hiddenAt: Not(IsNull()) });
}

/**
 * A page of all reviews, latest first, of all products, hidden ones included.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 */
export async function latestReviews(ctx: Context, page: PageAsked): Promise<ReviewConnection> {
  return reviewsOfAll(ctx, page, {});
}

async function reviewsOfAll(
  ctx: Context,
  { first, after }: PageAsked,
  where: FindOptionsWhere<Review>,
): Promise<ReviewConnection> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  const size = pageSize(first);
  const cursor = readCursor(after, 2);
  const found = ctx.db.createQueryBuilder(Review, 'r').where(where);
  if (cursor) found.andWhere('(r.date_created, r.id) < (:date, :id)', { date: cursor[0], id: cursor[1] });
  const reviews = await found
    .orderBy('r.date_created', 'DESC')
    .addOrderBy('r.id', 'DESC')
    .take(size + 1)
    .getMany();
  return Object.assign(
    pageOf(reviews, size, cursor, ({ dateCreated, id }) => [dateCreated.toISOString(), id]),
    { totalCount: await ctx.db.countBy(Review, where) },
  );
}

async function setHidden(
  ctx: Context,
  sentId: unknown,
  { operation, reason, message }: { operation: string; reason: string | null; message: string },
): Promise<WrittenReview> {
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOne(Review, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such review.'), 'id');
    const hiddenAt = reason === null ? null : (was.hiddenAt ?? new Date());
    await tx.db.update(Review, { id: was.id }, { hiddenAt, hiddenReason: reason });
    await refreshRatings(tx, [was.productId]);
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.REVIEW, subjectId: was.id },
      before: { isHidden: was.hiddenAt !== null, reason: was.hiddenReason },
      after: { isHidden: reason !== null, reason },
    });
    const review = await tx.db.findOneByOrFail(Review, { id: was.id });
    return { review, product: await getProduct(tx, was.productId), message };
  });
}
