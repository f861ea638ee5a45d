import { IsNull, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { refuseTaken } from '../../shared/rows/refuse-taken.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { findHolder, lockShopper } from '../accounts.queries.js';
import { IdentityLink } from '../openid/identity-link.entity.js';
import { endOtherWaysIn } from '../sign-in/end-other-ways-in.js';
import { countNetworkFailure, refuseSpentNetwork } from '../sign-in/network-limit.js';
import { PasswordReset } from '../sign-in/password-reset.entity.js';
import { signToken } from '../sign-in/token.js';
import { User } from '../user.entity.js';
import { EmailLink, LinkPurpose } from './email-link.entity.js';
import { hashOfToken } from './email-links.js';

const TAKEN = { reason: phrase('There is already an account with this email.'), field: 'token' };

/** What `confirmEmail` answers. */
export interface Confirmed {
  ok: boolean;
  message: string;
  /** The account, for its owner. */
  user: User | null;
  /** For the owner, in place of the token that was sent and has ended. */
  token: string | null;
}

/**
 * Confirms an address by the link that was mailed to it, once. By the link of a change the account
 * gets the address, every token made before ends, and links for a forgotten password no longer
 * work.
 *
 * @param token the secret part of the link
 * @throws ShopError INVALID_CREDENTIALS for a link that is used up, too old or unknown, CONFLICT
 *   for an address that another account took meanwhile, RATE_LIMITED
 */
export async function confirmEmail(ctx: Context, token: string): Promise<Confirmed> {
  const { link, user } = await open(ctx, token, [LinkPurpose.CONFIRM, LinkPurpose.CHANGE], async (tx, spent) => {
    const { userId, purpose, email, otherEmail } = spent;
    const isChange = purpose === LinkPurpose.CHANGE;
    const change = {
      email,
      emailConfirmedAt: () => 'now()',
      tokenVersion: () => `token_version + ${Number(isChange)}`,
    };
    const former = isChange ? (otherEmail ?? IsNull()) : email;
    const { affected } = await tx.db.update(User, { id: userId, email: former }, change);
    if (!affected) return false;
    if (!isChange) return true;
    await tx.db.delete(PasswordReset, { userId });
    await tx.db.delete(EmailLink, { userId, purpose: LinkPurpose.CONFIRM });
    return true;
  });
  const isChange = link.purpose === LinkPurpose.CHANGE;
  const isOwn = ctx.viewer?.id === user.id;
  return {
    ok: true,
    message: say(
      isChange ? phrase('Your e-mail address has been changed.') : phrase('Your e-mail address is confirmed.'),
      ctx.language,
    ),
    user: isOwn ? user : null,
    token: isOwn && isChange ? signToken(user, ctx.config, ctx.viewer?.secondFactor?.shownAtMs) : null,
  };
}

/**
 * Keeps the former address of an account, or gives it back, by the link that was mailed to it when
 * a change was asked for. The caller knew the password, so that it ends, with every token, every
 * API key that the account made, persons of a provider that were linked since, and a shopper's
 * passkeys and phone number; its owner chooses another password by `requestPasswordReset`.
 *
 * @param token the secret part of the link
 * @throws ShopError INVALID_CREDENTIALS for a link that is used up, too old or unknown, CONFLICT
 *   for an address that another account took meanwhile, RATE_LIMITED
 */
export async function undoEmailChange(ctx: Context, token: string): Promise<{ ok: boolean; message: string }> {
  await open(ctx, token, [LinkPurpose.UNDO], async (tx, { id, userId, email, createdAt }) => {
    const change = { email, emailConfirmedAt: () => 'now()', tokenVersion: () => 'token_version + 1' };
    await tx.db.update(User, { id: userId }, { ...change, passwordHash: null });
    await tx.db.delete(PasswordReset, { userId });
    await tx.db.delete(IdentityLink, { userId, linkedAt: MoreThanOrEqual(createdAt) });
    await endOtherWaysIn(tx, await tx.db.findOneByOrFail(User, { id: userId }));
    for (const { onAccountRecovered } of tx.hooks) await onAccountRecovered?.(tx, userId);
    // Ids grow with time: changes that were asked for after this one are undone by it as well.
    await tx.db.delete(EmailLink, [
      { userId, purpose: Not(LinkPurpose.UNDO) },
      { userId, id: MoreThan(id) },
    ]);
    return true;
  });
  return {
    ok: true,
    message: say(phrase('Your account has its old e-mail address again. Please choose a new password.'), ctx.language),
  };
}

/**
 * Spends a link under the lock of its account, so that of two that are opened at once the second
 * sees what the first did.
 */
async function open(
  ctx: Context,
  token: string,
  purposes: readonly LinkPurpose[],
  act: (tx: Context, link: EmailLink) => Promise<boolean>,
): Promise<{ link: EmailLink; user: User }> {
  await refuseSpentNetwork(ctx);
  const by = { tokenHash: hashOfToken(token) };
  const opened = await refuseTaken({ email: TAKEN }, () =>
    inTransaction(ctx, async (tx) => {
      const found = await tx.db.findOneBy(EmailLink, by);
      if (!found || !purposes.includes(found.purpose)) return null;
      await lockShopper(tx, found.userId);
      const link = await tx.db.findOneBy(EmailLink, by);
      if (!link || link.expiresAt.getTime() <= Date.now()) return null;
      if (await findHolder(tx, link.email, link.userId))
        throw new ShopError(ErrorCode.CONFLICT, TAKEN.reason, TAKEN.field);
      await tx.db.delete(EmailLink, { id: link.id });
      if (!(await act(tx, link))) return null;
      return { link, user: await tx.db.findOneByOrFail(User, { id: link.userId }) };
    }),
  );
  if (opened) return opened;
  await countNetworkFailure(ctx);
  throw new ShopError(
    ErrorCode.INVALID_CREDENTIALS,
    phrase('This link no longer works. Please request a new one.'),
    'token',
  );
}
