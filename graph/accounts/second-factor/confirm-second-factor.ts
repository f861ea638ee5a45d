import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { takePasskey } from '../passkeys/passkeys.js';
import { limitSignInAttempts } from '../sign-in/sign-in-limit.js';
import { guessesOf, takeCode } from './authenticators.js';
import { type ChangedFactors, confirmed, ownFactorsOf } from './own-factors.js';
import { makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.js';
import type { SecondFactorInput } from './second-factor.inputs.js';

/**
 * Shows the viewer's second factor: by a code of the app, what a passkey signed, or a recovery
 * code. Each of them works once. Wrong ones are counted as wrong passwords are, apart from these.
 *
 * @returns a token under which the account has its role again
 * @throws ShopError UNAUTHENTICATED, CONFLICT for those who have no second factor, BAD_USER_INPUT
 *   for other than one proof, INVALID_CREDENTIALS, RATE_LIMITED after ten wrong ones
 */
export async function confirmSecondFactor(ctx: Context, input: SecondFactorInput): Promise<ChangedFactors> {
  const viewer = viewerOf(ctx);
  const { code, recoveryCode, passkey } = input;
  const proofs = [code, recoveryCode, passkey].filter((proof) => proof !== undefined && proof !== null);
  if (proofs.length !== 1)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please send a code, a recovery code or a passkey.'));
  if (!viewer.secondFactor?.isSetUp) throw new ShopError(ErrorCode.CONFLICT, phrase('You have no second factor yet.'));
  const isRight = await limitSignInAttempts(ctx, guessesOf(viewer.id), async () => {
    if (code) return takeCode(ctx, viewer.id, code);
    if (recoveryCode) return spendRecoveryCode(ctx, viewer.id, recoveryCode);
    return passkey ? takePasskey(ctx, viewer.id, passkey) : false;
  });
  if (!isRight) throw wrong(input);
  return confirmed(ctx, viewer, { message: say(phrase('Confirmed.'), ctx.language), recoveryCodes: [] });
}

/**
 * Makes ten recovery codes of the viewer in place of those that are left.
 *
 * @throws ShopError as `ownFactorsOf`, CONFLICT for those who have no second factor
 */
export function renewRecoveryCodes(ctx: Context): Promise<ChangedFactors> {
  const viewer = ownFactorsOf(ctx);
  if (!viewer.secondFactor?.isSetUp) throw new ShopError(ErrorCode.CONFLICT, phrase('You have no second factor yet.'));
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, viewer.id);
    const recoveryCodes = await makeRecoveryCodes(tx, viewer.id);
    await recordChange(tx, {
      ...{ operation: 'renewRecoveryCodes', subjectType: AuditSubject.USER, subjectId: viewer.id },
      ...{ before: null, after: { recoveryCodes: recoveryCodes.length } },
    });
    const message = say(phrase('These codes hold from now on; the ones before do not.'), tx.language);
    return confirmed(tx, viewer, { message, recoveryCodes });
  });
}

function wrong({ code, recoveryCode }: SecondFactorInput): ShopError {
  if (code)
    return new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This code is wrong or was used before. Please type the one that the app shows now.'),
      'code',
    );
  if (recoveryCode)
    return new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This recovery code is wrong or was used before.'),
      'recoveryCode',
    );
  return new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('The passkey was not accepted. Please try again.'));
}
