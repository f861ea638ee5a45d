import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedTags } from '../../shared/input/checked-tags.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { CustomerNote } from './customer-note.entity.js';
import { CustomerTag } from './customer-tag.entity.js';
import { getCustomer } from './customers.service.js';
import type { Customer, TagCount } from './customers.type.js';

/** In characters. */
const MAX_NOTE_LENGTH = 2_000;

/** Of one customer. */
const MAX_NOTES = 200;
const MAX_TAGS = 20;

/** Tags that are offered to choose from, the most frequent first. */
const MAX_OFFERED = 200;

/** A customer after a change, and what to tell who made it. */
interface ChangedCustomer {
  customer: Customer;
  message: string;
}

/**
 * Writes something down of a customer, for those who run the shop alone.
 *
 * @param text up to 2,000 characters
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT for an empty or too long text, CONFLICT beyond 200 notes of one customer
 */
export async function addCustomerNote(ctx: Context, customerId: unknown, text: string): Promise<ChangedCustomer> {
  const { id: writtenById } = staffOf(ctx, Right.SERVE_CUSTOMERS);
  const checked = checkedText(text, {
    ...{ field: 'text', called: phrase('The note'), most: MAX_NOTE_LENGTH, hasLines: true },
  });
  return inTransaction(ctx, async (tx) => {
    const { id: userId } = await getCustomer(tx, customerId);
    await lockShopper(tx, userId);
    const notes = await tx.db.countBy(CustomerNote, { userId });
    if (notes >= MAX_NOTES)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('There are {most} notes already. Remove one first.', { most: MAX_NOTES }),
      );
    await tx.db.insert(CustomerNote, { userId, text: checked, writtenById });
    await record(tx, userId, { operation: 'addCustomerNote', before: { notes }, after: { notes: notes + 1 } });
    return { customer: await getCustomer(tx, userId), message: say(phrase('The note is saved.'), tx.language) };
  });
}

/**
 * Takes a note of a customer away.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND
 */
export async function removeCustomerNote(ctx: Context, sentId: unknown): Promise<ChangedCustomer> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const note = id ? await tx.db.findOneBy(CustomerNote, { id }) : null;
    if (!note) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such note.'), 'id');
    const { userId } = note;
    await lockShopper(tx, userId);
    const notes = await tx.db.countBy(CustomerNote, { userId });
    const { affected } = await tx.db.delete(CustomerNote, { id: note.id });
    if (affected)
      await record(tx, userId, { operation: 'removeCustomerNote', before: { notes }, after: { notes: notes - 1 } });
    return { customer: await getCustomer(tx, userId), message: say(phrase('The note is removed.'), tx.language) };
  });
}

/**
 * Says by which words a customer is found again, in place of those that there are.
 *
 * @param sent up to 20 words of up to 40 characters; kept in lower case, each once
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND,
 *   BAD_USER_INPUT
 */
export async function setCustomerTags(
  ctx: Context,
  customerId: unknown,
  sent: readonly string[],
): Promise<ChangedCustomer> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  const whenTooMany = phrase('A customer can have at most {most} tags.', { most: MAX_TAGS });
  const tags = checkedTags(sent, { field: 'tags', most: MAX_TAGS, whenTooMany });
  return inTransaction(ctx, async (tx) => {
    const { id: userId } = await getCustomer(tx, customerId);
    await lockShopper(tx, userId);
    const before = (await tx.db.findBy(CustomerTag, { userId })).map(({ tag }) => tag);
    await tx.db.delete(CustomerTag, { userId });
    await tx.db.insert(
      CustomerTag,
      tags.map((tag) => ({ userId, tag })),
    );
    const added = tags.filter((tag) => !before.includes(tag)).length;
    const removed = before.filter((tag) => !tags.includes(tag)).length;
    if (added + removed > 0)
      await record(tx, userId, { operation: 'setCustomerTags', before: { removed }, after: { added } });
    return { customer: await getCustomer(tx, userId), message: say(phrase('The tags are saved.'), tx.language) };
  });
}

/**
 * The tags that customers have, the most frequent first, 200 at most.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support
 */
export async function listCustomerTags(ctx: Context): Promise<TagCount[]> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  const rows = await ctx.db
    .createQueryBuilder(CustomerTag, 't')
    .select('t.tag', 'tag')
    .addSelect('count(*)::integer', 'count')
    .groupBy('t.tag')
    .orderBy('count', 'DESC')
    .addOrderBy('t.tag')
    .limit(MAX_OFFERED)
    .getRawMany<TagCount>();
  return rows;
}

/** Entries outlive an account, so that they hold numbers and no word about a person. */
async function record(
  tx: Context,
  userId: string,
  change: Pick<Parameters<typeof recordChange>[1], 'operation' | 'before' | 'after'>,
): Promise<void> {
  await recordChange(tx, { ...change, subjectType: AuditSubject.USER, subjectId: userId });
}
