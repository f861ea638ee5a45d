import { type Context, staffOf } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/id.js';
import { pageOf, pageSize, readCursor, seekId } from '../shared/paging/cursor.js';
import { Role } from '../shared/role.js';
import type { Customer, CustomerConnection } from './customers.type.js';
import { ERASED_DOMAIN } from './erased-account.js';
import { User } from './user.entity.js';

/** The longest text that customers are looked for by, and the fewest digits of a phone number. */
const LONGEST_TEXT = 200;
const FEWEST_DIGITS = 4;

const CONDITION = `u.email NOT LIKE '%@${ERASED_DOMAIN}' AND ($1::text IS NULL OR u.name ILIKE $1 OR u.email ILIKE $1
  OR regexp_replace(u.phone, '\\D', '', 'g') LIKE $2)`;

/**
 * A page of the accounts that shop here, those with a role included, the latest first.
 *
 * @param text a part of the name or the e-mail, or four digits or more of the phone number; null for everybody
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 */
export async function listCustomers(
  ctx: Context,
  text: string | null,
  { first, after }: { first: number; after: string | null },
): Promise<CustomerConnection> {
  staffOf(ctx, Role.SUPPORT);
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const wanted = text?.trim() || null;
  if (wanted && wanted.length > LONGEST_TEXT) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `Ask by at most ${LONGEST_TEXT} characters.`, 'text');
  }
  const digits = wanted?.replace(/[\s()+-]/g, '') ?? '';
  const phone = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS ? `%${digits}%` : null;
  const like = wanted && `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const found: Customer[] = await ctx.db.query(
    `SELECT u.id, u.name, u.email, u.phone, u.created_at AS "createdAt" FROM "user" u
     WHERE ${CONDITION} AND ($3::uuid IS NULL OR u.id < $3::uuid) ORDER BY u.id DESC LIMIT $4`,
    [like, phone, seekId(cursor), size + 1],
  );
  const [row]: { count: number }[] = await ctx.db.query(
    `SELECT count(*)::integer AS count FROM "user" u WHERE ${CONDITION}`,
    [like, phone],
  );
  return Object.assign(
    pageOf(found, size, cursor, ({ id }) => [id]),
    { totalCount: row?.count ?? 0 },
  );
}

/**
 * A customer; null when there is none of this id.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support
 */
export async function findCustomer(ctx: Context, sentId: unknown): Promise<Customer | null> {
  staffOf(ctx, Role.SUPPORT);
  const id = readId(sentId);
  return id ? ctx.db.findOneBy(User, { id }) : null;
}
