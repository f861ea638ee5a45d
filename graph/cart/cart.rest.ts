import { type Request, Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { unitPriceJson } from '../catalogue/catalogue.json.js';
import { anyProductById } from '../catalogue/catalogue.loaders.js';
import { pictureOfVariant } from '../catalogue/catalogue.service.js';
import { bestBeforeOf } from '../catalogue/stock/batches/best-before.js';
import { productTextIn } from '../catalogue/translations/translated.js';
import { unitPriceOf } from '../catalogue/variants/net-quantity.type.js';
import { restImageUrls } from '../media/image-store.js';
import { noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText, queryText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { rupeesOf, times } from '../shared/money/money.js';
import {
  addToCart,
  getCartLine,
  readCart,
  removeCartLine,
  setCartLineQuantity,
  setCartLineWish,
} from './cart.service.js';
import { cartItemJson, changedCartItemJson, newCartItem, wishBody } from './cart.shapes.js';
import type { PricedCartLine } from './cart-line.entity.js';
import { type ChosenOptions, getVariant } from './chosen-variant.js';

/** /api/cart. What a client says of titles, prices, sums and stock is not read. @see spec §7 */
export const cartRouter = Router();

cartRouter.get(
  '/cart',
  about({
    summary: "The viewer's cart, line by line, at the prices of this moment.",
    caller: 'shopper',
    graph: 'User.cart',
    query: { userId: z.string().optional().describe("The viewer's own id, if any.") },
    answer: z.array(cartItemJson),
    refusals: [ErrorCode.FORBIDDEN],
  }),
  route(async (ctx, req) => {
    const userId = ownAccount(ctx, queryText(req, 'userId'));
    const { lines } = await readCart(ctx, userId);
    return Promise.all(lines.map((line) => toCartItemJson(ctx, line)));
  }),
);

cartRouter.post(
  '/cart/add',
  about({
    summary: 'Puts pieces of a product into the cart.',
    details: 'The same product and option again adds to its line. Titles, prices and sums that are sent are not read.',
    caller: 'shopper',
    graph: 'Mutation.addToCart',
    body: newCartItem,
    answer: noticeJson,
    refusals: [ErrorCode.OPTION_REQUIRED, ErrorCode.NOT_FOUND, ErrorCode.OUT_OF_STOCK, ErrorCode.FORBIDDEN],
  }),
  route(
    async (ctx, req) => {
      const body = bodyOf(req);
      ownAccount(ctx, body.userId);
      const productId = bodyText(body, 'productId');
      const variantId = bodyText(body, 'variantId') || (await getVariant(ctx, productId, optionsIn(body))).id;
      const addition = { productId, variantId, quantity: quantityIn(body, 1) };
      const { message } = await addToCart(ctx, addition, req.get('Idempotency-Key') || null);
      return { error: false, status: true, msg: message };
    },
    { isDoneOnce: true },
  ),
);

cartRouter.put(
  '/cart/:id',
  about({
    summary: 'Sets how many pieces a line has.',
    caller: 'shopper',
    graph: 'Mutation.setCartLineQuantity',
    body: newCartItem.pick({ userId: true }).extend({ quantity: z.number().int().min(1) }),
    answer: changedCartItemJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.OUT_OF_STOCK, ErrorCode.FORBIDDEN],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    ownAccount(ctx, body.userId);
    await setCartLineQuantity(ctx, req.params.id, quantityIn(body, Number.NaN));
    return { error: false, status: true, ...(await toCartItemJson(ctx, await getCartLine(ctx, req.params.id))) };
  }),
);

cartRouter.put(
  '/cart/lines/:id/wish',
  about({
    summary: 'Says what to do where a line turns out to be missing when it is packed.',
    caller: 'shopper',
    graph: 'Mutation.setCartLineWish',
    body: wishBody,
    answer: changedCartItemJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { success, data } = wishBody.safeParse(bodyOf(req));
    if (!success) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such wish.'), 'wish');
    await setCartLineWish(ctx, req.params.id, data.wish);
    return { error: false, status: true, ...(await toCartItemJson(ctx, await getCartLine(ctx, req.params.id))) };
  }),
);

cartRouter.delete(
  '/cart/:id',
  about({
    summary: 'Takes a line out of the cart.',
    caller: 'shopper',
    graph: 'Mutation.removeCartLine',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req: Request) => {
    const { message } = await removeCartLine(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

/**
 * A number as clients send it, also as text; anything else is no quantity, which the domain
 * refuses.
 */
function quantityIn(body: Record<string, unknown>, absent: number): number {
  const { quantity } = body;
  if (quantity === undefined || quantity === null) return absent;
  if (typeof quantity === 'number') return quantity;
  return typeof quantity === 'string' && quantity.trim() ? Number(quantity) : Number.NaN;
}

/**
 * The options that a client chose, under the names that the specification gives a product's lists
 * (spec §3).
 */
function optionsIn(body: Record<string, unknown>): ChosenOptions {
  const chosen = { size: body.size, ram: body.productRam, weight: body.productWeight };
  const texts = Object.entries(chosen).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(texts);
}

/** A line as the specification's client reads it (spec §3, cart item). */
async function toCartItemJson(ctx: Context, line: PricedCartLine): Promise<z.infer<typeof cartItemJson>> {
  const { variant } = line;
  const [product, image] = await Promise.all([
    anyProductById(ctx).load(variant.productId),
    pictureOfVariant(ctx, variant),
  ]);
  return {
    id: line.id,
    _id: line.id,
    productId: variant.productId,
    variantId: variant.id,
    productTitle: product && (await productTextIn(ctx, ctx.language, product, 'name')),
    image: image ? (restImageUrls([image])[0] ?? null) : null,
    rating: product?.rating ?? 0,
    price: rupeesOf(variant.pricePaise),
    quantity: line.quantity,
    subTotal: rupeesOf(times(variant.pricePaise, line.quantity)),
    discount: rupeesOf(line.discountPaise),
    countInStock: line.available,
    bestBefore: await bestBeforeOf(ctx, variant, line.quantity),
    wish: line.wish,
    size: variant.size,
    productRam: variant.ram,
    productWeight: variant.weight,
    unitPrice: unitPriceJson(unitPriceOf(variant)),
    userId: line.userId,
  };
}
