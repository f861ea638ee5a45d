import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { lockShopper } from '../accounts/accounts.queries.js';
import { AccountDeletion, DeletionCause } from '../accounts/deletion/account-deletion.entity.js';
import { queueDeletionMail } from '../accounts/deletion/deletion-mail.js';
import { makeErasedAccount } from '../accounts/deletion/erased-account.js';
import { User } from '../accounts/user.entity.js';
import { IdempotencyRecord } from '../idempotency/idempotency-record.entity.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { removePictures } from '../media/store-pictures.js';
import { Order } from '../orders/order.entity.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import type { Context } from '../shared/context.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { findOpenMatter } from './delete-account.js';

const REMOVE_ERASED_PICTURES = 'remove-erased-pictures';

/** Accounts that are deleted by one run; the next one is ten minutes later. */
const MAX_ERASED = 1_000;

/**
 * Deletes the accounts whose time has come. One that cannot be deleted now keeps no other from it,
 * and fails the job, which is tried again.
 */
export const eraseDueAccounts: Task = {
  name: 'erase-due-accounts',
  schedule: { match: '*/10 * * * *' },
  run: async (ctx) => {
    const eraseAt = LessThanOrEqual(new Date());
    const due = await ctx.db.find(AccountDeletion, {
      // Owners who stayed away are told before, or not deleted.
      where: [
        { eraseAt, cause: DeletionCause.ASKED },
        { eraseAt, cause: DeletionCause.INACTIVE, toldAt: Not(IsNull()) },
      ],
      ...{ order: { eraseAt: 'ASC' }, take: MAX_ERASED },
    });
    const failures: unknown[] = [];
    for (const { userId, id } of due) await eraseAccount(ctx, userId, id).catch((thrown) => failures.push(thrown));
    if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted');
  },
};

/**
 * Deletes an account with all that hangs on it: cart, list, addresses, pictures, links, passkeys,
 * API keys and every token; the payment provider forgets its cards. Reviews stay without their
 * writer's name. Orders, payments and invoices stay as tax law wants them, with the name and
 * address that they were placed with, under an account without an owner. The e-mail may sign up
 * anew, and is sent a last mail that tells all this.
 *
 * All of it is one transaction: a process that dies in it has done nothing. An account that was
 * kept meanwhile stays; one with an order or a payment that began meanwhile waits another hour for
 * its end, and one that got a role in the shop is no longer to be deleted.
 */
async function eraseAccount(ctx: Context, userId: string, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    const planned = await tx.db.findOneBy(AccountDeletion, { userId, id, eraseAt: LessThanOrEqual(new Date()) });
    const user = planned && (await tx.db.findOneBy(User, { id: userId }));
    if (!user) return;
    if (user.role) {
      await tx.db.delete(AccountDeletion, { userId });
      return;
    }
    if (await findOpenMatter(tx, userId)) {
      await tx.db.update(AccountDeletion, { userId }, { eraseAt: () => `now() + interval '1 hour'` });
      return;
    }
    await addJobs(
      tx,
      REMOVE_ERASED_PICTURES,
      `SELECT json_build_object('imageIds', array_agg(image_id)) AS payload, NULL AS key, NULL::timestamptz AS run_at
       FROM user_image WHERE user_id = $1 HAVING count(*) > 0`,
      [userId],
    );
    for (const { onAccountDeleted } of tx.hooks) await onAccountDeleted?.(tx, { id: userId, email: user.contact });
    const hasOrders = await handOverBooks(tx, userId);
    await queueDeletionMail(tx, user, { hasOrders, language: planned.language });
    await tx.db.delete(IdempotencyRecord, { userId });
    // All else refers to the account and goes with it.
    await tx.db.delete(User, { id: userId });
  });
}

/** Takes the files of an erased account away; a store of pictures that is away is tried again. */
export const removeErasedPictures: Task<{ imageIds: string[] }> = {
  name: REMOVE_ERASED_PICTURES,
  run: (ctx, { imageIds }) => removePictures(ctx, imageIds),
};

/**
 * Gives orders and checkouts to an account without an owner. An account with neither leaves none
 * behind.
 *
 * @returns whether there are any
 */
async function handOverBooks(tx: Context, userId: string): Promise<boolean> {
  const has = (await tx.db.existsBy(Order, { userId })) || (await tx.db.existsBy(PaymentOrder, { userId }));
  if (!has) return false;
  const nobody = { userId: await makeErasedAccount(tx) };
  await tx.db.update(Order, { userId }, nobody);
  await tx.db.update(PaymentOrder, { userId }, nobody);
  return true;
}
