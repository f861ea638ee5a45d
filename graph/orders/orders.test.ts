import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { variantsByProductId } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Image } from '../media/image.entity.js';
import { asPaise, paiseOfRupees } from '../shared/money/money.js';
import { Role } from '../shared/rights/role.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const ORDER = `id number status placedAt name phoneNumber address city state country pincode email paymentId total
  lines { id product { id } variant { id } sku productTitle options image { id } quantity price subTotal }`;
const ORDERS = `query ($first: Int, $after: String) {
  me { orders(first: $first, after: $after) {
    nodes { ${ORDER} } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } }
}`;

const buy = async (user: User) => {
  const { orderId } = await startCheckout(shop, user);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  return (await shop.rest('POST /api/orders/create', { as: user, body: { paymentId } })).body;
};

const pageOf = async (user: User, after: string | null) =>
  (await shop.graphql(ORDERS, { first: 2, after }, { as: user })).data.me.orders;

const buyMany = async (count: number) => {
  const tea = await aVariant(shop, { countInStock: 100 });
  const user = await aUser(shop.ctx());
  const orders: { id: string; number: string }[] = [];
  for (let turn = 0; turn < count; turn++) {
    await aFilledCart(shop.ctx(), user, { [tea.id]: turn + 1 });
    orders.push(await buy(user));
  }
  return { user, orders };
};

describe('me.orders', () => {
  it('is empty for a shopper who bought nothing, whatever was begun', async () => {
    const user = await aBuyer(shop, await aVariant(shop));
    await startCheckout(shop, user);

    const { data } = await shop.graphql(ORDERS, {}, { as: user });

    expect(data.me.orders).toEqual({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it('keeps what was bought as it was then, whatever becomes of the catalogue', async () => {
    const [imageId, ofProduct] = [v7(), v7()];
    for (const id of [imageId, ofProduct])
      await shop.database.manager.insert(Image, { id, key: id, alt: '', width: 640, height: 640, widths: [640] });
    const shirt = await aProduct(shop.ctx(), {
      name: 'Kurta',
      imageIds: [ofProduct],
      variants: [{ size: 'L', weight: '300 g', pricePaise: paiseOfRupees(499.5), onHand: 9, imageId }],
    });
    const [variant] = await variantsByProductId(shop.ctx()).load(shirt.id);
    const user = await aBuyer(shop, variant as ProductVariant, 3);
    await buy(user);

    await shop.database.manager.update(Product, { id: shirt.id }, { name: 'Scarf' });
    await shop.database.manager.update(
      ProductVariant,
      { productId: shirt.id },
      { pricePaise: asPaise(100), size: 'S', sku: 'SCARF-1', imageId: null },
    );

    const { data } = await shop.graphql(ORDERS, {}, { as: user });
    expect(data.me.orders.nodes).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^JH-1\d{5}$/),
        status: 'CONFIRMED',
        placedAt: expect.any(String),
        name: 'Asha Rao',
        phoneNumber: '9876543210',
        address: '12 MG Road, Flat 4',
        city: 'Bengaluru',
        state: 'Karnataka',
        country: 'India',
        pincode: '560001',
        email: 'asha@example.com',
        paymentId: expect.stringMatching(/^pay_/),
        total: 1498,
        lines: [
          {
            id: expect.any(String),
            product: { id: shirt.id },
            variant: { id: variant?.id },
            sku: variant?.sku,
            productTitle: 'Kurta',
            options: ['L', '300 g'],
            image: { id: imageId },
            quantity: 3,
            price: 499.5,
            subTotal: 1498.5,
          },
        ],
      },
    ]);
  });

  it('pages through all orders, latest first, each once', async () => {
    const { user, orders } = await buyMany(5);

    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const { nodes, pageInfo, totalCount } = await pageOf(user, after);
      expect(totalCount).toBe(5);
      expect(pageInfo.hasNextPage).toBe(page < 2);
      expect(pageInfo.hasPreviousPage).toBe(page > 0);
      seen.push(...nodes.map(({ id }: { id: string }) => id));
      after = pageInfo.endCursor;
    }

    expect(seen).toEqual(orders.map(({ id }) => id).reverse());
    expect(new Set(orders.map(({ number }) => number)).size).toBe(5);
  });

  it('takes as many statements for five orders as for one', async () => {
    const { user: few } = await buyMany(1);
    const { user: many } = await buyMany(5);

    const one = await shop.countStatements(() => shop.graphql(ORDERS, {}, { as: few }));
    const five = await shop.countStatements(() => shop.graphql(ORDERS, {}, { as: many }));

    expect(one).toBeGreaterThan(0);
    expect(five).toBe(one);
  });
});

describe('sales', () => {
  it('tells what was sold today and on the days before, and leaves out what was called off', async () => {
    const { orders } = await buyMany(2);
    const as = await aUser(shop.ctx(), { role: Role.PACKER });
    const read = async () => (await shop.graphql('{ sales(days: 2) { day orderCount total } }', {}, { as })).data.sales;
    const [, before] = await read();

    await shop.database.query(`UPDATE "order" SET placed_at = now() - interval '24 hours' WHERE id = $1`, [
      orders[0]?.id,
    ]);
    await shop.database.query(`UPDATE "order" SET status = 'CANCELLED' WHERE id = $1`, [orders[1]?.id]);
    const [yesterday, today] = await read();

    expect(before.orderCount - today.orderCount).toBe(2);
    expect(before.total - today.total).toBe(300);
    expect(yesterday).toMatchObject({ orderCount: 1, total: 100 });
    expect(yesterday.day < today.day).toBe(true);
  });
});
