import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { accountField } from '../account-fields.js';
import { insertUser } from '../accounts.queries.js';
import { changeRole } from '../admin-rights.js';
import { confirmAddress } from '../email/email-links.js';
import { ensurePicture } from '../pictures/pictures.service.js';
import type { SignedIn } from '../sign-in/let-in.js';
import { countNetworkFailure, refuseSpentNetwork } from '../sign-in/network-limit.js';
import { hashPassword } from '../sign-in/password.js';
import { signToken } from '../sign-in/token.js';
import { User } from '../user.entity.js';
import type { NewStaffInput } from './staff.inputs.js';
import { ownersStay } from './staff.service.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { findInvitation } from './staff-invitations.js';

/**
 * Takes the role of an invitation by its link, once. A person with an account of the address is
 * signed in with it, since a link proves who reads the address but not who made the account; one
 * without gets an account, whose address is confirmed.
 *
 * @param token the secret part of the link
 * @param newAccount what a new account is made of; not looked at where there is one
 * @throws ShopError INVALID_CREDENTIALS for a link that is used up, too old or unknown, CONFLICT
 *   for those who have an account and are not signed in with it, BAD_USER_INPUT for a new account,
 *   RATE_LIMITED
 */
export async function acceptStaffInvitation(
  ctx: Context,
  token: string,
  newAccount: NewStaffInput | null,
): Promise<SignedIn> {
  await refuseSpentNetwork(ctx);
  const invitation = await findInvitation(ctx, token);
  if (!invitation) {
    await countNetworkFailure(ctx);
    throw usedUp();
  }
  const { id, email, role } = invitation;
  const account = await ctx.db.findOneBy(User, { email });
  if (account && account.id !== ctx.viewer?.id)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('There is an account with {email}. Please sign in with it, then accept.', { email }),
      'token',
    );
  const made = account ? null : await checkedAccount(newAccount);
  const user = await inTransaction(ctx, async (tx) => {
    const { affected } = await tx.db.delete(StaffInvitation, { id });
    // Taken back, or accepted at the same moment.
    if (!affected) throw usedUp();
    const userId = account?.id ?? (made && (await insertUser(tx, { ...made, email })));
    if (!userId)
      throw new ShopError(ErrorCode.EMAIL_TAKEN, phrase('There is already an account with this email.'), 'email');
    await confirmAddress(tx, await tx.db.findOneByOrFail(User, { id: userId }), email);
    const byThem = { ...tx, viewer: { id: userId, role: null } };
    const check = ({ isAdmin }: User) => {
      if (isAdmin) throw ownersStay();
    };
    return (await changeRole(byThem, email, { operation: 'acceptStaffInvitation', role, check })).user;
  });
  await ensurePicture(ctx, user);
  return {
    token: signToken(user, ctx.config, ctx.viewer?.secondFactor?.shownAtMs ?? null),
    user,
    message: say(phrase('Welcome, {name}.', { name: user.name }), ctx.language),
  };
}

async function checkedAccount(
  sent: NewStaffInput | null,
): Promise<{ name: string; phone: string; passwordHash: string }> {
  const { name = '', phone = '', password = '' } = sent ?? {};
  const blank = phrase('Please fill all the details');
  const checked = { name: accountField('name', name, blank), phone: accountField('phone', phone, blank) };
  return { ...checked, passwordHash: await hashPassword(password, 'password') };
}

function usedUp(): ShopError {
  return new ShopError(
    ErrorCode.INVALID_CREDENTIALS,
    phrase('This link no longer works. Please ask the owner for a new one.'),
    'token',
  );
}
