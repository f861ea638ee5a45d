import type { FindOptionsWhere } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import { latestFirst, type PageAsked } from '../../shared/paging/latest-first.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
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
  page: PageAsked,
): Promise<ApiKeyCallsConnection> {
  staffOf(ctx, Right.READ_AUDIT);
  const key = readId(apiKeyId);
  const where: FindOptionsWhere<ApiKeyCalls> | null =
    apiKeyId && !key ? null : { ...(key ? { apiKeyId: key } : {}), ...(operation ? { operation } : {}) };
  return Object.assign(await latestFirst(ctx, ApiKeyCalls, page, where), { where });
}

/** How many rows a whole list holds. */
export async function countKeyCallRows({ db }: Context, { where }: ApiKeyCallsConnection): Promise<number> {
  return where ? db.countBy(ApiKeyCalls, where) : 0;
}
