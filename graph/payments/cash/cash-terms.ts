import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { badInput } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { CashTerms } from './cash-terms.entity.js';

/** What the audit knows the one row of terms by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000002';

const MAX_OPEN = 100;

/** How orders can be paid for at the door; null where they cannot. */
export function readCashTerms(ctx: Context): Promise<CashTerms | null> {
  return ctx.db.findOneBy(CashTerms, { id: 1 });
}

/**
 * Says how orders can be paid for at the door, or that they cannot, from the next checkout on.
 * Orders that are on their way are collected as they were placed.
 *
 * @param terms null: nothing is paid for at the door, and the texts of the shop do not name it
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a fee that is no whole rupees, or a limit below one
 * @see spec §9 (cash on delivery)
 */
export async function setCashTerms(ctx: Context, terms: Omit<CashTerms, 'id'> | null): Promise<CashTerms | null> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (terms) checkTerms(terms);
  return inTransaction(ctx, async (tx) => {
    const before = await readCashTerms(tx);
    if (terms) await tx.db.save(CashTerms, { id: 1, ...terms });
    else await tx.db.delete(CashTerms, { id: 1 });
    const after = await readCashTerms(tx);
    const change = { operation: 'setCashTerms', subjectType: AuditSubject.DELIVERY, subjectId: TERMS_ID };
    await recordChange(tx, { ...change, before: before && { ...before }, after: after && { ...after } });
    return after;
  });
}

function checkTerms({ feePaise, maxPaise, mostOpen }: Omit<CashTerms, 'id'>): void {
  if (feePaise < 0 || feePaise % 100 !== 0) throw badInput(phrase('The fee must be whole rupees, 0 or more.'), 'fee');
  if (maxPaise < 100) throw badInput(phrase('It must be ₹1 or more.'), 'most');
  if (!Number.isInteger(mostOpen) || mostOpen < 1 || mostOpen > MAX_OPEN)
    throw badInput(phrase('Give 1 to {most} orders.', { most: MAX_OPEN }), 'mostOpen');
}
