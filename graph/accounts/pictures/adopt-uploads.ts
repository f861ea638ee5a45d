import { uploaderOf } from '../../shared/allow.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/id.js';

/**
 * Takes pictures out of the store of uploads of whoever asks, to be the shop's: they are nobody's own any more and are
 * not forgotten. To be called inside the transaction that puts them where they belong.
 *
 * @param alt what a person who cannot see them should know
 * @param field the input field that names them
 * @throws ShopError BAD_USER_INPUT for one that is not in the store, or that is on the profile as well
 */
export async function adoptUploads(tx: Context, ids: readonly string[], alt: string, field = 'images'): Promise<void> {
  if (ids.length === 0) return;
  const known = ids.map(readId);
  const [adopted]: [unknown[], number] = await tx.db.query(
    `DELETE FROM user_image WHERE user_id = $1 AND image_id = ANY($2::uuid[]) AND is_draft AND position IS NULL
     RETURNING image_id`,
    [uploaderOf(tx), known],
  );
  if (known.includes(null) || adopted.length < new Set(known).size) {
    const message = 'Please choose from the pictures that you have uploaded and not used yet.';
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  }
  await tx.db.query('UPDATE image SET alt = $2 WHERE id = ANY($1::uuid[])', [known, alt]);
}
