import { randomUUID } from 'node:crypto';
import { IsNull, Not, Raw } from 'typeorm';
import type { Basket } from '../cart/basket.type.js';
import type { Choice } from '../cart/merge-cart.js';
import { priceBasket } from '../cart/price-basket.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import { findVariant, findVariantBySku, listVariants } from '../catalogue/catalogue.service.js';
import { pricesOfVersion, tellPrice } from '../catalogue/variants/former-prices.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { type ProgramLine, ProgramSession, Protocol, SessionKind } from './program-session.entity.js';

/** So long a session is kept after it was made. In hours. */
export const SESSION_HOURS = 24;

/** What a program asks for. */
export interface AskedItem {
  /** Of a variant or of a product with one variant, or an article number. */
  id: string;
  quantity: number;
  /** What the catalogue said a piece costs, in paise; absent where it was not noted. */
  price?: number;
}

/** What a program asks for, and by which version of the catalogue; null for that of now. */
export interface AskedGoods {
  items: readonly AskedItem[];
  version: Date | null;
}

/** A session with its goods at the prices of now. */
export interface PricedSession {
  session: ProgramSession;
  basket: Basket;
}

/** What nothing can be made of: none of the items is sold. */
export class NothingSold extends Error {}

/** Which sessions are meant. */
export interface SessionKey {
  protocol: Protocol;
  kind: SessionKind;
}

/**
 * Opens a cart or a checkout with goods. Of a cart that has an open checkout, that is answered
 * again.
 *
 * @throws ShopError BAD_USER_INPUT for no items, more than 50 or a bad quantity; `NothingSold`
 */
export async function openSession(
  ctx: Context,
  { protocol, kind }: SessionKey,
  { cartId = null, ...goods }: AskedGoods & { cartId?: string | null },
): Promise<PricedSession> {
  const cart = cartId ? await findSession(ctx, { protocol, kind: SessionKind.CART }, cartId) : null;
  if (cart) {
    const open = await ctx.db.findOneBy(ProgramSession, { cartId: cart.session.id });
    if (open && !open.isCanceled && !open.orderId) return priced(ctx, open);
    if (open) await ctx.db.update(ProgramSession, { id: open.id }, { cartId: null });
  }
  const lines = cart ? cart.session.lines : await linesOf(ctx, goods);
  const row = {
    // A program that knows it may change the session: it cannot be guessed, unlike the time of
    // other ids.
    ...{ id: randomUUID(), protocol, kind, lines },
    ...{ cartId: cart?.session.id ?? null, apiKeyId: ctx.apiKey?.id ?? null },
  };
  await ctx.db.createQueryBuilder().insert().into(ProgramSession).values(row).orIgnore().execute();
  // Where another request was quicker with the same cart, its checkout is the one.
  const where = row.cartId ? { cartId: row.cartId } : { id: row.id };
  return priced(ctx, await ctx.db.findOneByOrFail(ProgramSession, where));
}

/**
 * A session by its id, at the prices of now, also one that is canceled.
 *
 * @throws ShopError NOT_FOUND for an unknown one, and one older than a day, unless it became an
 *   order
 */
export async function readSession(
  ctx: Context,
  { protocol, kind }: SessionKey,
  sentId: unknown,
): Promise<PricedSession> {
  const id = readId(sentId);
  const isAlive = Raw((column) => `${column} > now() - interval '${SESSION_HOURS} hours'`);
  const wanted = { id: id ?? '', protocol, kind };
  const where = [
    { ...wanted, createdAt: isAlive },
    { ...wanted, orderId: Not(IsNull()) },
  ];
  const session = id && (await ctx.db.findOneBy(ProgramSession, where));
  if (!session) throw noSession();
  return priced(ctx, session);
}

/** A session that is not canceled. @throws as `readSession`, also for one that is canceled */
export async function findSession(ctx: Context, key: SessionKey, id: unknown): Promise<PricedSession> {
  const found = await readSession(ctx, key, id);
  if (found.session.isCanceled) throw noSession();
  return found;
}

/**
 * Puts other goods in the place of those of a session.
 *
 * @throws as `openSession` and `findOpenSession`
 */
export async function updateSession(
  ctx: Context,
  key: SessionKey,
  { id, ...goods }: AskedGoods & { id: unknown },
): Promise<PricedSession> {
  const { session } = await findOpenSession(ctx, key, id);
  session.lines = await linesOf(ctx, goods);
  await ctx.db.update(ProgramSession, { id: session.id }, { lines: session.lines });
  return priced(ctx, session);
}

/** Ends a session, and answers it as it was. @throws as `findOpenSession` */
export async function cancelSession(ctx: Context, key: SessionKey, id: unknown): Promise<PricedSession> {
  const found = await findOpenSession(ctx, key, id);
  await ctx.db.update(ProgramSession, { id: found.session.id }, { isCanceled: true });
  found.session.isCanceled = true;
  return found;
}

/** A session in which nothing was bought yet. @throws as `findSession` */
async function findOpenSession(ctx: Context, key: SessionKey, id: unknown): Promise<PricedSession> {
  const found = await findSession(ctx, key, id);
  if (found.session.orderId) throw noSession();
  return found;
}

function noSession(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such session, or it has ended.'), 'id');
}

/** Removes sessions that are over, and became no order. */
export async function removeOldSessions({ db }: Context): Promise<void> {
  const isOver = Raw((column) => `${column} <= now() - interval '${SESSION_HOURS} hours'`);
  await db.delete(ProgramSession, { createdAt: isOver, orderId: IsNull() });
}

async function priced(ctx: Context, session: ProgramSession): Promise<PricedSession> {
  return { session, basket: await priceBasket(ctx, session.lines.map(choiceOf), null) };
}

/** What it cost is compared as catalogues tell it, and not by the basket. */
function choiceOf({ productId, variantId, quantity }: ProgramLine): Choice {
  return { productId, variantId, quantity };
}

async function linesOf(ctx: Context, { items, version }: AskedGoods): Promise<ProgramLine[]> {
  if (items.length === 0 || items.length > 50)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send 1 to {most} choices.', { most: 50 }), 'line_items');
  const variants = await Promise.all(items.map(({ id }) => variantNamed(ctx, id)));
  const found = variants.flatMap((variant, place) => {
    const item = items[place];
    return variant && item ? [{ item, variant }] : [];
  });
  if (found.length === 0) throw new NothingSold();
  const ids = found.map(({ variant }) => variant.id);
  const formerly = version ? await pricesOfVersion(ctx, ids, version) : new Map<string, Paise>();
  return Promise.all(
    found.map(async ({ item: { id: itemId, quantity, price }, variant: { id, productId, pricePaise: now } }) => {
      const pricePaise =
        price === undefined ? await toldPrice(ctx, productId, formerly.get(id) ?? now) : asPaise(price);
      return { itemId, quantity, productId, variantId: id, pricePaise };
    }),
  );
}

/** What everybody pays for a piece of a variant that costs so much without offers. */
export async function toldPrice(ctx: Context, productId: string, pricePaise: Paise): Promise<Paise> {
  const product = await productById(ctx).load(productId);
  return product ? (await tellPrice(ctx, product, pricePaise)).pricePaise : pricePaise;
}

/** The variant that an id or an article number means; of a product, its default variant. */
export async function variantNamed(ctx: Context, id: string): Promise<ProductVariant | null> {
  const variant = (await findVariant(ctx, id)) ?? (await findVariantBySku(ctx, id));
  if (variant) return variant;
  const known = readId(id);
  const product = known && (await productById(ctx).load(known));
  return product ? ((await listVariants(ctx, product))[0] ?? null) : null;
}
