import { outOfStock } from '../catalogue/stock/stock.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { MOST_RUPEES, type Paise, paiseOfRupees } from '../shared/money.js';

/** The most different things that a cart holds. */
export const MOST_LINES = 200;

/** The most that all of a cart comes to. */
export const MOST_PAISE = paiseOfRupees(MOST_RUPEES);

/**
 * Pieces of the variant `v` that a shopper can have, as SQL: those nobody holds, and those held for their own open checkout,
 * which the next checkout gives back.
 *
 * @param userId how the statement names the shopper's id, e.g. `$1`
 */
export function availableTo(userId: string): string {
  return `v.on_hand - v.reserved + coalesce(
    (SELECT h.quantity FROM shopper_hold h WHERE h.user_id = ${userId} AND h.variant_id = v.id), 0)`;
}

/**
 * Whether so many pieces of the variant `v` keep a cart within its limits, as SQL: pieces of one thing, different things, and
 * what all of it comes to, which is no more than the graph and the provider can tell.
 *
 * @param quantity of all pieces in the line, as the statement names it
 */
export function staysWithinLimits({ config }: Context, userId: string, quantity: string): string {
  return `${quantity} <= ${config.cartPiecesPerLine} AND (
    SELECT count(*) < ${MOST_LINES}
      AND coalesce(sum(o.quantity * w.price_paise::bigint), 0) + (${quantity}) * v.price_paise::bigint <= ${MOST_PAISE}
    FROM cart_line o JOIN product_variant w ON w.id = o.variant_id WHERE o.user_id = ${userId} AND o.variant_id <> v.id)`;
}

/**
 * Refuses a total that no order may have, such as one that grew by new prices.
 *
 * @throws ShopError BAD_USER_INPUT
 */
export function checkTotal(totalPaise: Paise): void {
  if (totalPaise > MOST_PAISE) throw tooDear();
}

/** What keeps pieces of a variant out of a shopper's cart, and how many are in it. */
export interface RoomInCart {
  /** Pieces that this shopper can have, those in the cart included. */
  available: number;
  /** Pieces of it that are in the cart. */
  inCart: number;
  /** Different other things in the cart. */
  lines: number;
  /** Pieces of it with which the total is still one that an order may have. */
  mostByTotal: number;
}

/** How much room a shopper's cart has for a variant; null for an unknown one. */
export async function roomInCart(ctx: Context, userId: string, variantId: string): Promise<RoomInCart | null> {
  const [room]: RoomInCart[] = await ctx.db.query(
    `SELECT ${availableTo('$1')} AS available,
       coalesce((SELECT l.quantity FROM cart_line l WHERE l.user_id = $1 AND l.variant_id = v.id), 0) AS "inCart",
       others.lines, ((${MOST_PAISE} - others.paise) / v.price_paise)::bigint AS "mostByTotal"
     FROM product_variant v, LATERAL (
       SELECT count(*)::integer AS lines, coalesce(sum(o.quantity * w.price_paise::bigint), 0)::bigint AS paise
       FROM cart_line o JOIN product_variant w ON w.id = o.variant_id
       WHERE o.user_id = $1 AND o.variant_id <> v.id) others
     WHERE v.id = $2`,
    [userId, variantId],
  );
  return room ?? null;
}

/** Pieces of one thing that a cart may hold by its limits, whatever is in stock. */
export function mostByLimits({ config }: Context, { lines, mostByTotal }: RoomInCart): number {
  return lines < MOST_LINES ? Math.min(config.cartPiecesPerLine, mostByTotal) : 0;
}

/** Why so many pieces of a variant do not go into a shopper's cart: for want of stock, with what is left for this very shopper, or by a limit. */
export async function whyNotInCart(
  ctx: Context,
  userId: string,
  variantId: string,
  { quantity, isOnTop }: { quantity: number; isOnTop: boolean },
): Promise<ShopError> {
  const room = await roomInCart(ctx, userId, variantId);
  const wanted = quantity + (isOnTop ? (room?.inCart ?? 0) : 0);
  if (!room || room.available < wanted) return outOfStock(ctx, variantId, room?.available);
  const { cartPiecesPerLine } = ctx.config;
  if (wanted > cartPiecesPerLine) return beyond(`You can buy at most ${cartPiecesPerLine} pieces of this at once.`);
  if (room.lines >= MOST_LINES) return beyond(`Your Cart is full: it holds at most ${MOST_LINES} different items.`);
  return tooDear();
}

function tooDear(): ShopError {
  return beyond(`The total is greater than ₹${MOST_RUPEES.toLocaleString('en-US')}, the most that an order can be.`);
}

function beyond(message: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, 'quantity');
}
