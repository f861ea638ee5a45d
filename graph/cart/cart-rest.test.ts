import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { paiseOfRupees } from '../shared/money.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let user: User;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  user = await aUser(shop.ctx());
});

afterAll(() => shop.close());

const restCart = async (as = user) => (await shop.rest(`GET /api/cart?userId=${as.id}`, { as })).body;
const shirt = () =>
  aProduct(shop.ctx(), {
    variants: [
      { size: 'M', pricePaise: paiseOfRupees(499), onHand: 4 },
      { size: 'L', pricePaise: paiseOfRupees(549.5), onHand: 2 },
    ],
  });

describe('POST /api/cart/add', () => {
  const post = (body: unknown) => shop.rest('POST /api/cart/add', { as: user, body });

  it('takes the default variant of a client that names no option, and its own prices', async () => {
    const product = await shirt();

    const { status, body } = await post({
      productId: product.id,
      productTitle: 'Gold bar',
      price: 1,
      subTotal: 1,
      countInStock: 1_000_000,
      userId: user.id,
    });

    expect(status).toBe(200);
    expect(body).toEqual({ error: false, status: true, msg: 'Item is added in the cart' });
    expect(await restCart()).toEqual([
      expect.objectContaining({
        productTitle: product.name,
        price: 499,
        quantity: 1,
        subTotal: 499,
        size: 'M',
        countInStock: 4,
      }),
    ]);
  });

  it('takes the variant whose options are named', async () => {
    const product = await shirt();

    await post({ productId: product.id, size: 'L', quantity: '2' });

    expect(await restCart()).toEqual([
      expect.objectContaining({ price: 549.5, quantity: 2, subTotal: 1099, size: 'L' }),
    ]);
    expect((await post({ productId: product.id, size: 'XXL' })).status).toBe(404);
  });

  it.each([0, -5, 1.5, 'two', '', [1], 1e12])('refuses the quantity %p', async (quantity) => {
    const product = await aProduct(shop.ctx());

    expect((await post({ productId: product.id, quantity })).status).toBe(400);
    expect(await restCart()).toEqual([]);
  });

  it('refuses what is no JSON object', async () => {
    expect((await post([1])).status).toBe(400);
    expect((await post('{"productId":')).status).toBe(400);
    const { status } = await shop.rest('POST /api/cart/add', {
      as: user,
      body: 'x=1',
      headers: { 'content-type': 'text/plain' },
    });
    expect(status).toBe(415);
  });
});

describe('GET /api/cart', () => {
  it('lists the lines as the specification names their fields', async () => {
    const wishes = { name: 'Toor Dal', price: 27.5, countInStock: 9, prior: { rating: 4.5, count: 10 } };
    const variant = await aVariant(shop, wishes);
    const [line] = await aFilledCart(shop.ctx(), user, { [variant.id]: 3 });

    expect(await restCart()).toEqual([
      {
        id: line?.id,
        _id: line?.id,
        productId: variant.productId,
        variantId: variant.id,
        productTitle: 'Toor Dal',
        image: null,
        rating: 4.5,
        price: 27.5,
        quantity: 3,
        subTotal: 82.5,
        countInStock: 9,
        size: null,
        productRam: null,
        productWeight: null,
        unitPrice: null,
        userId: user.id,
      },
    ]);
  });
});
