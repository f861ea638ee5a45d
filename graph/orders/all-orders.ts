import { And, type FindOptionsWhere, In, LessThan, MoreThanOrEqual, Raw } from 'typeorm';
import { planEachTime } from '../postgres/connection-settings.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { type Order, sequenceOfNumber } from './order.entity.js';
import type { OrderConnection } from './order-connection.type.js';
import type { OrderFilter } from './orders.inputs.js';
import { listOrders } from './orders.service.js';

/**
 * A page of all orders of the shop, latest first, for those who send them out.
 *
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   orders:read, BAD_USER_INPUT for a number out of range, a foreign cursor or a text that is too
 *   long
 */
export async function allOrders(
  ctx: Context,
  filter: OrderFilter,
  first: number,
  after: string | null,
): Promise<OrderConnection> {
  allow(ctx, ApiScope.ORDERS_READ);
  const where = whereOf(filter);
  if (Object.keys(where).length === 0) return listOrders(ctx, where, first, after);
  return ctx.db.transaction(async (db) => {
    await planEachTime(db);
    return listOrders({ ...ctx, db }, where, first, after);
  });
}

function whereOf({ statuses, placedFrom, placedBefore, text }: OrderFilter): FindOptionsWhere<Order> {
  const times = [
    ...(placedFrom ? [MoreThanOrEqual(placedFrom)] : []),
    ...(placedBefore ? [LessThan(placedBefore)] : []),
  ];
  return {
    ...(statuses?.length ? { status: In(statuses) } : {}),
    ...(times.length > 0 ? { placedAt: And(...times) } : {}),
    ...(text?.trim() ? { id: knownBy(text.trim()) } : {}),
  };
}

/** The longest text that orders are looked for by, and the fewest digits of a phone number. */
const MAX_TEXT_LENGTH = 200;
const MIN_DIGITS = 4;

/** A trigram's length. In characters. */
const TRIGRAM = 3;

/**
 * Anyone who rings up says a number, a name or an address, and not which of them it is. Each is
 * found by an index of its own, and a part of a name or of a phone number by its trigrams; shorter
 * ones than that are found at the front of words alone.
 */
function knownBy(text: string) {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Search with at most {most} characters.', { most: MAX_TEXT_LENGTH }),
      'text',
    );
  }
  const digits = text.replace(/[\s()+-]/g, '');
  const phone = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? `%${digits}%` : null;
  const part = text.replace(/[\\%_]/g, '\\$&');
  const name = text.length < TRIGRAM ? `% ${part}%` : `%${part}%`;
  return Raw(
    (id) => {
      const order = id.slice(0, id.lastIndexOf('.'));
      return `(${order}.sequence = :sequence OR ${order}.payment_id = :text OR lower(${order}.email) = lower(:text)
        OR ' ' || ${order}.name ILIKE :name OR regexp_replace(${order}.phone_number, '\\D', '', 'g') LIKE :phone)`;
    },
    { sequence: sequenceOfNumber(text), text, name, phone },
  );
}
