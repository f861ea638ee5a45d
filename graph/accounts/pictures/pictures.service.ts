import { In, IsNull, Not, Raw } from 'typeorm';
import { removeUnfinished } from '../../media/folder-store.js';
import { Image } from '../../media/image.entity.js';
import { imagesFolder, keyOfImageUrl } from '../../media/image-store.js';
import { drawInitials, type Initials, isInitials, storeInitials } from '../../media/initials-picture.js';
import { type Picture, readPicture } from '../../media/read-picture.js';
import { removePictures, storePictures } from '../../media/store-pictures.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { uploaderOf } from '../../shared/rights/allow.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { imagesByUserId } from '../accounts.loaders.js';
import { User } from '../user.entity.js';
import { UserImage } from './user-image.entity.js';

/** Uploads that one shopper may have in store. */
const MAX_DRAFTS = 20;

/** Pictures that a profile may have. */
const MAX_ON_PROFILE = 20;

/** How many pictures a round of tidying takes away; the next round takes the rest. */
const BATCH_SIZE = 200;

/** Pictures, and the message for the shopper. */
export interface ImagesAnswer {
  images: Image[];
  message: string;
}

/**
 * Puts pictures into the store of uploads of `uploaderOf`: all of them, or none when one is no
 * picture. They are not on the profile before `updateProfile` says so, and are forgotten after a
 * day.
 *
 * @param files the bytes of each, as they were sent
 * @returns the new pictures, in the order of the files
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for none or for anything but a JPEG, PNG or
 *   WebP picture, CONFLICT for more than 20 in store, SERVICE_UNAVAILABLE when there is no way to
 *   store them
 * @see spec §4 (profile image upload), §5 (image upload)
 */
export async function uploadImages(ctx: Context, files: readonly Uint8Array[]): Promise<ImagesAnswer> {
  const userId = uploaderOf(ctx);
  if (files.length === 0)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please select a valid JPG or PNG image file.'), 'images');
  await refuseFullStore(ctx, userId, files.length);
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await readPicture(file));
  let adopted: readonly string[] = [];
  const adopt = async (tx: Context, ids: readonly string[]) => {
    await lockUser(tx, userId);
    await refuseFullStore(tx, userId, ids.length);
    await tx.db.insert(
      UserImage,
      ids.map((imageId) => ({ imageId, userId, position: null, isDraft: true })),
    );
    adopted = ids;
  };
  try {
    return {
      images: await storePictures(ctx, pictures, 'Profile picture', adopt),
      message: say(phrase('Images Uploaded!'), ctx.language),
    };
  } catch (thrown) {
    // What could not be taken away at once goes with the next tidying, and is not shown until then.
    await ctx.db.update(UserImage, { imageId: In([...adopted]) }, { isDraft: false });
    throw thrown;
  }
}

/**
 * A shopper's store of uploads: the latest first, those of one upload in the order in which they
 * were sent.
 */
export function listUploadedImages(ctx: Context, userId: string): Promise<Image[]> {
  return ctx.db
    .createQueryBuilder(Image, 'i')
    .innerJoin(UserImage, 'u', 'u.image_id = i.id')
    .where('u.user_id = :userId AND u.is_draft', { userId })
    .orderBy('u.created_at', 'DESC')
    .addOrderBy('i.id')
    .getMany();
}

/**
 * Empties the viewer's store of uploads. Pictures on the profile stay there.
 *
 * @throws ShopError UNAUTHENTICATED
 * @see spec §7 (DELETE /api/imageUpload/deleteAllImages)
 */
export async function clearUploadedImages(ctx: Context): Promise<ImagesAnswer> {
  const { id: userId } = viewerOf(ctx);
  await ctx.db.update(UserImage, { userId, isDraft: true }, { isDraft: false });
  await tidyAfter(ctx, userId);
  return { images: [], message: say(phrase('Uploaded images cleared'), ctx.language) };
}

/**
 * The viewer's own pictures by the addresses that `/api` gave for them. Initials are drawn anew
 * when the name changes: an address from before, which a client may have stored with the profile,
 * means those of now, or none where there are none. The address of anything else becomes an id that
 * names nothing, which `setProfileImages` refuses in its turn.
 *
 * @throws ShopError UNAUTHENTICATED
 */
export async function idsOfImageUrls(ctx: Context, urls: readonly string[]): Promise<string[]> {
  const { id: userId } = viewerOf(ctx);
  const own = await ctx.db
    .createQueryBuilder(Image, 'i')
    .innerJoin(UserImage, 'u', 'u.image_id = i.id')
    .where('u.user_id = :userId', { userId })
    .getMany();
  const idOfKey = new Map(own.map(({ key, id }) => [key, id]));
  const initials = own.filter(isInitials).map(({ id }) => id);
  return urls.flatMap((url) => {
    const key = keyOfImageUrl(url, ctx.config.publicUrl) ?? '';
    const id = idOfKey.get(key);
    if (id) return [id];
    return isInitials({ key }) ? initials : [''];
  });
}

/**
 * Sets which pictures are on a profile, the first being the avatar. For use inside the transaction
 * that changes the profile, whose user row is locked.
 *
 * @param ids pictures that are on the profile already or in the store of uploads; one named twice
 *   counts once
 * @throws ShopError BAD_USER_INPUT for others' or unknown pictures, or for too many
 */
export async function setProfileImages(tx: Context, userId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids.map(readId))];
  if (wanted.includes(null)) throw notOwn();
  if (wanted.length > MAX_ON_PROFILE) {
    const message = phrase('A profile can have at most {most} pictures.', { most: MAX_ON_PROFILE });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'images');
  }
  await tx.db
    .createQueryBuilder()
    .update(UserImage, { position: () => 'array_position(:wanted::uuid[], image_id) - 1' })
    .where('user_id = :userId AND (is_draft OR position IS NOT NULL)', { userId, wanted })
    .execute();
  if ((await tx.db.countBy(UserImage, { userId, position: Not(IsNull()) })) < wanted.length) throw notOwn();
}

/**
 * Gives an account that has no picture its initials, so that every profile can be saved. No one is
 * kept out of an account for want of a picture: when there is no way to store one, the next sign-in
 * tries again.
 *
 * @see spec §5 (profile save)
 */
export async function ensurePicture(ctx: Context, { id: userId, name }: Pick<User, 'id' | 'name'>): Promise<void> {
  if (await ctx.db.existsBy(UserImage, { userId })) return;
  try {
    const initials = await drawInitials(ctx, name);
    await inTransaction(ctx, async (tx) => {
      await lockUser(tx, userId);
      if (await tx.db.existsBy(UserImage, { userId })) return;
      const { id: imageId } = await storeInitials(tx, initials);
      await tx.db.insert(UserImage, { imageId, userId, position: 0, isDraft: false });
    });
  } catch (thrown) {
    ctx.log.error({ err: thrown }, 'an account has no picture');
  }
}

/**
 * Draws the initials for a name that a profile is to have.
 *
 * @returns null when the profile shows none
 */
export async function drawInitialsAnew(ctx: Context, userId: string, name: string): Promise<Initials | null> {
  const images = await imagesByUserId({ ...ctx, loaders: new Map() }).load(userId);
  return images.some(isInitials) ? drawInitials(ctx, name) : null;
}

/**
 * Puts initials in the place of those on a profile, where there are any. For use inside a
 * transaction.
 */
export async function renewInitials(tx: Context, userId: string, renewed: Initials): Promise<void> {
  const [initials] = (await imagesByUserId(tx).load(userId)).filter(isInitials);
  if (!initials) return;
  const { id: imageId } = await storeInitials(tx, renewed);
  const { position } = await tx.db.findOneByOrFail(UserImage, { imageId: initials.id });
  await tx.db.insert(UserImage, { imageId, userId, position, isDraft: false });
  await removePictures(tx, [initials.id]);
}

/**
 * Takes a shopper's abandoned pictures away, as far as that is possible now. What the shopper asked
 * for is done already, so a store of pictures that is away fails no request: the next round of
 * tidying tries again.
 */
export async function tidyAfter(ctx: Context, userId: string): Promise<void> {
  await removeAbandoned(ctx, { userId }).catch((thrown: unknown) =>
    ctx.log.error({ err: thrown }, 'pictures were not taken away'),
  );
}

/** Takes away, rows and files, what is neither on a profile nor in a store of uploads any more. */
async function removeAbandoned(ctx: Context, of: Partial<Pick<UserImage, 'userId'>> = {}): Promise<void> {
  const abandoned = await ctx.db
    .createQueryBuilder(UserImage, 'u')
    .where(of)
    .andWhere('u.position IS NULL AND NOT u.is_draft')
    .take(BATCH_SIZE)
    .getMany();
  const ids = abandoned.map(({ imageId }) => imageId);
  await removePictures(ctx, ids);
}

/**
 * Forgets uploads that were not put on a profile within a day, and what was left of some by a shop
 * that was killed.
 */
export async function deleteOldUploads(ctx: Context): Promise<void> {
  const createdAt = Raw((column) => `${column} < now() - interval '1 day'`);
  await ctx.db.update(UserImage, { isDraft: true, createdAt }, { isDraft: false });
  await removeAbandoned(ctx);
  await removeUnfinished(imagesFolder(ctx.config));
}

/** Lets changes to one account happen one after the other. */
export async function lockUser(tx: Context, userId: string): Promise<void> {
  await tx.db.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: 'pessimistic_write' } });
}

function notOwn(): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please choose from your own pictures.'), 'images');
}

async function refuseFullStore(ctx: Context, userId: string, more: number): Promise<void> {
  if ((await ctx.db.countBy(UserImage, { userId, isDraft: true })) + more <= MAX_DRAFTS) return;
  const message = phrase('Please save or clear the pictures that you have uploaded before you upload more.');
  throw new ShopError(ErrorCode.CONFLICT, message, 'images');
}
