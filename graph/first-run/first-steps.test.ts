import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { defaultFacts } from '../shop/shop-facts.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOrderOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let as: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const run = (mutation: string, variables: object = {}) => shop.graphql(mutation, variables, { as });

/** The steps that are done. */
async function done(): Promise<string[]> {
  const { data } = await run('{ firstSteps { kind isDone } }');
  return data.firstSteps.filter((step: { isDone: boolean }) => step.isDone).map((step: { kind: string }) => step.kind);
}

describe('firstSteps', () => {
  it('counts nothing of an empty shop as done, and then each step by what there is', async () => {
    const save = (own: object) =>
      run('mutation ($input: ShopSettingsInput!) { updateShopSettings(input: $input) { userErrors { code } } }', {
        input: { ...defaultFacts, ...own },
      });
    const ways: [string, () => Promise<unknown>][] = [
      ['NAME', () => save({ name: 'Asha Stores' })],
      ['ADDRESS', () => save({ name: 'Asha Stores', address: '4 Market Road, Mysuru 570001' })],
      ['CATEGORY', () => aCategory(shop.ctx())],
      ['PRODUCT', () => aVariant(shop)],
      ['DELIVERY', () => run('mutation { setDeliveryTerms(fee: 40, freeFrom: 500) { userErrors { code } } }')],
      [
        'PAYMENT',
        () => run('mutation { setCashTerms(input: {fee: 0, most: 5000, mostOpen: 2}) { userErrors { code } } }'),
      ],
      ['TEST_PURCHASE', async () => anOrderOf(shop, await aBuyer(shop, await aVariant(shop), 1))],
      [
        'FIRST_DELIVERY',
        async () =>
          anOrderOf(shop, await aBuyer(shop, await aVariant(shop), 1), [
            OrderStatus.PACKED,
            OrderStatus.SHIPPED,
            OrderStatus.DELIVERED,
          ]),
      ],
    ];
    expect(await done()).toEqual([]);

    for (const [count, [, step]] of ways.entries()) {
      await step();
      expect(await done()).toEqual(ways.slice(0, count + 1).map(([kind]) => kind));
    }
  });

  it('opens a step again once what it brought is gone', async () => {
    await run('mutation { setCashTerms { userErrors { code } } }');
    await shop.database.query('UPDATE product_variant SET on_hand = 0');

    const left = await done();

    expect(left).toContain('CATEGORY');
    expect(left.filter((kind) => kind === 'PAYMENT' || kind === 'PRODUCT')).toEqual([]);
  });
});
