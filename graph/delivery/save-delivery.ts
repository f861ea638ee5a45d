import { v7 } from 'uuid';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { Category } from '../catalogue/category.entity.js';
import type { Context } from '../shared/context.js';
import { badInput, ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import type { Paise } from '../shared/money/money.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { refuseTaken } from '../shared/rows/refuse-taken.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { DeliveryZoneInput } from './delivery.inputs.js';
import { NO_CHARGES } from './delivery.service.js';
import { DeliveryTerms } from './delivery-terms.entity.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import { FreshCategory } from './fresh-category.entity.js';

/** What the audit knows the one row of charges by. */
const TERMS_ID = '00000000-0000-7000-8000-000000000001';

const MAX_PREFIXES = 500;
const MAX_SLOTS = 12;
const MAX_DAYS = 60;

const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^${TIME}-${TIME}$`);

/**
 * Opens a zone or changes one.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, CONFLICT for a name that another zone has,
 *   NOT_FOUND for an unknown id
 */
export async function saveDeliveryZone(ctx: Context, input: DeliveryZoneInput): Promise<DeliveryZone> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const fields = checkedZone(input);
  return inTransaction(ctx, async (tx) => {
    const before = input.id ? await findForChange(tx, input.id) : null;
    const id = before?.id ?? v7();
    const taken = { name: { reason: phrase('Another zone has this name.'), field: 'name' } };
    await refuseTaken(taken, () => tx.db.save(DeliveryZone, { id, ...fields }));
    const after = await tx.db.findOneByOrFail(DeliveryZone, { id });
    const change = { operation: 'saveDeliveryZone', subjectType: AuditSubject.DELIVERY, subjectId: id };
    await recordChange(tx, { ...change, before: before && { ...before }, after: { ...after } });
    return after;
  });
}

/**
 * Closes a zone; its PIN codes are served by a zone with a shorter beginning of theirs, or by none.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveDeliveryZone`, NOT_FOUND
 */
export async function removeDeliveryZone(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const was = await findForChange(tx, sentId);
    await tx.db.delete(DeliveryZone, { id: was.id });
    const change = { operation: 'removeDeliveryZone', subjectType: AuditSubject.DELIVERY, subjectId: was.id };
    await recordChange(tx, { ...change, before: { ...was }, after: null });
    return { ok: true, message: say(phrase('The zone is removed.'), tx.language) };
  });
}

/**
 * Says what delivery costs, from the next look at a cart on. A checkout that is open costs what it
 * did.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveDeliveryZone`, BAD_USER_INPUT for a fee
 *   that is no whole rupees, or an amount below nothing
 */
export async function setDeliveryTerms(ctx: Context, feePaise: Paise, freeFromPaise: Paise): Promise<DeliveryTerms> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (feePaise < 0 || feePaise % 100 !== 0) throw badInput(phrase('The fee must be whole rupees, 0 or more.'), 'fee');
  if (freeFromPaise < 0) throw badInput(phrase('It must be 0 or more.'), 'freeFrom');
  return changeTerms(ctx, 'setDeliveryTerms', { feePaise, freeFromPaise });
}

/**
 * Says what an order costs that comes by express, or that none does. A zone offers it once it says
 * in how many days.
 *
 * @param expressFeePaise null: the shop offers no express, and its texts do not name it
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveDeliveryZone`, BAD_USER_INPUT for a fee
 *   that is no whole rupees
 * @see spec §9 (express)
 */
export async function setExpressFee(ctx: Context, expressFeePaise: Paise | null): Promise<DeliveryTerms> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (expressFeePaise !== null && (expressFeePaise < 0 || expressFeePaise % 100 !== 0))
    throw badInput(phrase('The fee must be whole rupees, 0 or more.'), 'fee');
  return changeTerms(ctx, 'setExpressFee', { expressFeePaise });
}

function changeTerms(ctx: Context, operation: string, change: Partial<DeliveryTerms>): Promise<DeliveryTerms> {
  return inTransaction(ctx, async (tx) => {
    const before = await tx.db.findOneBy(DeliveryTerms, { id: 1 });
    const after = await tx.db.save(DeliveryTerms, { ...NO_CHARGES, ...before, ...change });
    const about = { operation, subjectType: AuditSubject.DELIVERY, subjectId: TERMS_ID };
    await recordChange(tx, { ...about, before: before && { ...before }, after: { ...after } });
    return after;
  });
}

/**
 * Says whether the goods of a category, and of those below it, travel as fresh.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveDeliveryZone`, NOT_FOUND
 */
export async function setFreshCategory(
  ctx: Context,
  sentId: unknown,
  isFresh: boolean,
): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const categoryId = readId(sentId);
    const category = categoryId && (await tx.db.findOneBy(Category, { id: categoryId }));
    if (!category) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such category.'), 'categoryId');
    const wasFresh = await tx.db.existsBy(FreshCategory, { categoryId: category.id });
    if (isFresh) await tx.db.save(FreshCategory, { categoryId: category.id });
    else await tx.db.delete(FreshCategory, { categoryId: category.id });
    const change = { operation: 'setFreshCategory', subjectType: AuditSubject.CATEGORY, subjectId: category.id };
    await recordChange(tx, { ...change, before: { isFresh: wasFresh }, after: { isFresh } });
    const message = say(
      isFresh
        ? phrase('{category} now counts as fresh food.', { category: category.name })
        : phrase('{category} no longer counts as fresh food.', { category: category.name }),
      tx.language,
    );
    return { ok: true, message };
  });
}

function checkedZone(input: DeliveryZoneInput): Omit<DeliveryZone, 'id'> {
  const { pinPrefixes, cutoff, weekdays, slots } = input;
  const isFewPrefixes = pinPrefixes.length > 0 && pinPrefixes.length <= MAX_PREFIXES;
  if (!isFewPrefixes || !pinPrefixes.every((prefix) => /^[1-9]\d{0,5}$/.test(prefix)))
    throw badInput(phrase('Enter 1 to 500 PIN code prefixes of 1 to 6 digits each.'), 'pinPrefixes');
  if (!new RegExp(`^${TIME}$`).test(cutoff)) throw badInput(phrase('Enter a time such as 17:00.'), 'cutoff');
  if (weekdays.length === 0 || !weekdays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7))
    throw badInput(phrase('Give at least one day, 1 for Monday to 7 for Sunday.'), 'weekdays');
  const isInOrder = (hours: string) => hours.slice(0, 5) < hours.slice(6);
  if (slots.length > MAX_SLOTS || !slots.every((hours) => HOURS.test(hours) && isInOrder(hours)))
    throw badInput(phrase('Enter up to 12 times such as 18:00-21:00.'), 'slots');
  return {
    name: checkedText(input.name, { field: 'name', called: phrase('The name'), most: 80 }),
    pinPrefixes: [...new Set(pinPrefixes)],
    freshDays: checkedDays(input.freshDays, 'freshDays'),
    generalDays: checkedDays(input.generalDays, 'generalDays'),
    expressDays: checkedDays(input.expressDays, 'expressDays'),
    takesCash: input.takesCash ?? true,
    cutoff,
    weekdays: [...new Set(weekdays)].toSorted(),
    slots: [...new Set(slots)].toSorted(),
  };
}

function checkedDays(sent: number | null | undefined, field: string): number | null {
  if (sent == null) return null;
  if (Number.isInteger(sent) && sent >= 0 && sent <= MAX_DAYS) return sent;
  throw badInput(phrase('Enter 0 to 60 days.'), field);
}

async function findForChange(tx: Context, sentId: unknown): Promise<DeliveryZone> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOneBy(DeliveryZone, { id }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such zone.'), 'id');
  return found;
}
