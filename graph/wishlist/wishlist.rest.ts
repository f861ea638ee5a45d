import { Router } from 'express';
import { ownAccount } from '../accounts/own-account.js';
import { imagesByProductId, productById } from '../catalogue/catalogue.loaders.js';
import { restImageUrls } from '../media/image-store.js';
import type { Context } from '../shared/context.js';
import { bodyOf, bodyText, queryText, route } from '../shared/http.js';
import { rupeesOf } from '../shared/money.js';
import { addToWishlist, LOGIN_FIRST, listWishlist, removeFromWishlist } from './wishlist.service.js';
import type { WishlistItem } from './wishlist-item.entity.js';

/** /api/my-list. What a client says of titles, pictures, ratings and prices is not read. @see spec §7 */
export const wishlistRouter = Router();

wishlistRouter.get(
  '/my-list',
  route(async (ctx, req) => {
    const userId = ownAccount(ctx, queryText(req, 'userId'), LOGIN_FIRST);
    const items = await listWishlist(ctx, userId, queryText(req, 'productId') ?? undefined);
    return Promise.all(items.map((item) => toMyListJson(ctx, item)));
  }),
);

wishlistRouter.post(
  '/my-list/add',
  route(async (ctx, req) => {
    const body = bodyOf(req);
    ownAccount(ctx, body.userId, LOGIN_FIRST);
    const { message } = await addToWishlist(ctx, bodyText(body, 'productId'));
    return { error: false, status: true, msg: message };
  }),
);

wishlistRouter.delete(
  '/my-list/:id',
  route(async (ctx, req) => {
    const { message } = await removeFromWishlist(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

/** An entry as the specification's client reads it (spec §3, wishlist entry); a product that nobody rated has 0 stars. */
async function toMyListJson(ctx: Context, { id, userId, productId }: WishlistItem): Promise<object> {
  const [product, images] = await Promise.all([
    productById(ctx).load(productId),
    imagesByProductId(ctx).load(productId),
  ]);
  if (!product) throw new Error(`product ${productId} of an entry of a list is gone`);
  return {
    id,
    _id: id,
    productId,
    productTitle: product.name,
    image: restImageUrls(images)[0] ?? null,
    rating: product.rating ?? 0,
    price: rupeesOf(product.pricePaise),
    userId,
  };
}
