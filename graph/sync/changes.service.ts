import { productById, variantById } from '../catalogue/catalogue.loaders.js';
import { creditById } from '../credit/credit.loaders.js';
import { orderById } from '../orders/orders.loaders.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import { allow, mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { defineLoader } from '../shared/rows/loader.js';
import { asNode, type Node } from '../shared/schema/node.type.js';
import { type Change, type ChangeConnection, ChangeKind } from './change.type.js';
import { countChangedRows, findChanges, findHorizon, findTimes } from './changes.queries.js';

/** Which changes are wanted. */
export interface ChangesRequest {
  kinds: readonly ChangeKind[];
  /** Changes of this moment and later; null: all that there ever were. */
  since: Date | null;
  /** 1 to 100. */
  first: number;
  after: string | null;
}

/** A place is the number of a transaction. */
const PLACE = /^\d{1,19}$/;

/**
 * A page of what changed, each thing once, at its last change; what is gone is told as well. The
 * order is that of the transactions, of which only those are listed before which nothing can come
 * any more: anyone who goes on behind the last cursor misses nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody who may not read all things of the
 *   kinds, BAD_USER_INPUT without a kind, for `first` out of range, or for a cursor of another list
 *   or of a database that was before this one
 */
export async function listChanges(ctx: Context, request: ChangesRequest): Promise<ChangeConnection> {
  const kinds = [...new Set(request.kinds)];
  if (kinds.length === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Say which one.'), 'kinds');
  for (const kind of kinds) allowReading(ctx, kind);
  const size = pageSize(request.first);
  const cursor = readCursor(request.after, 3);
  const [place = null, kind = null, id = null] = cursor ?? [];
  if (cursor && !PLACE.test(String(place))) throw notHere();
  if (cursor && BigInt(String(place)) >= (await findHorizon(ctx))) throw notHere();
  const found = await findChanges(ctx, { kinds, since: request.since, after: [place, kind, id], limit: size + 1 });
  return Object.assign(
    pageOf(found, size, cursor, (change) => [change.place, change.kind, change.id]),
    { kinds, since: request.since },
  );
}

/** How many things a whole list holds. */
export function countChanges(ctx: Context, { kinds, since }: ChangeConnection): Promise<number> {
  return countChangedRows(ctx, kinds, since);
}

/**
 * What a change is of, as it is now; null where it is gone, and for a customer, who is read by the
 * account's own call.
 */
export async function changedThing(ctx: Context, { kind, id, isRemoved }: Change): Promise<Node | null> {
  if (isRemoved || kind === ChangeKind.CUSTOMER) return null;
  const [typeName, load] = THINGS[kind];
  const found = await load(ctx, id);
  return found ? asNode(typeName, found) : null;
}

/** When things changed last; a key is `<kind> <id>`. */
export const updatedAtByThing = defineLoader<Date | undefined>(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const found = await findTimes(ctx, asked);
  const byKey = new Map(found.map(({ key, updatedAt }) => [key, updatedAt]));
  return keys.map((key) => byKey.get(key));
});

const THINGS = {
  PRODUCT: ['Product', (ctx: Context, id: string) => productById(ctx).load(id)],
  VARIANT: ['ProductVariant', (ctx: Context, id: string) => variantById(ctx).load(id)],
  ORDER: ['Order', (ctx: Context, id: string) => orderById(ctx).load(id)],
  CREDIT: ['Credit', (ctx: Context, id: string) => creditById(ctx).load(id)],
} as const;

/** Lets pass who may read all things of a kind. @throws ShopError UNAUTHENTICATED, FORBIDDEN */
export function allowReading(ctx: Context, kind: ChangeKind): void {
  const right = rightOf(ctx, kind);
  if (right) staffOf(ctx, right);
  else allow(ctx, scopeOf(kind));
}

/** Whether `allowReading` would let pass the caller. */
export function mayRead(ctx: Context, kind: ChangeKind): boolean {
  const right = rightOf(ctx, kind);
  return right ? hasRight(ctx.viewer?.role, right) : mayUse(ctx, scopeOf(kind));
}

/** The right that staff need; null where a scope decides. No key reads customers. */
function rightOf({ apiKey }: Context, kind: ChangeKind): Right | null {
  if (kind === ChangeKind.CUSTOMER) return Right.SERVE_CUSTOMERS;
  return kind === ChangeKind.CREDIT && !apiKey ? Right.GIVE_MONEY_BACK : null;
}

function scopeOf(kind: ChangeKind): ApiScope {
  const isOfOrders = kind === ChangeKind.ORDER || kind === ChangeKind.CREDIT;
  return isOfOrders ? ApiScope.ORDERS_READ : ApiScope.CATALOGUE_READ;
}

/** After a restore from a copy, transactions count from a lower number. */
function notHere(): ShopError {
  return new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('after is not a cursor of this list. Start again without one.'),
    'after',
  );
}
