import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { LinkPurpose } from '../accounts/email/email-link.entity.js';
import { ensurePicture } from '../accounts/pictures/pictures.service.js';
import type { User } from '../accounts/user.entity.js';
import { Banner, BannerPlacement } from '../banners/banner.entity.js';
import { HomeSlide } from '../banners/home-slide.entity.js';
import { CartLine } from '../cart/cart-line.entity.js';
import type { Category } from '../catalogue/category.entity.js';
import type { ProductVariant } from '../catalogue/product-variant.entity.js';
import { DeliveryZone } from '../delivery/delivery-zone.entity.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { restRouter } from '../rest.js';
import { Review } from '../reviews/review.entity.js';
import { callsOf } from '../shared/rest/describe-call.js';
import { BulkExport } from '../sync/bulk-export.entity.js';
import { ChangeKind } from '../sync/change.type.js';
import { WishlistItem } from '../wishlist/wishlist-item.entity.js';
import { anEmailLink, aUser } from './factories/account.factory.js';
import { aCategory } from './factories/catalogue.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from './factories/checkout.factory.js';
import { anOrderOf, TO_THE_DOOR } from './factories/order.factory.js';
import { aPicture } from './factories/picture.factory.js';
import { openShop, type TestShop } from './shop.js';
import { aStandInToken } from './sign-in-window.js';
import { formOf, uploadOverRest } from './upload-calls.js';

/** One answer of each call, held against what the documentation says that it is. */
let shop: TestShop;
let category: Category;
let variant: ProductVariant;

beforeAll(async () => {
  // Mails wait in the queue, which nobody runs here.
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
  const ctx = shop.ctx();
  const imageId = v7();
  await ctx.db.insert(Image, { id: imageId, key: 'dal', alt: 'A bowl of dal', width: 640, height: 640, widths: [640] });
  category = await aCategory(ctx, { imageId });
  const below = await aCategory(ctx, { parentId: category.id });
  const placement = { categoryId: category.id, subCategoryId: below.id, imageIds: [imageId], featured: true };
  variant = await aVariant(shop, { ...placement, price: 150, countInStock: 50 });
  await ctx.db.insert(DeliveryZone, {
    ...{ name: 'India', pinPrefixes: ['5'], freshDays: 0, generalDays: 2, cutoff: '17:00', slots: ['18:00-21:00'] },
  });
  await ctx.db.insert(Country, { name: 'India', iso2: 'IN', position: 1 });
  await ctx.db.insert(HomeSlide, { imageId, position: 1 });
  await ctx.db.insert(Banner, [
    { imageId, categoryId: category.id, placement: BannerPlacement.HOME, position: 1 },
    { imageId, subCategoryId: below.id, placement: BannerPlacement.SIDE, position: 1 },
  ]);
  await ctx.db.insert(Review, {
    ...{ productId: variant.productId, customerName: 'Asha', customerRating: 4.5, text: 'Good.' },
  });
});

afterAll(() => shop.close());

/** How a call is made so that it succeeds. */
interface Sample {
  /** Instead of the path as it is described. */
  path?: string;
  as?: User;
  body?: object;
}

async function aLine(): Promise<{ as: User; lineId: string }> {
  const as = await aBuyer(shop, variant);
  const { id } = await shop.database.manager.findOneByOrFail(CartLine, { userId: as.id });
  return { as, lineId: id };
}

async function aPayment(): Promise<{ as: User; id: string; body: object }> {
  const as = await aBuyer(shop, variant);
  const { id, orderId } = await startCheckout(shop, as);
  const paid = await payAtStandIn(shop, orderId);
  return { as, id, body: { ...paid, paymentId: paid.razorpay_payment_id } };
}

/** By method and path as described. A call without a sample is made as it stands. */
const samples: Record<string, () => Promise<Sample>> = {
  'GET /category/:id': async () => ({ path: `/category/${category.id}` }),
  'GET /products/catId': async () => ({ path: `/products/catId?catId=${category.id}` }),
  'GET /products/subCatId': async () => ({ path: `/products/subCatId?subCatId=${category.id}` }),
  'GET /products/rating': async () => ({ path: '/products/rating?rating=4' }),
  'GET /products/:id': async () => ({ path: `/products/${variant.productId}` }),
  'GET /productReviews': async () => ({ path: `/productReviews?productId=${variant.productId}` }),
  'POST /user/signin': async () => {
    const { email } = await aUser(shop.ctx(), { password: 'mango-season' });
    return { body: { email, password: 'mango-season' } };
  },
  'POST /user/signup': async () => ({
    body: { name: 'Meera', email: 'meera@example.com', phone: '9876543210', password: 'mango-season' },
  }),
  'POST /user/authWithGoogle': async () => ({
    body: { idToken: await aStandInToken(shop.address, { name: 'Zoya', email: 'zoya@example.com' }) },
  }),
  'GET /user/:id': async () => {
    const as = await aUser(shop.ctx());
    return { as, path: `/user/${as.id}` };
  },
  'PUT /user/:id': async () => {
    const as = await aUser(shop.ctx());
    await ensurePicture(shop.ctx(), as);
    return { as, path: `/user/${as.id}`, body: { name: 'Meera Rao', phone: '9876543210' } };
  },
  'PUT /user/changePassword/:id': async () => {
    const as = await aUser(shop.ctx(), { password: 'mango-season' });
    return { as, path: `/user/changePassword/${as.id}`, body: { password: 'mango-season', newPass: 'monsoon-rain' } };
  },
  'POST /user/email/confirmation': async () => ({ as: await aUser(shop.ctx()) }),
  'POST /user/email/change': async () => ({
    as: await aUser(shop.ctx(), { password: 'mango-season' }),
    body: { newEmail: 'uma@example.com', currentPassword: 'mango-season' },
  }),
  'POST /user/email/confirm': async () => {
    const as = await aUser(shop.ctx());
    return { as, body: { token: await anEmailLink(shop.ctx(), as, LinkPurpose.CHANGE) } };
  },
  'POST /user/email/undo': async () => ({
    body: { token: await anEmailLink(shop.ctx(), await aUser(shop.ctx()), LinkPurpose.UNDO) },
  }),
  'POST /user/upload': async () => ({
    as: await aUser(shop.ctx()),
    body: formOf([{ bytes: await aPicture() }]),
  }),
  'GET /imageUpload': async () => {
    const as = await aUser(shop.ctx());
    await uploadOverRest(shop, as, [{ bytes: await aPicture() }]);
    return { as };
  },
  'DELETE /imageUpload/deleteAllImages': async () => ({ as: await aUser(shop.ctx()) }),
  'GET /my-list': async () => ({ as: (await aWish()).as }),
  'POST /my-list/add': async () => ({ as: await aUser(shop.ctx()), body: { productId: variant.productId } }),
  'DELETE /my-list/:id': async () => {
    const { as, id } = await aWish();
    return { as, path: `/my-list/${id}` };
  },
  'POST /productReviews/add': async () => ({
    as: await aUser(shop.ctx()),
    body: { productId: variant.productId, review: 'Good', customerRating: 4.5 },
  }),
  'GET /delivery': async () => ({ path: '/delivery?pin=560001' }),
  'GET /search': async () => ({ path: '/search?q=product' }),
  'GET /cart': async () => ({ as: await aBuyer(shop, variant) }),
  'POST /cart/add': async () => ({ as: await aUser(shop.ctx()), body: { productId: variant.productId } }),
  'PUT /cart/:id': async () => {
    const { as, lineId } = await aLine();
    return { as, path: `/cart/${lineId}`, body: { quantity: 2 } };
  },
  'DELETE /cart/:id': async () => {
    const { as, lineId } = await aLine();
    return { as, path: `/cart/${lineId}` };
  },
  'POST /payment/order': async () => ({ as: await aBuyer(shop, variant), body: BILLING }),
  'POST /payment/order/:id/cancel': async () => {
    const as = await aBuyer(shop, variant);
    const { id } = await startCheckout(shop, as);
    return { as, path: `/payment/order/${id}/cancel` };
  },
  'GET /variants': async () => ({ as: await anAdmin(), path: `/variants?sku=${variant.sku}` }),
  'GET /variants/:id': async () => ({ as: await anAdmin(), path: `/variants/${variant.id}` }),
  'PUT /variants/:id/stock': async () => ({
    ...{ as: await anAdmin(), path: `/variants/${variant.id}/stock` },
    body: { delta: 5, reason: 'Delivery' },
  }),
  'PUT /variants/:id/price': async () => ({
    ...{ as: await anAdmin(), path: `/variants/${variant.id}/price` },
    body: { price: 150, oldPrice: 175.5 },
  }),
  'POST /exports': async () => ({ as: await anAdmin(), body: { kind: 'order', updatedSince: '2026-01-05T10:00:00Z' } }),
  'GET /exports/:id': async () => {
    const { id } = await shop.database.manager.save(BulkExport, { kind: ChangeKind.VARIANT });
    return { as: await anAdmin(), path: `/exports/${id}` };
  },
  'GET /orders/all': async () => {
    await anOrder();
    return { as: await anAdmin(), path: '/orders/all?status=confirmed&first=1' };
  },
  'POST /orders/:id/status': async () => ({
    ...{ as: await anAdmin(), path: `/orders/${(await anOrder()).id}/status` },
    body: { status: 'packed' },
  }),
  'POST /orders/:id/shipments': async () => {
    const id = await anOrderOf(shop, await aBuyer(shop, variant), [OrderStatus.PACKED]);
    return {
      as: await anAdmin(),
      path: `/orders/${id}/shipments`,
      body: { courier: 'India Post', trackingNumber: 'EE1' },
    };
  },
  'POST /orders/:id/cancel': async () => {
    const { as, id } = await anOrder();
    return { as, path: `/orders/${id}/cancel` };
  },
  'POST /orders/:id/returns': async () => {
    const as = await aBuyer(shop, variant);
    const id = await anOrderOf(shop, as, TO_THE_DOOR);
    return { as, path: `/orders/${id}/returns`, body: { reason: 'Came broken' } };
  },
  'POST /orders/create': () => aPayment(),
  'GET /orders': async () => ({ as: (await anOrder()).as }),
  'GET /orders/:id': async () => {
    const { as, id } = await anOrder();
    return { as, path: `/orders/${id}` };
  },
};

const anAdmin = () => aUser(shop.ctx(), { isAdmin: true });

async function aWish(): Promise<{ as: User; id: string }> {
  const as = await aUser(shop.ctx());
  const { id } = await shop.database.manager.save(WishlistItem, { userId: as.id, productId: variant.productId });
  return { as, id };
}

async function anOrder(): Promise<{ as: User; id: string }> {
  const { as, body } = await aPayment();
  const { body: order } = await shop.rest('POST /api/orders/create', { as, body });
  return { as, id: order.id };
}

/** Made by the provider alone, who signs it; place-order.test.ts and others make it. */
const BY_OTHERS = ['POST /payment/webhook'];

describe('what a call answers', () => {
  const calls = callsOf(restRouter).filter(({ description }) => description?.answer);
  const named = calls.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const);

  it.each(named.filter(([name]) => !BY_OTHERS.includes(name)))(
    'is just what the documentation says: %s',
    async (name, { method, path, description }) => {
      const { as = null, path: filled = path, body } = (await samples[name]?.()) ?? {};
      const isSent = method === 'post' || method === 'put';

      const answer = await shop.rest(`${method.toUpperCase()} /api${filled}`, {
        as,
        ...(isSent ? { body: body ?? {} } : {}),
      });

      expect([answer.status, answer.body.msg]).toEqual([description?.status ?? 200, answer.body.msg]);
      // What a shape does not name would be left out by it.
      expect(description?.answer?.parse(answer.body)).toEqual(answer.body);
    },
  );
});
