import { hash } from 'node:crypto';
import { type Facts, recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { GSTIN } from '../shared/config/environment.schema.js';
import type { Context } from '../shared/context.js';
import { badInput } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { isEmail } from '../shared/input/email.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { adminOf } from '../shared/rights/viewer.js';
import { lockTable } from '../shared/rows/lock-table.queries.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { readShopFacts, type ShopFacts } from './shop-facts.js';
import { ShopSettings } from './shop-settings.entity.js';
import type { ShopSettingsInput } from './shop-settings.inputs.js';
import { type ShopPage, ShopText } from './shop-text.entity.js';

/** What the audit knows the one shop by. */
export const SHOP_ID = '00000000-0000-7000-8000-000000000002';

/** In characters; the longest text that comes with the shop has some 6,000. */
const MAX_TEXT_LENGTH = 50_000;

/**
 * Says what the shop is called, how it is reached and under which numbers it is registered, from
 * the next page, mail and invoice on. Invoices that were issued keep what they say.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for a field
 */
export async function updateShopSettings(ctx: Context, input: ShopSettingsInput): Promise<ShopFacts> {
  adminOf(ctx);
  const after = checkedFacts(input);
  return inTransaction(ctx, async (tx) => {
    const before = await tx.db.findOneBy(ShopSettings, { id: 1 });
    await tx.db.save(ShopSettings, { id: 1, ...after });
    const change = { operation: 'updateShopSettings', subjectType: AuditSubject.SHOP, subjectId: SHOP_ID };
    await recordChange(tx, { ...change, before: before && unnamed(before), after: unnamed(after) });
    return readShopFacts(tx);
  });
}

/**
 * Writes the text of a page anew in one language, or takes it away: a page without any shows the
 * text that comes with the shop.
 *
 * @param body Markdown, up to 50,000 characters; null or empty takes the text away
 * @param inHindi whether it is the text in Hindi, which falls back on the English one
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for a text
 *   that is too long
 */
export async function setShopText(
  ctx: Context,
  page: ShopPage,
  body: string | null,
  inHindi: boolean,
): Promise<{ ok: boolean; message: string }> {
  adminOf(ctx);
  const text = checkedText(body ?? '', {
    ...{ field: 'body', called: phrase('The text'), most: MAX_TEXT_LENGTH, least: 0, hasLines: true },
  });
  return inTransaction(ctx, async (tx) => {
    // Another page or language may be saved at the same moment, into a row that need not be there
    // yet.
    await lockTable(tx, ShopText);
    const before = await tx.db.findOneBy(ShopText, { page });
    const language = inHindi ? 'hindiBody' : 'body';
    const changed = inHindi ? `${page} in Hindi` : page;
    const after = { page, body: before?.body ?? null, hindiBody: before?.hindiBody ?? null, [language]: text || null };
    if (after.body ?? after.hindiBody) await tx.db.save(ShopText, after);
    else await tx.db.delete(ShopText, { page });
    await recordChange(tx, {
      ...{ operation: 'setShopText', subjectType: AuditSubject.SHOP, subjectId: SHOP_ID },
      before: { [changed]: summaryOf(before?.[language] ?? null) },
      after: { [changed]: summaryOf(text || null) },
    });
    if (text) return { ok: true, message: say(phrase('The page shows your text now.'), tx.language) };
    if (inHindi && before?.body)
      return { ok: true, message: say(phrase('The Hindi text has been removed.'), tx.language) };
    return { ok: true, message: say(phrase('The text that comes with the shop is back.'), tx.language) };
  });
}

/**
 * What the audit keeps of a text, which tells that it was changed even where its length was not;
 * null of none.
 */
function summaryOf(text: string | null): string | null {
  if (text === null) return null;
  return `${text.length} characters, SHA-256 ${hash('sha256', text).slice(0, 16)}`;
}

/** Who the grievance officer is, is personal, and the audit holds nothing of that kind. */
function unnamed({ grievanceOfficer: _officer, grievanceContact: _contact, ...facts }: ShopFacts): Facts {
  return facts;
}

function checkedFacts(input: ShopSettingsInput): ShopFacts {
  const needed = (field: 'name' | 'description' | 'address' | 'hours' | 'supportHours', called: Phrase, most: number) =>
    checkedText(input[field], { field, called, most });
  const phone = checkedText(input.phone, { field: 'phone', called: phrase('The phone number'), most: 30 });
  if (phone.replace(/\D/g, '').length < 6)
    throw badInput(phrase('Enter a phone number with at least 6 digits.'), 'phone');
  const email = checkedText(input.email, { field: 'email', called: phrase('The e-mail'), most: 254 });
  if (!isEmail(email)) throw badInput(phrase('Enter an e-mail such as help@shop.example.'), 'email');
  const gstin = optional(input.gstin, 'gstin', phrase('The GSTIN'), 15)?.toUpperCase() ?? null;
  if (gstin !== null && !GSTIN.test(gstin)) throw badInput(phrase('Enter a GSTIN such as 29ABCDE1234F1Z5.'), 'gstin');
  const fssaiLicence = optional(input.fssaiLicence, 'fssaiLicence', phrase('The FSSAI licence'), 14);
  if (fssaiLicence !== null && !/^\d{14}$/.test(fssaiLicence)) {
    throw badInput(phrase('An FSSAI licence has 14 digits.'), 'fssaiLicence');
  }
  const grievanceOfficer = optional(input.grievanceOfficer, 'grievanceOfficer', phrase('The name'), 100);
  const grievanceContact = optional(input.grievanceContact, 'grievanceContact', phrase('The way to the officer'), 200);
  if (grievanceOfficer !== null && grievanceContact === null) {
    throw badInput(phrase('Say how to reach the grievance officer.'), 'grievanceContact');
  }
  return {
    name: needed('name', phrase('The name'), 40),
    description: needed('description', phrase('The description'), 500),
    address: needed('address', phrase('The address'), 300),
    ...{ phone, email },
    hours: needed('hours', phrase('The opening hours'), 100),
    supportHours: needed('supportHours', phrase('The support hours'), 100),
    ...{ gstin, fssaiLicence, grievanceOfficer, grievanceContact },
  };
}

function optional(sent: string | null | undefined, field: string, called: Phrase, most: number): string | null {
  return checkedText(sent ?? '', { field, called, most, least: 0 }) || null;
}
