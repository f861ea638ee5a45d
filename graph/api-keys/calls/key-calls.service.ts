import { type FindOptionsWhere, LessThan } from 'typeorm';
import { type Context, staffOf } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import { pageOf, pageSize, readCursor, seekId } from '../../shared/paging/cursor.js';
import { Right } from '../../shared/rights/right.js';
import { ApiKeyCalls, type ApiKeyCallsConnection } from './key-calls.entity.js';
import type { ApiKeyCallsFilter } from './key-calls.inputs.js';

/**
 * A page of what programs called, hour by hour, those that were called first last. The calls of the
 * last two seconds may be missing.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for a
 *   number out of range or a foreign cursor
 */
export async function listKeyCalls(
  ctx: Context,
  { apiKeyId, operation }: ApiKeyCallsFilter,
  { first, after }: { first: number; after: string | null },
): Promise<ApiKeyCallsConnection> {
  staffOf(ctx, Right.READ_AUDIT);
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const key = readId(apiKeyId);
  const where: FindOptionsWhere<ApiKeyCalls> | null =
    apiKeyId && !key ? null : { ...(key ? { apiKeyId: key } : {}), ...(operation ? { operation } : {}) };
  const seek = seekId(cursor);
  const found = where
    ? await ctx.db.find(ApiKeyCalls, {
        where: { ...where, ...(seek ? { id: LessThan(seek) } : {}) },
        order: { id: 'DESC' },
        take: size + 1,
      })
    : [];
  return Object.assign(
    pageOf(found, size, cursor, ({ id }) => [id]),
    { where },
  );
}

/** How many rows a whole list holds. */
export async function countKeyCallRows({ db }: Context, { where }: ApiKeyCallsConnection): Promise<number> {
  return where ? db.countBy(ApiKeyCalls, where) : 0;
}
