import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let asha: User;
let ravi: User;

beforeAll(async () => {
  shop = await openShop();
  asha = await aUser(shop.ctx(), { role: Role.OWNER });
  ravi = await aUser(shop.ctx(), { role: Role.PACKER });
});
afterAll(() => shop.close());

const save = async (as: User, name: string, more: object = {}) => {
  const text = `mutation ($input: SavedViewInput!) {
    saveView(input: $input) { savedView { id name } userErrors { code field } } }`;
  const input = { list: 'PRODUCTS', name, query: 'show=sold-out', ...more };
  return (await shop.graphql(text, { input }, { as })).data.saveView;
};
const seenBy = async (as: User) =>
  (await shop.graphql('{ savedViews(list: PRODUCTS) { name query isShared isOwn } }', {}, { as })).data.savedViews;

describe('saveView', () => {
  it('keeps a view for its account alone, unless it is shared', async () => {
    await save(asha, 'My sold out ones');
    await save(asha, 'For all', { isShared: true, query: 'sort=PRICE_ASC' });

    expect(await seenBy(asha)).toEqual([
      { name: 'For all', query: 'sort=PRICE_ASC', isShared: true, isOwn: true },
      { name: 'My sold out ones', query: 'show=sold-out', isShared: false, isOwn: true },
    ]);
    expect(await seenBy(ravi)).toEqual([{ name: 'For all', query: 'sort=PRICE_ASC', isShared: true, isOwn: false }]);
  });

  it('puts a view in the place of the own one of the same name, and of nobody else', async () => {
    await save(ravi, 'For all', { query: 'status=hidden' });
    await save(ravi, 'For all', { query: 'status=archived' });

    expect(await seenBy(ravi)).toMatchObject([
      { query: 'sort=PRICE_ASC', isOwn: false },
      { query: 'status=archived', isOwn: true },
    ]);
  });

  it('keeps 50 of a list, and no more', async () => {
    const many = await aUser(shop.ctx(), { role: Role.SUPPORT });
    for (let count = 0; count < 50; count++) await save(many, `View ${count}`);

    expect((await save(many, 'One more')).userErrors).toEqual([{ code: 'CONFLICT', field: null }]);
    expect((await save(many, 'View 7', { query: '' })).userErrors).toEqual([]);
  });
});
