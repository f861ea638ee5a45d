import { In, IsNull } from 'typeorm';
import { Image } from '../../media/image.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { uploaderOf } from '../../shared/rights/allow.js';
import { UserImage } from './user-image.entity.js';

/**
 * Takes pictures out of the store of uploads of the caller, to be the shop's: they are no one's
 * own any more and are not forgotten. To be called inside the transaction that puts them where they
 * belong.
 *
 * @param alt what a person who cannot see them should know
 * @param field the input field that names them
 * @throws ShopError BAD_USER_INPUT for one that is not in the store, or that is on the profile as
 *   well
 */
export async function adoptUploads(tx: Context, ids: readonly string[], alt: string, field = 'images'): Promise<void> {
  if (ids.length === 0) return;
  const known = ids.map(readId);
  const wanted = [...new Set(known.filter((id) => id !== null))];
  const own = { userId: uploaderOf(tx), imageId: In(wanted), isDraft: true, position: IsNull() };
  const { affected } = await tx.db.delete(UserImage, own);
  if (known.includes(null) || affected !== wanted.length) {
    const message = phrase('Please choose from the pictures that you have uploaded and not used yet.');
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  }
  await tx.db.update(Image, { id: In(wanted) }, { alt });
}
