import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { Right } from '../../shared/rights/right.js';
import { askSecondFactorAgain, staffOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { SHOP_ID } from '../../shop/save-shop.js';
import { lockShopper } from '../accounts.queries.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { queueSecurityMail } from '../sign-in/security-mail.js';
import { User } from '../user.entity.js';
import { Authenticator } from './authenticator.entity.js';
import { factsOf, listFactors } from './own-factors.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondFactorPolicy } from './second-factor-policy.entity.js';

/**
 * Takes all second factors and recovery codes of another's account, who lost them, and ends its
 * sessions. It signs in by its password alone afterwards, and where the owner demands a factor it
 * sets up another.
 *
 * @param sentId of the account
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, SECOND_FACTOR_REQUIRED,
 *   NOT_FOUND for who does not run the shop, CONFLICT for one's own account and for one without any
 */
export async function resetSecondFactor(
  ctx: Context,
  sentId: unknown,
): Promise<{ staffMember: User; message: string }> {
  const viewer = staffOf(ctx, Right.MANAGE_STAFF);
  askSecondFactorAgain(viewer);
  const id = readId(sentId);
  const user = id ? await ctx.db.findOneBy(User, { id }) : null;
  if (!user?.role) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This person does not run the shop.'), 'id');
  if (user.id === viewer.id)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('Another owner can reset your second factor, or the terminal of the shop: npm run admin.'),
    );
  if (!(await dropFactors(ctx, user.id)))
    throw new ShopError(ErrorCode.CONFLICT, phrase('{name} has no second factor.', { name: user.name }));
  const message = say(phrase('{name} signs in with the password alone now.', { name: user.name }), ctx.language);
  return { staffMember: user, message };
}

/**
 * Takes all second factors of an account, writes it down, and ends the sessions of the account. For
 * an admin, and for the command line of the shop, which alone helps an only owner.
 *
 * @returns false when there was none
 */
export function dropFactors(ctx: Context, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    const factors = await listFactors(tx, userId);
    await tx.db.delete(Authenticator, { userId });
    await tx.db.delete(Passkey, { userId });
    await tx.db.delete(RecoveryCode, { userId });
    if (factors.length === 0) return false;
    await tx.db.increment(User, { id: userId }, 'tokenVersion', 1);
    await recordChange(tx, {
      ...{ operation: 'resetSecondFactor', subjectType: AuditSubject.USER, subjectId: userId },
      ...{ before: factsOf(factors), after: factsOf([]) },
    });
    await queueSecurityMail(tx, userId, 'reset');
    return true;
  });
}

/**
 * Says whether everybody whose role may move money has to have a second factor. Those who have none
 * set one up at the desk before anything else there.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, SECOND_FACTOR_REQUIRED,
 *   CONFLICT for an owner who has none
 */
export async function demandSecondFactor(ctx: Context, isDemanded: boolean): Promise<{ ok: boolean; message: string }> {
  const viewer = staffOf(ctx, Right.MANAGE_STAFF);
  askSecondFactorAgain(viewer);
  if (isDemanded && !viewer.secondFactor?.isSetUp)
    throw new ShopError(ErrorCode.CONFLICT, phrase('Set up your own second factor first.'));
  return inTransaction(ctx, async (tx) => {
    const before = await isSecondFactorDemanded(tx);
    await tx.db.save(SecondFactorPolicy, { id: 1, isDemanded });
    await recordChange(tx, {
      ...{ operation: 'demandSecondFactor', subjectType: AuditSubject.SHOP, subjectId: SHOP_ID },
      ...{ before: { isSecondFactorDemanded: before }, after: { isSecondFactorDemanded: isDemanded } },
    });
    const message = isDemanded
      ? phrase('Everybody who may move money needs a second factor from now on.')
      : phrase('A second factor is everybody’s own choice again.');
    return { ok: true, message: say(message, tx.language) };
  });
}

/**
 * Whether the owner demands a second factor of every role that may move money.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function isSecondFactorDemanded(ctx: Context): Promise<boolean> {
  staffOf(ctx, Right.MANAGE_STAFF);
  return (await ctx.db.findOneBy(SecondFactorPolicy, { id: 1 }))?.isDemanded ?? false;
}
