import { Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { imagesByProductId, productById } from '../catalogue/catalogue.loaders.js';
import { productTextIn } from '../catalogue/translations/translated.js';
import { restImageUrls } from '../media/image-store.js';
import { ids, noticeJson, rupees } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText, queryText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode } from '../shared/errors.js';
import { rupeesOf } from '../shared/money/money.js';
import { addToWishlist, LOGIN_FIRST, listWishlist, removeFromWishlist } from './wishlist.service.js';
import type { WishlistItem } from './wishlist-item.entity.js';

const myListJson = z
  .object({
    ...ids,
    productId: z.string(),
    productTitle: z.string(),
    image: z.string().nullable().describe('Address of its first picture; null for a product without one.'),
    rating: z.number().describe('Stars, 0 to 5; 0 for a product that nobody rated.'),
    price: rupees('What it costs now.'),
    userId: z.string().describe('Whose list it is: the caller.'),
  })
  .meta({ id: 'MyListEntry', description: 'A product that a shopper keeps for later.' });

/**
 * /api/my-list. What a client says of titles, pictures, ratings and prices is not read.
 *
 * @see spec §7
 */
export const wishlistRouter = Router();

wishlistRouter.get(
  '/my-list',
  about({
    summary: "The viewer's list, newest first; with a product, its entry or an empty list.",
    caller: 'shopper',
    graph: 'User.wishlist',
    query: {
      userId: z.string().optional().describe("The viewer's own id, if any."),
      productId: z.string().optional().describe('Narrows the answer to the entry of this product.'),
    },
    answer: z.array(myListJson),
    refusals: [ErrorCode.FORBIDDEN],
  }),
  route(async (ctx, req) => {
    const userId = ownAccount(ctx, queryText(req, 'userId'), LOGIN_FIRST);
    const items = await listWishlist(ctx, userId, queryText(req, 'productId') ?? undefined);
    return Promise.all(items.map((item) => toMyListJson(ctx, item)));
  }),
);

wishlistRouter.post(
  '/my-list/add',
  about({
    summary: 'Puts a product on the list.',
    details: 'Title, picture, rating and price are taken from the catalogue, whatever is sent.',
    caller: 'shopper',
    graph: 'Mutation.addToWishlist',
    body: z.object({
      productId: z.string(),
      userId: z.string().optional().describe("The viewer's own id, if any."),
    }),
    answer: noticeJson,
    refusals: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    ownAccount(ctx, body.userId, LOGIN_FIRST);
    const { message } = await addToWishlist(ctx, bodyText(body, 'productId'));
    return { error: false, status: true, msg: message };
  }),
);

wishlistRouter.delete(
  '/my-list/:id',
  about({
    summary: 'Takes an entry off the list.',
    caller: 'shopper',
    graph: 'Mutation.removeFromWishlist',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { message } = await removeFromWishlist(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

/**
 * An entry as the specification's client reads it (spec §3, wishlist entry); a product that no one
 * rated has 0 stars.
 */
async function toMyListJson(
  ctx: Context,
  { id, userId, productId }: WishlistItem,
): Promise<z.infer<typeof myListJson>> {
  const [product, images] = await Promise.all([
    productById(ctx).load(productId),
    imagesByProductId(ctx).load(productId),
  ]);
  if (!product) throw new Error(`product ${productId} of an entry of a list is gone`);
  return {
    id,
    _id: id,
    productId,
    productTitle: await productTextIn(ctx, ctx.language, product, 'name'),
    image: restImageUrls(images)[0] ?? null,
    rating: product.rating ?? 0,
    price: rupeesOf(product.pricePaise),
    userId,
  };
}
