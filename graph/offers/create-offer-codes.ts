import { randomInt } from 'node:crypto';
import { In } from 'typeorm';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { badInput } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { refuseTaken } from '../shared/rows/refuse-taken.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Offer } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';
import type { OfferCodesInput } from './offers.inputs.js';
import { getOfferForChange } from './offers.service.js';
import { checkedLimit } from './save-offer.js';

const MAX_CODES = 1_000;

/** Without letters and digits that are taken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DRAWN_LENGTH = 8;

/**
 * Makes codes for an offer: one by its name, or many at random.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, NOT_FOUND for an unknown offer, CONFLICT for a
 *   code that there is
 */
export async function createOfferCodes(
  ctx: Context,
  sentOfferId: unknown,
  input: OfferCodesInput,
): Promise<{ codes: string[]; offer: Offer }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const maxUses = checkedLimit(input.maxUses, 'maxUses');
  const wanted = checkedCodes(input);
  return inTransaction(ctx, async (tx) => {
    const offer = await getOfferForChange(tx, sentOfferId, 'offerId');
    const codes = typeof wanted === 'string' ? [wanted] : await drawCodes(tx, wanted);
    const taken = { code: { reason: phrase('There is this code already.'), field: 'code' } };
    await refuseTaken(taken, () =>
      tx.db.insert(
        OfferCode,
        codes.map((code) => ({ offerId: offer.id, code, maxUses })),
      ),
    );
    const change = { operation: 'createOfferCodes', subjectType: AuditSubject.OFFER, subjectId: offer.id };
    await recordChange(tx, { ...change, before: null, after: { codes: codes.length, first: codes[0], maxUses } });
    return { codes, offer };
  });
}

/** @returns the one code, or how many to draw with what beginning */
function checkedCodes({ code, count, prefix }: OfferCodesInput): string | { count: number; prefix: string } {
  if (code != null) {
    const typed = code.trim().toUpperCase();
    if (/^[A-Z0-9-]{3,40}$/.test(typed)) return typed;
    throw badInput(phrase('A code has 3 to 40 letters, digits and hyphens.'), 'code');
  }
  const beginning = prefix?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{0,20}$/.test(beginning))
    throw badInput(phrase('A prefix has at most 20 letters, digits and hyphens.'), 'prefix');
  const many = count ?? 1;
  if (many < 1 || many > MAX_CODES)
    throw badInput(phrase('Make 1 to {most} codes at a time.', { most: MAX_CODES }), 'count');
  return { count: many, prefix: beginning };
}

/** Codes that are not there yet: of 31 letters to the power of eight few ever are. */
async function drawCodes(tx: Context, { count, prefix }: { count: number; prefix: string }): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(prefix + draw());
    for (const { code } of await tx.db.findBy(OfferCode, { code: In([...codes]) })) codes.delete(code);
  }
  return [...codes];
}

function draw(): string {
  return Array.from({ length: DRAWN_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
