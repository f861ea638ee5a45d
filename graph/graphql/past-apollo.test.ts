import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let owner: User;
let input: { productId: string; variantId: string };

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  owner = await aUser(shop.ctx(), { isAdmin: true });
  const { id, productId } = await aVariant(shop, { countInStock: 20 });
  input = { productId, variantId: id };
});

afterAll(() => shop.close());

/** Asks often enough that the shop knows the operation and goes past Apollo Server. */
async function makeKnown(operation: string, variables: object): Promise<void> {
  for (let times = 0; times < 3; times++) {
    const { errors } = await shop.graphql(operation, { ...variables }, { as: owner });
    expect(errors).toEqual([]);
  }
}

describe('an operation that is known', () => {
  it('is done once where a part of it is refused', async () => {
    const ADD_AND_REMOVE = `mutation ($input: CartLineInput!, $banner: ID!) {
      addToCart(input: $input) { cart { totalQuantity } }
      removeBanner(id: $banner) { userErrors { code } }
    }`;
    await makeKnown(ADD_AND_REMOVE, { input, banner: v7() });
    const shopper = await aUser(shop.ctx());

    const { errors } = await shop.graphql(ADD_AND_REMOVE, { input, banner: v7() }, { as: shopper });

    expect(errors).toEqual([
      expect.objectContaining({
        path: ['removeBanner'],
        extensions: expect.objectContaining({ code: 'FORBIDDEN', requestId: expect.any(String) }),
      }),
    ]);
    const { data } = await shop.graphql('{ me { cart { totalQuantity } } }', {}, { as: shopper });
    expect(data.me.cart.totalQuantity).toBe(1);
  });

  it('answers everybody what is their own', async () => {
    const OWN = '{ me { id cart { totalQuantity } } }';
    await makeKnown(OWN, {});
    const shopper = await aUser(shop.ctx());
    await shop.graphql(
      'mutation ($input: CartLineInput!) { addToCart(input: $input) { message } }',
      { input },
      { as: shopper },
    );

    const [own, visitor] = [await shop.graphql(OWN, {}, { as: shopper }), await shop.graphql(OWN)];

    expect(own.data.me).toEqual({ id: shopper.id, cart: { totalQuantity: 1 } });
    expect(own.headers.get('cache-control')).toContain('no-store');
    expect(visitor.data.me).toBeNull();
  });

  it('is refused with variables that do not fit as if it were not known', async () => {
    const ADD = 'mutation ($input: CartLineInput!) { addToCart(input: $input) { message } }';
    await makeKnown(ADD, { input });

    const { errors, status } = await shop.graphql(ADD, { input: { quantity: 1 } }, { as: owner });

    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(status).toBe(400);
  });

  it('is done once under an Idempotency-Key, whose answer comes again', async () => {
    const ADD = 'mutation ($input: CartLineInput!) { addToCart(input: $input) { cart { totalQuantity } } }';
    await makeKnown(ADD, { input });
    const shopper = await aUser(shop.ctx());
    const asked = { as: shopper, headers: { 'Idempotency-Key': v7() } };

    const answers = [await shop.graphql(ADD, { input }, asked), await shop.graphql(ADD, { input }, asked)];

    expect(answers.map(({ data }) => data.addToCart.cart.totalQuantity)).toEqual([1, 1]);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBe('true');
  });
});
