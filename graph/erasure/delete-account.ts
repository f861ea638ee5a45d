import { In } from 'typeorm';
import { lockShopper } from '../accounts/accounts.queries.js';
import { queueDeletionMail } from '../accounts/deletion-mail.js';
import { makeErasedAccount } from '../accounts/erased-account.js';
import { confirmOwner } from '../accounts/sign-in/confirm-password.js';
import { User } from '../accounts/user.entity.js';
import { IdempotencyRecord } from '../idempotency/idempotency-record.entity.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { removePictures } from '../media/store-pictures.js';
import { Order } from '../orders/order.entity.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import type { PaymentOrderState } from '../payments/payment-order-state.js';
import { type Context, inTransaction } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase, say } from '../shared/languages/phrase.js';
import type { Task } from '../shared/task.js';

const REMOVE_ERASED_PICTURES = 'remove-erased-pictures';

/** Orders that are named in a refusal; anyone who has more finds them among the orders. */
const MAX_NAMED = 5;

/**
 * A shopper's orders that are not at their end: on the way, coming back, or with money that is
 * owed.
 */
const OPEN_ORDERS = `SELECT o.id FROM "order" o WHERE o.user_id = $1 AND (
    o.status IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED')
    OR EXISTS (SELECT FROM order_return r WHERE r.order_id = o.id AND r.status IN ('REQUESTED', 'APPROVED'))
    OR EXISTS (SELECT FROM refund f WHERE f.payment_id = o.payment_id AND f.settled_at IS NULL))`;

/**
 * Deletes the viewer's account with all that hangs on it: cart, list, addresses, pictures, links,
 * API keys and every token. Reviews stay without their writer's name. Orders, payments and invoices
 * stay as tax law wants them, with the name and address that they were placed with, under an
 * account without an owner. The e-mail may sign up anew, and is sent a last mail that tells all
 * this.
 *
 * @param currentPassword not looked at for an account without one, of which the session must be new
 * @throws ShopError UNAUTHENTICATED, INVALID_CREDENTIALS for a wrong password, CONFLICT for an old
 *   session of an account without one, an account with a role in the shop, and one with an order or
 *   a payment under way; RATE_LIMITED
 */
export async function deleteAccount(ctx: Context, currentPassword: string): Promise<{ ok: boolean; message: string }> {
  const { user } = await confirmOwner(ctx, currentPassword);
  await inTransaction(ctx, async (tx) => {
    // Every step of a checkout takes this lock first, so that none begins while what is open is
    // looked at.
    await lockShopper(tx, user.id);
    const locked = await tx.db.findOneBy(User, { id: user.id });
    if (!locked) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
    const { contact, role } = locked;
    if (role)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('This account has a role in the shop. Please remove the role first.'),
      );
    await refuseOpenMatters(tx, user.id);
    await addJobs(
      tx,
      REMOVE_ERASED_PICTURES,
      `SELECT json_build_object('imageIds', array_agg(image_id)) AS payload, NULL AS key, NULL::timestamptz AS run_at
       FROM user_image WHERE user_id = $1 HAVING count(*) > 0`,
      [user.id],
    );
    for (const { onAccountDeleted } of tx.hooks) await onAccountDeleted?.(tx, { id: user.id, email: contact });
    const isInBooks = await handOverBooks(tx, user.id);
    await queueDeletionMail(tx, locked, isInBooks);
    await tx.db.delete(IdempotencyRecord, { userId: user.id });
    // All else refers to the account and goes with it.
    await tx.db.delete(User, { id: user.id });
  });
  return { ok: true, message: say(phrase('Your account has been deleted.'), ctx.language) };
}

/** Takes the files of an erased account away; a store of pictures that is away is tried again. */
export const removeErasedPictures: Task<{ imageIds: string[] }> = {
  name: REMOVE_ERASED_PICTURES,
  run: (ctx, { imageIds }) => removePictures(ctx, imageIds),
};

async function refuseOpenMatters(tx: Context, userId: string): Promise<void> {
  const open = await tx.db
    .createQueryBuilder(Order, 'o')
    .where(`o.id IN (${OPEN_ORDERS.replace('$1', ':userId')})`, { userId })
    .orderBy('o.sequence', 'DESC')
    .take(MAX_NAMED)
    .getMany();
  if (open.length > 0) {
    const numbers = open.map(({ number }) => number).join(', ');
    const message = phrase('You can delete your account once your orders are complete: {numbers} are still open.', {
      numbers,
    });
    throw new ShopError(ErrorCode.CONFLICT, message);
  }
  const paying: PaymentOrderState[] = ['creating', 'open', 'refunding'];
  if (await tx.db.existsBy(PaymentOrder, { userId, state: In(paying) }))
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('You have a payment in progress. Please try again once it is done.'),
    );
}

/**
 * Gives orders and checkouts to an account without an owner. Who has neither leaves none behind.
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
