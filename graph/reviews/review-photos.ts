import { In, IsNull, Not } from 'typeorm';
import { adoptUploads } from '../accounts/pictures/adopt-uploads.js';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { Image } from '../media/image.entity.js';
import { keyOfImageUrl } from '../media/image-store.js';
import { removePictures } from '../media/store-pictures.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { Review } from './review.entity.js';
import { ReviewPhoto } from './review-photo.entity.js';
import { photosByReviewId } from './reviews.loaders.js';
import { getProduct, type WrittenReview } from './written-review.js';

/** As many as one upload brings. */
const MAX_PHOTOS = 5;

/** How many photos a round of tidying takes away; the next round takes the rest. */
const BATCH_SIZE = 200;

/** The photos of a review that shoppers see, in their order. */
export async function listPhotos(ctx: Context, { id }: Pick<Review, 'id'>): Promise<Image[]> {
  const photos = await photosByReviewId(ctx).load(id);
  return photos.filter(({ isHidden }) => !isHidden).map(({ image }) => image);
}

/**
 * The photos of a review that are hidden, for its writer and for those who may hide them; or none.
 */
export async function listHiddenPhotos(ctx: Context, { id, userId }: Pick<Review, 'id' | 'userId'>): Promise<Image[]> {
  const isWriter = userId !== null && ctx.viewer?.id === userId;
  if (!isWriter && !hasRight(ctx.viewer?.role, Right.MODERATE_REVIEWS)) return [];
  const photos = await photosByReviewId(ctx).load(id);
  return photos.filter(({ isHidden }) => isHidden).map(({ image }) => image);
}

/**
 * Gives a review its photos: such as it has, and others out of its writer's store of uploads. Those
 * that are not named go; one that is hidden stays so. For use in the transaction that writes the
 * review.
 *
 * @param alt what a person who cannot see them should know
 * @throws ShopError BAD_USER_INPUT for more than five, or for a picture that is neither
 */
export async function setPhotos(tx: Context, reviewId: string, sent: readonly string[], alt: string): Promise<void> {
  const wanted = [...new Set(sent.map((id) => readId(id) ?? id))];
  if (wanted.length > MAX_PHOTOS)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('A review can have at most {most} photos.', { most: MAX_PHOTOS }),
      'images',
    );
  const had = await tx.db.findBy(ReviewPhoto, { reviewId });
  const known = new Set(had.map(({ imageId }) => imageId));
  const fresh = wanted.filter((id) => !known.has(id));
  await adoptUploads(tx, fresh, alt);
  const dropped = had.map(({ imageId }) => imageId).filter((id) => !wanted.includes(id));
  await tx.db.update(ReviewPhoto, { imageId: In(dropped) }, { reviewId: null });
  for (const [position, imageId] of wanted.entries())
    if (known.has(imageId)) await tx.db.update(ReviewPhoto, { imageId }, { position });
    else await tx.db.insert(ReviewPhoto, { imageId, reviewId, position, hiddenAt: null });
}

/** Has the photos of all that an account wrote taken away. */
export async function dropPhotosOf(tx: Context, userId: string): Promise<void> {
  const written = await tx.db.find(Review, { select: { id: true }, where: { userId } });
  await tx.db.update(ReviewPhoto, { reviewId: In(written.map(({ id }) => id)) }, { reviewId: null });
}

/**
 * Ids of pictures by the addresses that `/api` gave for them; what is no address of one stays as it
 * is, for `setPhotos` to refuse.
 */
export async function idsOfPhotoUrls(ctx: Context, urls: readonly string[]): Promise<string[]> {
  const keys = urls.map((url) => keyOfImageUrl(url, ctx.config.publicUrl) ?? '');
  const images = await ctx.db.findBy(Image, { key: In(keys) });
  const idOf = new Map(images.map(({ key, id }) => [key, id]));
  return urls.map((url, index) => idOf.get(keys[index] ?? '') ?? url);
}

/**
 * Hides a photo of a review from shoppers; the words stay. Only its writer and staff see it then.
 *
 * @param id of the picture
 * @param reason for the record of what staff did
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for the reason, NOT_FOUND
 */
export async function hideReviewPhoto(ctx: Context, id: unknown, reason: string): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  const why = checkedText(reason, { field: 'reason', called: phrase('The reason'), most: 200 });
  return setPhotoHidden(ctx, id, why);
}

/**
 * Shows a hidden photo of a review again.
 *
 * @param id of the picture
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND
 */
export async function unhideReviewPhoto(ctx: Context, id: unknown): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  return setPhotoHidden(ctx, id, null);
}

async function setPhotoHidden(ctx: Context, sentId: unknown, reason: string | null): Promise<WrittenReview> {
  const imageId = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const where = { imageId: imageId ?? IsNull(), reviewId: Not(IsNull()) };
    const photo = await tx.db.findOne(ReviewPhoto, { where, lock: { mode: 'for_no_key_update' } });
    if (!photo?.reviewId) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such photo.'), 'id');
    const hiddenAt = reason === null ? null : (photo.hiddenAt ?? new Date());
    await tx.db.update(ReviewPhoto, { imageId: photo.imageId }, { hiddenAt });
    await recordChange(tx, {
      operation: reason === null ? 'unhideReviewPhoto' : 'hideReviewPhoto',
      ...{ subjectType: AuditSubject.REVIEW, subjectId: photo.reviewId },
      before: { photo: photo.imageId, isHidden: photo.hiddenAt !== null },
      after: { photo: photo.imageId, isHidden: reason !== null, reason },
    });
    const review = await tx.db.findOneByOrFail(Review, { id: photo.reviewId });
    return {
      review,
      product: await getProduct(tx, review.productId),
      message: say(reason === null ? phrase('The photo is shown again.') : phrase('The photo is hidden.'), tx.language),
    };
  });
}

/** Takes away, rows and files, the photos that no review has any more. */
export const removeLeftPhotos: Task = {
  name: 'remove-left-review-photos',
  schedule: { match: '*/10 * * * *' },
  run: async (ctx) => {
    const left = await ctx.db.find(ReviewPhoto, { where: { reviewId: IsNull() }, take: BATCH_SIZE });
    await removePictures(
      ctx,
      left.map(({ imageId }) => imageId),
    );
  },
};
