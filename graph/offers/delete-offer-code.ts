import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { OfferCode } from './offer-code.entity.js';
import { getOfferForChange } from './offers.service.js';

/**
 * Deletes a code of an offer, which leaves the carts that it is entered for. A checkout that is
 * open with it keeps what it holds, and orders keep its name.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, NOT_FOUND for an unknown offer or a code that it does not have
 */
export async function deleteOfferCode(
  ctx: Context,
  sentOfferId: unknown,
  sent: string,
): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const code = sent.trim().toUpperCase();
  return inTransaction(ctx, async (tx) => {
    const offer = await getOfferForChange(tx, sentOfferId, 'offerId');
    const before = await tx.db.findOneBy(OfferCode, { offerId: offer.id, code });
    if (!before) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no code {code}.', { code }), 'code');
    await tx.db.delete(OfferCode, { id: before.id });
    const change = { operation: 'deleteOfferCode', subjectType: AuditSubject.OFFER, subjectId: offer.id };
    const { uses, maxUses } = before;
    await recordChange(tx, { ...change, before: { code, uses, maxUses }, after: null });
    return { ok: true, message: say(phrase('The code is deleted.'), tx.language) };
  });
}
