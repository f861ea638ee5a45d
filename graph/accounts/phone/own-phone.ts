import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { refuseTaken } from '../../shared/rows/refuse-taken.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { freshViewerOf } from '../sign-in/fresh-viewer.js';
import { queueSecurityMail } from '../sign-in/security-mail.js';
import { User } from '../user.entity.js';
import { mobileOf, spendPhoneCode } from './phone-codes.js';

const TAKEN = { reason: phrase('This number signs in another account.'), field: 'phone' };

/** What a change of one's own number answers. */
interface ChangedPhone {
  user: User;
  message: string;
}

/**
 * Lets the viewer sign in by a phone number from now on, in place of the one before, by the code
 * that was texted to it.
 *
 * @throws ShopError as `freshViewerOf`, BAD_USER_INPUT, INVALID_CREDENTIALS, CONFLICT for a number
 *   of another account and for those who run the shop, RATE_LIMITED
 */
export async function confirmPhone(ctx: Context, sentPhone: string, code: string): Promise<ChangedPhone> {
  const { id, role, secondFactor } = freshViewerOf(ctx);
  const confirmedPhone = mobileOf(sentPhone);
  if (role || secondFactor?.withheldRole)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('Who runs the shop signs in with e-mail and password, or with a passkey.'),
      'phone',
    );
  await spendPhoneCode(ctx, confirmedPhone, code);
  const user = await refuseTaken({ confirmed_phone: TAKEN }, () =>
    inTransaction(ctx, async (tx) => {
      await lockShopper(tx, id);
      const phone = () => 'coalesce(phone, :typed)';
      await tx.db
        .createQueryBuilder()
        .update(User)
        .set({ confirmedPhone, phone })
        .where({ id })
        .setParameter('typed', confirmedPhone)
        .execute();
      await queueSecurityMail(tx, id, 'phone-added');
      return tx.db.findOneByOrFail(User, { id });
    }),
  );
  return { user, message: say(phrase('You can sign in with {phone} now.', { phone: confirmedPhone }), ctx.language) };
}

/**
 * Lets the viewer no longer sign in by their phone number; it stays what they are called at.
 *
 * @throws ShopError as `freshViewerOf`, CONFLICT for an account that has no e-mail, which nothing
 *   else would let in
 */
export async function removePhone(ctx: Context): Promise<ChangedPhone> {
  const { id } = freshViewerOf(ctx);
  const user = await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, id);
    const { email } = await tx.db.findOneByOrFail(User, { id });
    if (!email)
      throw new ShopError(ErrorCode.CONFLICT, phrase('Add an e-mail address first, or you could not sign in again.'));
    await tx.db.update(User, { id }, { confirmedPhone: null });
    return tx.db.findOneByOrFail(User, { id });
  });
  return { user, message: say(phrase('Your number no longer signs you in.'), ctx.language) };
}
