import { IsNull, Not } from 'typeorm';
import { type Facts, recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import type { Viewer } from '../../shared/rights/caller.js';
import { movesMoney } from '../../shared/rights/right.js';
import { askSecondFactorAgain, viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { freshViewerOf } from '../sign-in/fresh-viewer.js';
import { queueSecurityMail } from '../sign-in/security-mail.js';
import { signToken } from '../sign-in/token.js';
import { User } from '../user.entity.js';
import { Authenticator } from './authenticator.entity.js';

import { RecoveryCode } from './recovery-code.entity.js';
import { makeRecoveryCodes } from './recovery-codes.js';
import { FactorKind, type SecondFactor, type SecondFactorState } from './second-factor.type.js';
import { findFactorState } from './session-factor.queries.js';

/** What a change of one's own factors answers. */
export interface ChangedFactors {
  /** In place of the token that was sent: it shows that the factor was shown. */
  token: string;
  /** To be shown once and written down; empty where those that there are still hold. */
  recoveryCodes: string[];
  secondFactor: SecondFactorState;
  message: string;
}

/**
 * The viewer, who may change their own factors: who runs the shop and has shown the factor that
 * there is, or signed in just now where there is none, so that a device that was left signed in is
 * locked by no factor of another person.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for a shopper, SECOND_FACTOR_REQUIRED, CONFLICT for
 *   a session that is older than 30 minutes
 */
export function ownFactorsOf(ctx: Context): Viewer {
  const viewer = viewerOf(ctx);
  const { secondFactor } = viewer;
  if (!viewer.role && !secondFactor?.withheldRole)
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('A second factor is for those who run the shop.'));
  askSecondFactorAgain(viewer);
  if (!secondFactor?.isSetUp) freshViewerOf(ctx);
  return viewer;
}

/** The factors of an account, the oldest first. */
export async function listFactors(ctx: Context, userId: string): Promise<SecondFactor[]> {
  const authenticators = await ctx.db.findBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
  const passkeys = await ctx.db.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  return [
    ...authenticators.map(({ id, createdAt, lastUsedAt }) => ({
      ...{ id, createdAt, lastUsedAt, kind: FactorKind.AUTHENTICATOR },
      name: say(phrase('Authenticator app'), ctx.language),
    })),
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt, lastUsedAt, kind: FactorKind.PASSKEY },
    })),
  ];
}

/** How the viewer's second factor stands: what there is, and what this session has shown. */
export async function readSecondFactor(ctx: Context): Promise<SecondFactorState> {
  const { id, role, secondFactor } = viewerOf(ctx);
  const { isSetUp, isDemanded } = await findFactorState(ctx, id);
  const ownRole = role ?? secondFactor?.withheldRole ?? null;
  return {
    isSetUp,
    isDemanded: isDemanded && movesMoney(ownRole),
    isAwaited: ownRole !== null && role === null,
    factors: await listFactors(ctx, id),
    recoveryCodesLeft: await ctx.db.countBy(RecoveryCode, { userId: id }),
  };
}

/**
 * Changes the viewer's factors in a transaction, writes it down and has the account told by mail.
 * With the first factor come the recovery codes, and with the last one they go.
 *
 * @param operation as the audit names it
 * @param change @returns what to tell the caller
 */
export async function changeOwnFactors(
  ctx: Context,
  operation: string,
  change: (tx: Context, userId: string) => Promise<string>,
): Promise<ChangedFactors> {
  const viewer = ownFactorsOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, viewer.id);
    const before = await listFactors(tx, viewer.id);
    const message = await change(tx, viewer.id);
    const after = await listFactors(tx, viewer.id);
    if (after.length === 0) await tx.db.delete(RecoveryCode, { userId: viewer.id });
    const recoveryCodes = before.length === 0 && after.length > 0 ? await makeRecoveryCodes(tx, viewer.id) : [];
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.USER, subjectId: viewer.id },
      ...{ before: factsOf(before), after: factsOf(after) },
    });
    await queueSecurityMail(tx, viewer.id, after.length > before.length ? 'added' : 'removed');
    return confirmed(tx, viewer, { message, recoveryCodes });
  });
}

/** The answer for those who have just shown a second factor. */
export async function confirmed(
  ctx: Context,
  viewer: Viewer,
  { message, recoveryCodes }: Pick<ChangedFactors, 'message' | 'recoveryCodes'>,
): Promise<ChangedFactors> {
  const user = await ctx.db.findOneByOrFail(User, { id: viewer.id });
  const now = Date.now();
  const secondFactor = await readSecondFactor({ ...ctx, viewer: { ...viewer, role: user.role } });
  return { token: signToken(user, ctx.config, now), recoveryCodes, secondFactor, message };
}

/**
 * Takes one of the viewer's factors away.
 *
 * @throws ShopError as `ownFactorsOf`, NOT_FOUND, CONFLICT for the last one of those who have to
 *   have one
 */
export function removeSecondFactor(ctx: Context, sentId: unknown): Promise<ChangedFactors> {
  return changeOwnFactors(ctx, 'removeSecondFactor', async (tx, userId) => {
    const id = readId(sentId);
    const factors = await listFactors(tx, userId);
    const factor = factors.find((each) => each.id === id);
    if (!factor) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such factor.'), 'id');
    const { isDemanded } = await findFactorState(tx, userId);
    if (factors.length === 1 && isDemanded && movesMoney(tx.viewer?.role ?? null))
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('The owner demands a second factor of you. Add another one before you remove this one.'),
      );
    await tx.db.delete(factor.kind === FactorKind.PASSKEY ? Passkey : Authenticator, { id: factor.id, userId });
    return say(phrase('{name} no longer lets you in.', { name: factor.name }), tx.language);
  });
}

/** What the audit knows of factors: their kinds. */
export function factsOf(factors: readonly SecondFactor[]): Facts {
  return { secondFactors: factors.map(({ kind }) => kind) };
}
