import { In } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { defineLoader } from '../../shared/rows/loader.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { User } from '../user.entity.js';
import { AccountDeletion, type DeletionCause } from './account-deletion.entity.js';
import { NOTICE, queueDeletionNotice } from './deletion-notice.js';
import { readKeepToken } from './keep-token.js';

/** When accounts are deleted; null for those that stay. */
export const eraseAtByUserId = defineLoader<Date | null>(async (ctx, ids) => {
  const rows = await ctx.db.findBy(AccountDeletion, { userId: In([...ids]) });
  const known = new Map(rows.map(({ userId, eraseAt }) => [userId, eraseAt]));
  return ids.map((id) => known.get(id) ?? null);
});

/**
 * Has an account deleted 48 hours from now and its owner told; one that is to be deleted already is
 * deleted when it was to be. For use in a transaction that has locked the account.
 *
 * @param tx in its language the mails are written
 */
export async function planDeletion(tx: Context, userId: string, cause: DeletionCause): Promise<AccountDeletion> {
  const { raw } = await tx.db
    .createQueryBuilder()
    .insert()
    .into(AccountDeletion)
    .values({ userId, cause, eraseAt: () => `now() + ${NOTICE}`, language: tx.language })
    .orIgnore()
    .returning('id')
    .execute();
  const planned = await tx.db.findOneByOrFail(AccountDeletion, { userId });
  if (raw.length > 0) await queueDeletionNotice(tx, planned);
  return planned;
}

/**
 * Keeps an account that is to be deleted: the viewer's, or by the link of the notice, whose reader
 * need not sign in. Safe to repeat.
 *
 * @param token the secret part of the link; null for the viewer's own
 * @returns `ok` is always true; what to tell the shopper
 * @throws ShopError UNAUTHENTICATED for a visitor without a link, INVALID_CREDENTIALS for a link
 *   that is none, of a deletion before, or of an account that is gone
 * @see Digital Personal Data Protection Rules 2025, rule 8 (2)
 */
export async function keepAccount(ctx: Context, token: string | null): Promise<{ ok: boolean; message: string }> {
  const asked = token === null ? { userId: viewerOf(ctx).id, id: null } : readKeepToken(ctx.config, token);
  if (!asked) throw linkRefused();
  await inTransaction(ctx, async (tx) => {
    // The job that deletes takes the same lock first.
    await lockShopper(tx, asked.userId);
    const planned = await tx.db.findOneBy(AccountDeletion, { userId: asked.userId });
    const isThere = await tx.db.existsBy(User, { id: asked.userId });
    if (!isThere || (asked.id && planned && planned.id !== asked.id)) throw linkRefused();
    await tx.db.delete(AccountDeletion, { userId: asked.userId });
  });
  const said = asked.id
    ? phrase('Your account stays as it was. Sign in to go on.')
    : phrase('Your account stays as it was.');
  return { ok: true, message: say(said, ctx.language) };
}

function linkRefused(): ShopError {
  return new ShopError(
    ErrorCode.INVALID_CREDENTIALS,
    phrase('This link no longer works. Sign in to see whether your account is to be deleted.'),
    'token',
  );
}
