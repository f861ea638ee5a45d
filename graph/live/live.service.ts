import { In } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { anyProductById, productById, variantById, variantsByProductId } from '../catalogue/catalogue.loaders.js';
import { availableOf } from '../catalogue/catalogue.service.js';
import { versionOfProduct } from '../catalogue/changes/save-product.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Order } from '../orders/order.entity.js';
import { findOrder, getOrder } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow, mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { joinEditors, otherEditors } from './editors.js';
import type { Topic } from './listen-to-changes.js';
import type { ProductEditor } from './product-editor.type.js';
import { NewsKind, type ShopNews } from './shop-news.type.js';
import type { StockChange } from './stock-change.type.js';
import { streamChanges } from './stream-changes.js';

/** The most variants that one subscription is about. */
const MAX_VARIANTS = 100;

/** What `stockChanged` is about: one of both. */
export interface StockWish {
  productId: string | null;
  variantIds: readonly string[] | null;
}

/**
 * An order of the viewer's, or any for an admin and for an API key with orders:read: as it stands,
 * and again after each change of its status, or of what is missing of it.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for another's and for an unknown one
 */
export async function followOrder(ctx: Context, id: unknown): Promise<AsyncIterable<Order>> {
  const { id: known } = await getOrder(ctx, id);
  let sent: string | null = null;
  return streamChanges(ctx, [`order ${known}`], async (now) => {
    const order = await findOrder(now, known);
    const state = order && `${order.status} ${order.news}`;
    if (!order || state === sent) return [];
    sent = state;
    return [order];
  });
}

/**
 * What is in stock of a product or of some variants: as it stands, and again after each change.
 *
 * @throws ShopError BAD_USER_INPUT unless one of both is given, with at most 100 variants;
 *   NOT_FOUND for an unknown one
 */
export async function followStock(ctx: Context, wish: StockWish): Promise<AsyncIterable<StockChange>> {
  const productIds = await productsOf(ctx, wish);
  const chosen = wish.variantIds && new Set(wish.variantIds.map(readId));
  const topics = productIds.map((id) => `stock ${id}` as const);
  const sentCounts = new Map<string, string>();
  return streamChanges(ctx, topics, async (now) => {
    const changes = await Promise.all(
      productIds.map(async (id) => {
        const [product, all] = await Promise.all([productById(now).load(id), variantsByProductId(now).load(id)]);
        return { product, variants: chosen ? all.filter((variant) => chosen.has(variant.id)) : all };
      }),
    );
    return changes.flatMap(({ product, variants }) => {
      const counts = JSON.stringify(variants.map((variant) => [variant.id, availableOf(variant)]));
      if (!product || sentCounts.get(product.id) === counts) return [];
      sentCounts.set(product.id, counts);
      return [{ product, variants }];
    });
  });
}

/**
 * A product, hidden or not: as it stands, and again after each change of anything but its stock,
 * or of who else edits it.
 *
 * @param isEditing whether an account does so in order to edit it, which others who do are told
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read, and for who edits it but may not; NOT_FOUND for an unknown one
 */
export async function followProduct(
  ctx: Context,
  productId: unknown,
  isEditing: boolean,
): Promise<AsyncIterable<Product>> {
  allow(ctx, ApiScope.CATALOGUE_READ);
  if (isEditing) allow(ctx, ApiScope.CATALOGUE_WRITE);
  const id = readId(productId);
  if (!id || !(await anyProductById(ctx).load(id)))
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  const leave = isEditing ? await joinEditors(ctx, id) : undefined;
  const topics: Topic[] = isEditing ? [`product ${id}`, `editor ${id}`] : [`product ${id}`];
  let sent: string | null = null;
  const look = async (now: Context) => {
    const [product, version] = await Promise.all([anyProductById(now).load(id), versionOfProduct(now, id)]);
    const state = JSON.stringify([version, isEditing ? otherEditors(now, id) : []]);
    if (!product || state === sent) return [];
    sent = state;
    return [product];
  };
  try {
    return await streamChanges(ctx, topics, look, { onEnd: leave });
  } catch (thrown) {
    leave?.();
    throw thrown;
  }
}

/**
 * Who else edits a product, by their names, without accounts that were deleted meanwhile; empty for
 * all but those who follow the product in order to edit it, and still may.
 */
export async function listOtherEditors(ctx: Context, productId: string): Promise<ProductEditor[]> {
  if (!ctx.viewer || !mayUse(ctx, ApiScope.CATALOGUE_WRITE)) return [];
  const others = otherEditors(ctx, productId);
  if (others.length === 0) return [];
  const accounts = await ctx.db.find(User, {
    where: { id: In(others.map(({ accountId }) => accountId)) },
    select: { id: true, name: true },
  });
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return others.flatMap(({ accountId, since }) => {
    const name = names.get(accountId);
    return name === undefined ? [] : [{ name, since }];
  });
}

/** What is listened to for a kind of news, and who for: programs too, where that is a scope. */
const NEWS: Record<NewsKind, { topic: Topic; isFor: ApiScope | Right.MANAGE_INTEGRATIONS }> = {
  [NewsKind.PRODUCTS]: { topic: 'product *', isFor: ApiScope.CATALOGUE_READ },
  [NewsKind.CATEGORIES]: { topic: 'category *', isFor: ApiScope.CATALOGUE_READ },
  [NewsKind.STOCK]: { topic: 'stock *', isFor: ApiScope.CATALOGUE_READ },
  [NewsKind.ORDERS]: { topic: 'order *', isFor: ApiScope.ORDERS_READ },
  [NewsKind.COUNTS]: { topic: 'count *', isFor: ApiScope.CATALOGUE_READ },
  [NewsKind.WEBHOOKS]: { topic: 'webhook *', isFor: Right.MANAGE_INTEGRATIONS },
  [NewsKind.EXPORTS]: { topic: 'export *', isFor: ApiScope.CATALOGUE_READ },
};

/** A desk that hears of a change asks for lists, some of which take the database a while. */
const NEWS_CALM_MS = 3_000;

/**
 * That something of some kinds has changed: at once, and then at most every three seconds. It is
 * told first as it begins, so that a desk that was cut off asks anew.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not read one of the kinds;
 *   BAD_USER_INPUT without any
 */
export async function followShop(ctx: Context, kinds: readonly NewsKind[]): Promise<AsyncIterable<ShopNews>> {
  if (kinds.length === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Name at least one kind.'), 'kinds');
  for (const kind of kinds) {
    const { isFor } = NEWS[kind];
    if (isFor === Right.MANAGE_INTEGRATIONS) staffOf(ctx, isFor);
    else allow(ctx, isFor);
  }
  const topics = [...new Set(kinds)].map((kind) => NEWS[kind].topic);
  return streamChanges(ctx, topics, async () => [{ at: new Date() }], { calmMs: NEWS_CALM_MS });
}

async function productsOf(ctx: Context, { productId, variantIds }: StockWish): Promise<string[]> {
  if ((productId === null) === (variantIds === null))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Give either productId or variantIds.'), 'productId');
  const unknown = () => new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'));
  if (productId !== null) {
    const id = readId(productId);
    if (!id || !(await productById(ctx).load(id))) throw unknown();
    return [id];
  }
  const ids = (variantIds ?? []).map(readId);
  if (ids.length === 0 || ids.length > MAX_VARIANTS)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Give 1 to {most} variantIds.', { most: MAX_VARIANTS }),
      'variantIds',
    );
  const found = await Promise.all(ids.map(async (id) => (id ? variantById(ctx).load(id) : undefined)));
  return [
    ...new Set(
      found.map((variant) => {
        if (!variant) throw unknown();
        return variant.productId;
      }),
    ),
  ];
}
