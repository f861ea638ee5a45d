import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aKey } from '../../testing/factories/api-key.factory.js';
import { aBuyer, aVariant } from '../../testing/factories/checkout.factory.js';
import { anOrderOf } from '../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';

let shop: TestShop;
let admin: User;
let variant: ProductVariant;
let keys: Record<'reads' | 'writes' | 'readsOrders' | 'writesOrders', string>;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  variant = await aVariant(shop, { price: 150, countInStock: 50 });
  const scopes = [ApiScope.CATALOGUE_READ, ApiScope.CATALOGUE_WRITE, ApiScope.ORDERS_READ, ApiScope.ORDERS_WRITE];
  const made = await Promise.all(scopes.map((scope) => aKey(shop, { scopes: [scope] })));
  const [reads = '', writes = '', readsOrders = '', writesOrders = ''] = made.map(({ as }) => as);
  keys = { reads, writes, readsOrders, writesOrders };
});

afterAll(() => shop.close());

const put = (what: 'stock' | 'price', body: object, as: string, id = variant.id) =>
  shop.rest(`PUT /api/variants/${id}/${what}`, { as, body });

describe('a program of a warehouse', () => {
  it('finds a variant by its article number and reads what is on hand', async () => {
    const { body } = await shop.rest(`GET /api/variants?sku=${variant.sku}`, { as: keys.reads });
    const byId = await shop.rest(`GET /api/variants/${variant.id}`, { as: keys.reads });
    const unknown = await shop.rest('GET /api/variants?sku=none', { as: keys.reads });

    expect(body).toEqual([byId.body]);
    expect(byId.body).toMatchObject({ id: variant.id, sku: variant.sku, price: 150, onHand: 50, reserved: 0 });
    expect(unknown.body).toEqual([]);
  });

  it('refuses a price with parts of a paisa, instead of rounding it without a word', async () => {
    const own = await aVariant(shop, { price: 150, countInStock: 7 });

    const refused = await put('price', { price: 12.345 }, keys.writes, own.id);

    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'price', msg: 'price must be rupees with two decimals at most.' },
    });
    expect((await put('price', { price: 12.3 * 3 }, keys.writes, own.id)).body).toMatchObject({ price: 36.9 });
  });

  it('sets a price, which lists show at once and nothing else of the product follows', async () => {
    const own = await aVariant(shop, { price: 150, countInStock: 7 });
    const { body } = await put('price', { price: 99.5, oldPrice: 120 }, keys.writes, own.id);
    const { data } = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { price oldPrice discount countInStock } }',
      {
        id: own.productId,
      },
    );

    expect([body.price, body.oldPrice, body.onHand]).toEqual([99.5, 120, 7]);
    expect(data.product).toEqual({ price: 99.5, oldPrice: 120, discount: 17, countInStock: 7 });
  });
});

describe('a program that packs', () => {
  it('reads what was bought page by page, and moves it on to the door', async () => {
    const buyer = await aBuyer(shop, variant);
    const ids = [await anOrderOf(shop, buyer), await anOrderOf(shop, await aBuyer(shop, variant))];
    const page = (after = '') =>
      shop.rest(`GET /api/orders/all?status=confirmed&first=1${after}`, { as: keys.readsOrders });

    const first = (await page()).body;
    const second = (await page(`&after=${first.endCursor}`)).body;
    const packed = await shop.rest(`POST /api/orders/${ids[0]}/status`, {
      ...{ as: keys.writesOrders, body: { status: 'packed' } },
    });
    const parcel = { courier: 'India Post', trackingNumber: 'EE1' };
    const sent = await shop.rest(`POST /api/orders/${ids[0]}/shipments`, { as: admin, body: parcel });

    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids.toReversed());
    expect([first.totalCount, first.hasNextPage, second.hasNextPage]).toEqual([2, true, false]);
    expect([packed.status, packed.body.order]).toEqual([200, null]);
    expect(sent.body.order).toMatchObject({ status: 'shipped', shipments: [parcel] });
  });

  it.each(['status=lost', 'placedFrom=yesterday', 'first=0', 'after=x'])('is refused %s', async (query) => {
    const { status, body } = await shop.rest(`GET /api/orders/all?${query}`, { as: keys.readsOrders });

    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});
