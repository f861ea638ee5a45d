import { In } from 'typeorm';
import { lockShopper } from '../accounts/accounts.queries.js';
import { DeletionCause } from '../accounts/deletion/account-deletion.entity.js';
import { momentIn } from '../accounts/deletion/deletion-notice.js';
import { planDeletion } from '../accounts/deletion/keep-account.js';
import { confirmOwner } from '../accounts/sign-in/confirm-password.js';
import { User } from '../accounts/user.entity.js';
import { Order } from '../orders/order.entity.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import type { PaymentOrderState } from '../payments/payment-order-state.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { inTransaction } from '../shared/rows/transaction.js';

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
 * Ends every session of the viewer's account at once, and has it deleted 48 hours later
 * (`eraseAccount`); until then its owner keeps it by signing in and saying so, or by the link of
 * the mail. Asking again changes nothing of when.
 *
 * @param currentPassword not looked at for an account without one, of which the session must be new
 * @throws ShopError UNAUTHENTICATED, INVALID_CREDENTIALS for a wrong password, CONFLICT for an old
 *   session of an account without one, an account with a role in the shop, and one with an order or
 *   a payment under way; RATE_LIMITED
 * @see Digital Personal Data Protection Rules 2025, rule 8 (2)
 */
export async function deleteAccount(ctx: Context, currentPassword: string): Promise<{ ok: boolean; message: string }> {
  const { user } = await confirmOwner(ctx, currentPassword);
  const { eraseAt } = await inTransaction(ctx, async (tx) => {
    // Every step of a checkout takes this lock first, so that none begins while what is open is
    // looked at.
    await lockShopper(tx, user.id);
    const locked = await tx.db.findOneBy(User, { id: user.id, tokenVersion: user.tokenVersion });
    if (!locked) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
    if (locked.role)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('This account has a role in the shop. Please remove the role first.'),
      );
    const open = await findOpenMatter(tx, user.id);
    if (open) throw new ShopError(ErrorCode.CONFLICT, open);
    await tx.db.increment(User, { id: user.id }, 'tokenVersion', 1);
    return planDeletion(tx, user.id, DeletionCause.ASKED);
  });
  const said = phrase('Your account will be deleted on {when}. Sign in before then to keep it.', {
    when: momentIn(ctx.language, eraseAt),
  });
  return { ok: true, message: say(said, ctx.language) };
}

/** What of an account is under way and needs its owner yet; null where nothing is. */
export async function findOpenMatter(tx: Context, userId: string): Promise<Phrase | null> {
  const open = await tx.db
    .createQueryBuilder(Order, 'o')
    .where(`o.id IN (${OPEN_ORDERS.replace('$1', ':userId')})`, { userId })
    .orderBy('o.sequence', 'DESC')
    .take(MAX_NAMED)
    .getMany();
  if (open.length > 0) {
    const numbers = open.map(({ number }) => number).join(', ');
    return phrase('You can delete your account once these orders are complete: {numbers}.', { numbers });
  }
  const paying: PaymentOrderState[] = ['creating', 'open', 'refunding'];
  const isPaying = await tx.db.existsBy(PaymentOrder, { userId, state: In(paying) });
  return isPaying ? phrase('You have a payment in progress. Please try again once it is done.') : null;
}
