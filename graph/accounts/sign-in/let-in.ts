import type { Context } from '../../shared/context.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { AccountDeletion, DeletionCause } from '../deletion/account-deletion.entity.js';
import { momentIn } from '../deletion/deletion-notice.js';
import { User } from '../user.entity.js';
import { signToken } from './token.js';

/** A shopper who just signed in. */
export interface SignedIn {
  /** For the Authorization header, valid for 24 hours. */
  token: string;
  user: User;
  message: string;
}

/**
 * Lets in whose account it is shown to be. Those who come back after years keep the account by
 * that; those who asked for its end are reminded and have to say so, since they may want to look
 * something up.
 *
 * @param shownAtMs when the account showed its second factor; absent: it did not
 * @see spec §4 (sign-in flow)
 */
export async function letIn(ctx: Context, user: User, shownAtMs: number | null = null): Promise<SignedIn> {
  await ctx.db.update(User, { id: user.id }, { signedInAt: () => 'now()' });
  const planned = await ctx.db.findOneBy(AccountDeletion, { userId: user.id });
  if (planned?.cause === DeletionCause.INACTIVE) await ctx.db.delete(AccountDeletion, { id: planned.id });
  const said =
    planned?.cause === DeletionCause.ASKED
      ? phrase('You are signed in. Your account will be deleted on {when}. Keep it in My Account.', {
          when: momentIn(ctx.language, planned.eraseAt),
        })
      : phrase('User Login Successfully!');
  const message = say(said, ctx.language);
  return { token: signToken(user, ctx.config, shownAtMs), user, message };
}
