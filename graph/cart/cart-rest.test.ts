import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { paiseOfRupees } from '../shared/money/money.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
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

  it.each([2 ** 31, 1e20, '100000000000000000000'])(
    'says of %j pieces that there are not as many',
    async (quantity) => {
      const { id: productId } = await shirt();

      expect(await post({ productId, quantity })).toMatchObject({
        status: 409,
        body: { code: 'OUT_OF_STOCK', msg: 'The quantity is greater than product count in stock', field: 'quantity' },
      });
    },
  );

  it('takes the variant whose options are named', async () => {
    const product = await shirt();

    await post({ productId: product.id, size: 'L', quantity: '2' });

    expect(await restCart()).toEqual([
      expect.objectContaining({ price: 549.5, quantity: 2, subTotal: 1099, size: 'L' }),
    ]);
    expect((await post({ productId: product.id, size: 'XXL' })).status).toBe(404);
  });
});
