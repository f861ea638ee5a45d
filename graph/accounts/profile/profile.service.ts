import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { accountField } from '../account-fields.js';
import { imagesByUserId } from '../accounts.loaders.js';
import {
  drawInitialsAnew,
  lockUser,
  renewInitials,
  setProfileImages,
  tidyAfter,
} from '../pictures/pictures.service.js';
import { User } from '../user.entity.js';

const BLANK = phrase('Please fill all the details');

/** What a shopper says of themselves. */
export interface Profile {
  /** Absent leaves the one that is there. */
  name?: string | null;
  /** Absent leaves the one that is there, if any. */
  phone?: string | null;
  /** Ids of their own pictures, the avatar first; absent leaves those that are there. */
  images?: readonly string[] | null;
}

/**
 * Changes the viewer's name, phone number and pictures, or some of them. The e-mail address cannot
 * be changed. Where the avatar is made of initials, it follows the name; pictures that leave the
 * profile, and are not in the store of uploads, are taken away.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for a blank or too long field, for no picture
 *   at all or for one that is not the viewer's own, SERVICE_UNAVAILABLE when new initials cannot be
 *   stored
 * @see spec §4 (profile save), §5 (profile save)
 */
export async function updateProfile(ctx: Context, profile: Profile): Promise<{ user: User; message: string }> {
  const { id } = viewerOf(ctx);
  const sent = (field: 'name' | 'phone') => {
    const value = profile[field];
    return value === undefined || value === null ? {} : { [field]: accountField(field, value, BLANK) };
  };
  const changes: { name?: string; phone?: string } = { ...sent('name'), ...sent('phone') };
  const initials = changes.name === undefined ? null : await drawInitialsAnew(ctx, id, changes.name);
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx, id);
    const before = await tx.db.findOneByOrFail(User, { id });
    if (Object.keys(changes).length > 0) await tx.db.update(User, { id }, changes);
    if (profile.images) await setProfileImages(tx, id, profile.images);
    if (initials && before.name !== changes.name) await renewInitials(tx, id, initials);
    const isBare = (await imagesByUserId({ ...tx, loaders: new Map() }).load(id)).length === 0;
    if (isBare) throw new ShopError(ErrorCode.BAD_USER_INPUT, BLANK, 'images');
  });
  await tidyAfter(ctx, id);
  return { user: await ctx.db.findOneByOrFail(User, { id }), message: say(phrase('user updated'), ctx.language) };
}
