import { createHmac } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { Consent, ConsentPurpose } from './consent.entity.js';
import { noticeToday } from './notices.js';

/** The most movements that a list names. */
const MAX_LISTED = 500;

/** What is written into the ledger. */
export interface Movement {
  purpose: ConsentPurpose;
  /** Trimmed and in lower case. */
  email: string;
  isGiven: boolean;
  /** Absent: the request that is being answered. */
  proof?: string;
}

/**
 * Writes down that the reader of an address consents, or does so no more; what holds already is not
 * written again. For use in the transaction of what follows from it.
 *
 * @param tx in its language the notice was read
 */
export async function recordConsent(tx: Context, { purpose, email, isGiven, proof }: Movement): Promise<void> {
  if ((await hasConsented(tx, email, purpose)) === isGiven) return;
  await tx.db.insert(Consent, {
    ...{ purpose, email, isGiven, language: tx.language },
    noticeVersion: noticeToday(purpose).version,
    proof: proof ?? `request ${tx.requestId}`,
  });
}

/** Whether the last movement of an address for a purpose gave consent; false where none is. */
export async function hasConsented(ctx: Context, email: string, purpose: ConsentPurpose): Promise<boolean> {
  const last = await ctx.db.findOne(Consent, { where: { email, purpose }, order: { id: 'DESC' } });
  return last?.isGiven ?? false;
}

/** All movements of an address, the latest first, up to 500. */
export function listConsents(ctx: Context, email: string): Promise<Consent[]> {
  return ctx.db.find(Consent, { where: { email }, order: { id: 'DESC' }, take: MAX_LISTED });
}

/**
 * Withdraws all that the owner of an account has consented to, and takes the address off the
 * ledger: that there was consent is kept as proof, under a keyed hash.
 */
export async function anonymizeConsents(tx: Context, email: string): Promise<void> {
  if (!email) return;
  for (const purpose of Object.values(ConsentPurpose))
    await recordConsent(tx, { purpose, email, isGiven: false, proof: 'the account was deleted' });
  const hash = createHmac('sha256', tx.config.jwtSecret).update(`consent:${email}`).digest('hex');
  await tx.db.update(Consent, { email }, { email: `erased:${hash}` });
}
