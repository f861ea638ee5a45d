import { createHash, randomBytes } from 'node:crypto';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { RecoveryCode } from './recovery-code.entity.js';

const CODES = 10;
const CODE_BYTES = 10;

/** Without I, O, 0 and 1, which are mistaken for each other on paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Makes ten recovery codes of an account in place of those that there were.
 *
 * @returns the codes, such as `K7QW-9MXA-4TBZ-CD3E`, which are shown once: only hashes are kept
 */
export async function makeRecoveryCodes(tx: Context, userId: string): Promise<string[]> {
  await tx.db.delete(RecoveryCode, { userId });
  const codes = Array.from({ length: CODES }, newCode);
  await tx.db.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

/**
 * Spends a recovery code and writes that down, since it is what a thief would use.
 *
 * @param sent in any case, with or without its dashes and blanks
 * @returns whether it was one of the account's
 */
export function spendRecoveryCode(ctx: Context, userId: string, sent: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const recoveryCodes = await tx.db.countBy(RecoveryCode, { userId });
    const { affected } = await tx.db.delete(RecoveryCode, { userId, codeHash: hashOf(sent) });
    if (!affected) return false;
    await recordChange(tx, {
      ...{ operation: 'confirmSecondFactor', subjectType: AuditSubject.USER, subjectId: userId },
      ...{ before: { recoveryCodes }, after: { recoveryCodes: recoveryCodes - 1 } },
    });
    return true;
  });
}

/** 80 random bits in groups of four. */
function newCode(): string {
  let bits = 0n;
  for (const byte of randomBytes(CODE_BYTES)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from(
    { length: (CODE_BYTES * 8) / 5 },
    (_, at) => ALPHABET[Number((bits >> BigInt(at * 5)) & 31n)],
  );
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex');
}
