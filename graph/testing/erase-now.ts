import { eraseDueAccounts } from '../erasure/erase-accounts.js';
import type { Context } from '../shared/context.js';
import type { TestShop } from './shop.js';

/** Has 48 hours pass for the accounts that are to be deleted, of one where it is named. */
export async function letNoticePass(shop: TestShop, userId: string | null = null): Promise<void> {
  await shop.database.query(
    `UPDATE account_deletion SET asked_at = asked_at - interval '48 hours', erase_at = erase_at - interval '48 hours'
     WHERE user_id = coalesce($1, user_id)`,
    [userId],
  );
}

/**
 * Deletes an account that was asked to be deleted, as the shop does 48 hours later.
 *
 * @param ctx what the job is done with
 */
export async function eraseNow(shop: TestShop, { id }: { id: string }, ctx: Context = shop.ctx()): Promise<void> {
  await letNoticePass(shop, id);
  await eraseDueAccounts.run(ctx, {}, 0);
}
