import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { signIns } from '../../shared/observability/metrics.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { insertUser } from '../accounts.queries.js';
import { ensurePicture } from '../pictures/pictures.service.js';
import { letIn, type SignedIn } from '../sign-in/let-in.js';
import { limitSignUps } from '../sign-in/network-limit.js';
import { User } from '../user.entity.js';
import { mobileOf, spendPhoneCode } from './phone-codes.js';

/**
 * Signs a shopper in by the code that was texted to their number. A number that is of no account
 * makes one, without e-mail, password and name: its first order gives it the name. Those who run
 * the shop are not let in, since a text message can be sent to another's SIM.
 *
 * @param phone as it was typed
 * @param code six digits, good for ten minutes and once
 * @throws ShopError BAD_USER_INPUT, INVALID_CREDENTIALS, CONFLICT for an account with a role,
 *   RATE_LIMITED
 */
export async function signInWithPhone(ctx: Context, phone: string, code: string): Promise<SignedIn> {
  const confirmedPhone = mobileOf(phone);
  await spendPhoneCode(ctx, confirmedPhone, code).catch((thrown: unknown) => {
    const isLimited = thrown instanceof ShopError && thrown.code === ErrorCode.RATE_LIMITED;
    signIns.inc({ result: isLimited ? 'limited' : 'refused' });
    throw thrown;
  });
  const user = (await ctx.db.findOneBy(User, { confirmedPhone })) ?? (await makeAccount(ctx, confirmedPhone));
  if (user.role)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('Who runs the shop signs in with e-mail and password, or with a passkey.'),
      'phone',
    );
  signIns.inc({ result: 'in' });
  await ensurePicture(ctx, user);
  return letIn(ctx, user);
}

async function makeAccount(ctx: Context, confirmedPhone: string): Promise<User> {
  await limitSignUps(ctx);
  return inTransaction(ctx, async (tx) => {
    await insertUser(tx, { name: '', email: '', phone: confirmedPhone, confirmedPhone, passwordHash: null });
    return tx.db.findOneByOrFail(User, { confirmedPhone });
  });
}
