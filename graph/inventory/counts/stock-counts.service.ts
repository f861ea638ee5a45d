import { actorOf } from '../../audit/audit.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Page } from '../../shared/paging/cursor.js';
import { latestFirst, type PageAsked } from '../../shared/paging/latest-first.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { StockCount, StockCountLine, type StockCountLineConnection } from './stock-count.entity.js';

/**
 * Lets pass who may count: a packer too, who stands at the shelves. What was counted is booked by
 * whom `allow` lets change the catalogue.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN
 */
export function allowCounting(ctx: Context): void {
  if (ctx.apiKey) allow(ctx, ApiScope.CATALOGUE_WRITE);
  else staffOf(ctx, Right.COUNT_STOCK);
}

/**
 * Begins a count of the shelves.
 *
 * @param name in at most 100 characters
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, a packer or a key with
 *   catalogue:write, BAD_USER_INPUT for the name, CONFLICT while another one is open
 */
export function startStockCount(ctx: Context, name: string): Promise<StockCount> {
  allowCounting(ctx);
  const called = checkedText(name, { field: 'name', called: phrase('The name'), most: 100 });
  return inTransaction(ctx, async (tx) => {
    const { identifiers } = await tx.db
      .createQueryBuilder()
      .insert()
      .into(StockCount)
      .values({ name: called, ...actorOf(tx) })
      .orIgnore()
      .execute();
    const id: string | undefined = identifiers[0]?.id;
    const count = id && (await tx.db.findOneBy(StockCount, { id }));
    if (!count) throw new ShopError(ErrorCode.CONFLICT, phrase('Another count is open. Close it first.'), 'name');
    return count;
  });
}

/**
 * Gives up a count: nothing of it is booked. One that was given up stays so.
 *
 * @throws as `startStockCount`, NOT_FOUND, CONFLICT for one that is closed
 */
export function cancelStockCount(ctx: Context, id: unknown): Promise<StockCount> {
  allowCounting(ctx);
  return inTransaction(ctx, async (tx) => {
    const count = await lockCount(tx, id);
    if (count.closedAt) throw hasEnded();
    if (count.isOpen) await tx.db.update(StockCount, { id: count.id }, { isOpen: false, cancelledAt: () => 'now()' });
    return tx.db.findOneByOrFail(StockCount, { id: count.id });
  });
}

/**
 * A count for the rest of a transaction, in which no other changes it.
 *
 * @throws ShopError NOT_FOUND
 */
export async function lockCount(tx: Context, sentId: unknown): Promise<StockCount> {
  const id = readId(sentId);
  const count = id && (await tx.db.findOne(StockCount, { where: { id }, lock: { mode: 'for_no_key_update' } }));
  if (!count) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such count.'), 'id');
  return count;
}

/** The refusal of a change of a count that has ended. */
export function hasEnded(): ShopError {
  return new ShopError(ErrorCode.CONFLICT, phrase('This count has ended.'), 'id');
}

/**
 * A page of what was counted, what was first counted last at its top. The right to see it was
 * checked by then.
 *
 * @throws ShopError BAD_USER_INPUT for a number out of range or a foreign cursor
 */
export async function listStockCountLines(
  ctx: Context,
  { id: countId }: Pick<StockCount, 'id'>,
  page: PageAsked,
): Promise<StockCountLineConnection> {
  return Object.assign(await latestFirst(ctx, StockCountLine, page, { countId }), { countId });
}

/** How many counts there are. The right to see them was checked by then. */
export function countStockCounts(ctx: Context): Promise<number> {
  return ctx.db.count(StockCount);
}

/** A count; null where there is none. @throws ShopError UNAUTHENTICATED, FORBIDDEN */
export async function findStockCount(ctx: Context, sentId: unknown): Promise<StockCount | null> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  const id = readId(sentId);
  return id ? ctx.db.findOneBy(StockCount, { id }) : null;
}

/**
 * A page of counts, latest first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a number out of range or a
 *   foreign cursor
 */
export async function listStockCounts(ctx: Context, page: PageAsked): Promise<Page<StockCount>> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  return latestFirst(ctx, StockCount, page);
}
