import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { pageOf, pageSize, readCursor, seekId } from '../../shared/paging/cursor.js';
import type { PageAsked } from '../../shared/paging/latest-first.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { ERASED_DOMAIN } from '../deletion/erased-account.js';
import { User } from '../user.entity.js';
import type { Customer, CustomerConnection } from './customers.type.js';

/** The longest text that customers are looked for by, and the fewest digits of a phone number. */
const MAX_TEXT_LENGTH = 200;
const MIN_DIGITS = 4;

const CALLED = `(u.name ILIKE :like OR u.email ILIKE :like OR regexp_replace(u.phone, '\\D', '', 'g') LIKE :phone)`;

/**
 * A page of the accounts that shop here, those with a role included, the latest first.
 *
 * @param text a part of the name or the e-mail, or four digits or more of the phone number; null
 *   for everybody
 * @param tag that they have; null for everybody
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 */
export async function listCustomers(
  ctx: Context,
  { text, tag }: { text: string | null; tag: string | null },
  { first, after }: PageAsked,
): Promise<CustomerConnection> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const wanted = text?.trim() || null;
  if (wanted && wanted.length > MAX_TEXT_LENGTH) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Search with at most {most} characters.', { most: MAX_TEXT_LENGTH }),
      'text',
    );
  }
  const digits = wanted?.replace(/[\s()+-]/g, '') ?? '';
  const phone = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? `%${digits}%` : null;
  const like = wanted && `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const query = ctx.db
    .createQueryBuilder(User, 'u')
    .where('u.email NOT LIKE :erased', { erased: `%@${ERASED_DOMAIN}` });
  if (like) query.andWhere(CALLED, { like, phone });
  if (tag)
    query.andWhere('EXISTS (SELECT FROM customer_tag t WHERE t.user_id = u.id AND t.tag = lower(:tag))', { tag });
  const totalCount = await query.getCount();
  const seek = seekId(cursor);
  if (seek) query.andWhere('u.id < :seek', { seek });
  const found = await query
    .orderBy('u.id', 'DESC')
    .limit(size + 1)
    .getMany();
  return Object.assign(
    pageOf(found, size, cursor, ({ id }) => [id]),
    { totalCount },
  );
}

/**
 * A customer by id.
 *
 * @throws ShopError NOT_FOUND
 */
export async function getCustomer(ctx: Context, sentId: unknown): Promise<Customer> {
  const customer = await findCustomer(ctx, sentId);
  if (!customer) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such customer.'), 'customerId');
  return customer;
}

/**
 * A customer; null when there is none of this id.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support
 */
export async function findCustomer(ctx: Context, sentId: unknown): Promise<Customer | null> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  const id = readId(sentId);
  return id ? ctx.db.findOneBy(User, { id }) : null;
}
