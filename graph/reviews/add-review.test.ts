import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { Product } from '../catalogue/product.entity.js';
import { Attempt } from '../limits/attempt.entity.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let user: User;
let product: Product;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  user = await aUser(shop.ctx(), { name: 'Asha Rao' });
  product = await aProduct(shop.ctx());
});

afterAll(() => shop.close());

const REVIEW = 'id text customerRating customerName verifiedPurchase dateCreated';
const ADD = `mutation ($input: ReviewInput!) {
  addReview(input: $input) {
    review { ${REVIEW} } product { id rating reviewCount reviews(first: 5) { totalCount nodes { ${REVIEW} } } }
    message userErrors { code message field }
  }
}`;

const add = async (input: object, as: User | null = user) => {
  const asked = { productId: product.id, text: 'Smells of home.', customerRating: 4.5, ...input };
  return (await shop.graphql(ADD, { input: asked }, { as })).data?.addReview;
};
const post = (body: object, as: User | null = user) =>
  shop.rest('POST /api/productReviews/add', { as, body: { productId: product.id, review: 'Good', ...body } });
const reviews = async () => (await shop.rest(`GET /api/productReviews?productId=${product.id}`)).body;

describe('addReview', () => {
  it('shows the review with the product, whose rating follows', async () => {
    await add({ customerRating: 3 }, await aUser(shop.ctx()));

    const added = await add({ text: '  Smells of home.\n' });

    expect(added.userErrors).toEqual([]);
    expect(added.message).toBe('Thank you for your review!');
    expect(added.review).toMatchObject({ text: 'Smells of home.', customerRating: 4.5, customerName: 'Asha Rao' });
    expect(added.product).toMatchObject({ rating: 3.8, reviewCount: 2, reviews: { totalCount: 2 } });
    expect(added.product.reviews.nodes[0]).toEqual(added.review);
    expect(await reviews()).toHaveLength(2);
  });

  it('gives one star when none are sent', async () => {
    const { data } = await shop.graphql(ADD, { input: { productId: product.id, text: 'Good' } }, { as: user });

    expect(data.addReview.review.customerRating).toBe(1);
    expect((await post({}, await aUser(shop.ctx()))).body.customerRating).toBe(1);
  });

  it('changes the first review of a shopper who writes a second, and puts it on top', async () => {
    const first = await add({ customerRating: 1 });
    await add({}, await aUser(shop.ctx()));

    const second = await add({ text: 'It grew on me.', customerRating: 5 });

    expect(second.review).toMatchObject({ id: first.review.id, text: 'It grew on me.', customerRating: 5 });
    expect(second.product).toMatchObject({ reviewCount: 2, rating: 4.8 });
    expect(second.product.reviews.nodes[0].id).toBe(first.review.id);
  });

  it('counts every one of many reviews at once', async () => {
    const writers = await Promise.all(Array.from({ length: 12 }, () => aUser(shop.ctx())));

    await Promise.all(writers.map((writer, index) => add({ customerRating: 1 + (index % 5) }, writer)));

    const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { rating reviewCount } }', {
      id: product.id,
    });
    // 1 to 5 twice, then 1 and 2: 33 ÷ 12
    expect(data.product).toEqual({ rating: 2.8, reviewCount: 12 });
  });

  it('takes 2,000 characters, each emoji as one, and keeps HTML as the text that it is', async () => {
    expect((await add({ text: '🥭'.repeat(2000) })).userErrors).toEqual([]);
    const html = '<img src=x onerror=alert(1)> & "quotes"';

    expect((await add({ text: html })).review.text).toBe(html);
    expect((await reviews())[0].review).toBe(html);
  });

  it('lets an account write ten within a minute, over both faces and however many at once', async () => {
    const other = await aUser(shop.ctx());
    const faces = [() => add({}), async () => ((await post({})).status === 200 ? { review: {} } : undefined)];

    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => faces[index % 2]?.()));

    expect(answers.filter((answer) => answer?.review)).toHaveLength(10);
    const refused = await post({});
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await shop.graphql(ADD, { input: { productId: product.id, text: 'Good' } }, { as: user })).errors).toEqual([
      expect.objectContaining({
        message: 'You have written too many reviews. Please try again in a minute.',
        extensions: expect.objectContaining({ code: 'RATE_LIMITED' }),
      }),
    ]);
    expect((await add({}, other)).userErrors).toEqual([]);
  });

  it('lets the account write again as soon as the oldest of ten is a minute ago', async () => {
    for (let written = 0; written < 10; written++) await add({});
    expect((await post({})).status).toBe(429);

    await shop.database.query(
      `UPDATE attempt SET times[1] = times[1] - interval '61 seconds' WHERE key = 'review:' || $1`,
      [user.id],
    );

    expect((await post({})).status).toBe(200);
    expect((await post({})).status).toBe(429);
  });

  it('forgets attempts that no longer count', async () => {
    await add({});
    await shop.database.manager.update(Attempt, { key: `review:${user.id}` }, { expiresAt: new Date(0) });

    await add({}, await aUser(shop.ctx()));

    expect(await shop.database.manager.existsBy(Attempt, { key: `review:${user.id}` })).toBe(false);
  });
});

describe('Review.verifiedPurchase', () => {
  const buy = async (buyer: User) => {
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
  };

  it('is true for who bought the product, be it after the review, and for nobody else', async () => {
    const variant = await aVariant(shop);
    const { productId } = variant;
    const [early, late] = [await aBuyer(shop, variant), await aBuyer(shop, variant)];
    await buy(early);

    expect((await add({ productId }, early)).review.verifiedPurchase).toBe(true);
    expect((await add({ productId }, late)).review.verifiedPurchase).toBe(false);
    expect((await add({}, early)).review.verifiedPurchase).toBe(false);
    await buy(late);

    const { data } = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { reviews { nodes { verifiedPurchase } } } }',
      { id: productId },
    );
    expect(data.product.reviews.nodes).toEqual([{ verifiedPurchase: true }, { verifiedPurchase: true }]);
  });

  it('says which pack was bought in which month, in the language of the reader', async () => {
    const variant = await aVariant(shop, { weight: '500 g' });
    const { productId } = variant;
    const buyer = await aBuyer(shop, variant);
    await buy(buyer);
    await add({ productId }, buyer);
    await shop.database.query(`UPDATE "order" SET placed_at = '2026-02-28T20:00:00Z' WHERE user_id = $1`, [buyer.id]);
    const read = async (language: string) => {
      const query = 'query ($id: ID!) { product(id: $id) { reviews { nodes { bought } } } }';
      const { data } = await shop.graphql(query, { id: productId }, { headers: { 'accept-language': language } });
      return data.product.reviews.nodes[0].bought;
    };

    expect(await read('en')).toBe('Bought 500 g, March 2026');
    expect(await read('hi')).toBe('500 g ख़रीदा, मार्च 2026');
  });

  it('is not true of a checkout that was never paid, nor of an order given back', async () => {
    const variant = await aVariant(shop);
    const { productId } = variant;
    const [buyer, hesitant] = [await aBuyer(shop, variant), await aBuyer(shop, variant)];
    await buy(buyer);
    await startCheckout(shop, hesitant);
    await shop.database.manager.update(Order, { userId: buyer.id }, { status: OrderStatus.REFUNDED });

    expect((await add({ productId }, buyer)).review.verifiedPurchase).toBe(false);
    expect((await add({ productId }, hesitant)).review.verifiedPurchase).toBe(false);
  });

  it('takes one statement for a page of reviews', async () => {
    for (let written = 0; written < 5; written++) await add({}, await aUser(shop.ctx()));
    const page = (fields: string) => `{ product(id: "${product.id}") { reviews(first: 5) { nodes { ${fields} } } } }`;
    const count = (fields: string) => shop.countStatements(() => shop.graphql(page(fields)));

    expect((await count('id verifiedPurchase')) - (await count('id'))).toBe(1);
  });
});
