import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NetworkError } from 'graphql-sse';
import type { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { aUser } from '../factories/account.factory.js';
import { aVariant, BILLING } from '../factories/checkout.factory.js';
import { subscribe } from '../listen.js';
import { openProcessShop, type ProcessShop } from './process-shop.js';
import { openTwins, type Twins } from './twins.js';

const STOCK = 'subscription ($id: ID!) { stockChanged(productId: $id) { product { countInStock } } }';

const ADD = `mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { code } } }`;

/** A shopper's checkout sets a piece aside. */
async function holdPieces(shop: Twins | ProcessShop, variant: ProductVariant): Promise<void> {
  const as = await aUser(shop.ctx());
  const input = { productId: variant.productId, variantId: variant.id, quantity: 1 };
  const { data } = await shop.graphql(ADD, { input }, { as });
  expect(data.addToCart.userErrors).toEqual([]);
  const { status } = await shop.rest('POST /api/payment/order', {
    as,
    body: BILLING,
  });
  expect(status).toBe(201);
}

describe('stockChanged, over two processes', () => {
  let shop: Twins;
  let variant: ProductVariant;
  beforeAll(async () => {
    shop = await openTwins();
    variant = await aVariant(shop, { countInStock: 10 });
  });
  afterAll(() => shop.close());

  it('tells on each of them what happens on either', async () => {
    const listeners = shop.addresses.map((address) =>
      subscribe({ address, config: shop.config }, STOCK, { id: variant.productId }),
    );
    const told = () =>
      Promise.all(
        listeners.map(async (subscription) => (await subscription.next()).data.stockChanged.product.countInStock),
      );
    expect(await told()).toEqual([10, 10]);

    await holdPieces(shop, variant);
    expect(await told()).toEqual([9, 9]);
    await holdPieces(shop, variant);
    expect(await told()).toEqual([8, 8]);

    await Promise.all(listeners.map((subscription) => subscription.end()));
  });
});

describe('stockChanged, when PostgreSQL is killed', () => {
  let shop: ProcessShop;
  let variant: ProductVariant;
  beforeAll(async () => {
    shop = await openProcessShop();
    variant = await aVariant(shop, { countInStock: 10 });
  });
  afterAll(() => shop.close());

  it('goes on on the same stream once it runs again, and tells what was missed', async () => {
    const subscription = subscribe(shop, STOCK, { id: variant.productId });
    const told = async () => (await subscription.next()).data.stockChanged.product.countInStock;
    expect(await told()).toBe(10);

    await shop.killPostgres();
    await shop.database.query('UPDATE product_variant SET on_hand = 4 WHERE id = $1', [variant.id]);

    expect(await told()).toBe(4);
    await shop.database.query('UPDATE product_variant SET on_hand = 3 WHERE id = $1', [variant.id]);
    expect(await told()).toBe(3);
    await subscription.end();
  });

  it('does not hold up the stop of the shop, which cuts the streams so that clients connect again', async () => {
    const subscription = subscribe(shop, STOCK, { id: variant.productId });
    await subscription.next();

    const { exitCode } = await shop.stopServer();

    expect(exitCode).toBe(0);
    // An end that is meant to be one is told by `complete`.
    await expect(subscription.next()).rejects.toThrow(NetworkError);
  });
});
