import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { setOrderStatus } from '../payments/fulfilment/set-order-status.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOrderOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let owner: User;
let tea: ProductVariant;

beforeAll(async () => {
  shop = await openShop({ SHOP_GSTIN: '29ABCDE1234F1Z5' });
  owner = await aUser(shop.ctx(), { isAdmin: true });
  tea = await aVariant(shop, { countInStock: 100 });
});
afterAll(() => shop.close());

async function numberFrom(order: string, invoice: string, creditNote: string): Promise<void> {
  const looks = { headingFont: 'FIGTREE', bodyFont: 'FIGTREE', homeSections: ['SLIDES'], footerLinks: [] };
  const { data } = await shop.graphql(
    'mutation ($input: ShopAppearanceInput!) { updateShopAppearance(input: $input) { userErrors { message } } }',
    { input: { ...looks, numberPrefixes: { order, invoice, creditNote } } },
    { as: owner },
  );
  expect(data.updateShopAppearance.userErrors).toEqual([]);
}

/** An order that was sent, so that it has an invoice. */
async function sent(): Promise<string> {
  const id = await anOrderOf(shop, await aBuyer(shop, tea), [OrderStatus.PACKED]);
  await setOrderStatus(shop.ctx(owner), id, OrderStatus.SHIPPED);
  return id;
}

async function numbersOf(id: string): Promise<string[]> {
  const { data } = await shop.graphql(
    'query ($id: ID!) { order(id: $id) { number invoice { number } creditNotes { number } } }',
    { id },
    { as: owner },
  );
  const { number, invoice, creditNotes } = data.order;
  return [number, invoice, ...creditNotes].map((one) => one.number ?? one);
}

const refund = (id: string) =>
  shop.graphql(
    `mutation ($id: ID!) {
      refundOrder(id: $id, amount: 1, refundedBefore: 0, note: "Torn") { userErrors { message } } }`,
    { id },
    { as: owner },
  );

describe('numbers of orders, invoices and credit notes', () => {
  it('begin as the owner says from then on, count on, and are kept by those that have one', async () => {
    const former = await sent();
    const before = await numbersOf(former);

    await numberFrom('sp', 'SPI', 'SPC');
    const later = await sent();
    await refund(later);

    expect(before).toEqual([expect.stringMatching(/^JH-100001$/), expect.stringMatching(/^JH\/\d\d-\d\d\/000001$/)]);
    expect(await numbersOf(former)).toEqual(before);
    expect(await numbersOf(later)).toEqual([
      'SP-100002',
      expect.stringMatching(/^SPI\/\d\d-\d\d\/000002$/),
      expect.stringMatching(/^SPC\/\d\d-\d\d\/000001$/),
    ]);
  });

  it('find the order by what it begins with, by its digits, and at the desk', async () => {
    await numberFrom('SP', 'SPI', 'SPC');
    const id = await sent();
    const [number = ''] = await numbersOf(id);
    const named = (text: string) =>
      shop.graphql(
        'query ($text: String!) { order(number: $text) { id } allOrders(filter: {text: $text}) { nodes { id } } }',
        { text },
        { as: owner },
      );

    for (const text of [number, number.toLowerCase(), number.slice('SP-'.length)])
      expect((await named(text)).data).toEqual({ order: { id }, allOrders: { nodes: [{ id }] } });
  });

  it('stand in the GST return as a range for each beginning', async () => {
    await numberFrom('SP', 'SPI', 'SPC');
    await sent();
    await numberFrom('JH', 'JH', 'JC');
    await sent();
    await shop.database.query("UPDATE invoice SET issued_at = '2024-05-15' WHERE kind = 'INVOICE'");

    const { data } = await shop.graphql(
      'query { gstReturn(from: "2024-05") { documents { from to count } } }',
      {},
      { as: owner },
    );

    const ranges: { from: string; to: string; count: number }[] = data.gstReturn.documents;
    const within = ({ from, to }: (typeof ranges)[number]) => Number(to.slice(-6)) - Number(from.slice(-6)) + 1;
    expect(ranges.map(({ from }) => from.split('/')[0])).toEqual(['JH', 'SPI', 'JH']);
    expect(ranges.map(({ count }) => count)).toEqual(ranges.map(within));
  });
});
