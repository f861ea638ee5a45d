import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, aFilledCart, anAddress, aUser } from '../../testing/factories/account.factory.js';
import { aVariant, BILLING } from '../../testing/factories/checkout.factory.js';
import { anOrderOf } from '../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { User } from '../user.entity.js';
import { rememberAddress } from './addresses.service.js';

let shop: TestShop;
let asha: User;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  asha = await aUser(shop.ctx());
});

afterAll(() => shop.close());

const BOOK =
  'addresses { id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault lastUsedAt }';
const ANSWER = `addressId message ${BOOK} userErrors { code message field }`;
const ADD = `mutation ($input: AddressInput!) { addAddress(input: $input) { ${ANSWER} } }`;
const UPDATE = `mutation ($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { ${ANSWER} } }`;
const REMOVE = `mutation ($id: ID!) { removeAddress(id: $id) { ${ANSWER} } }`;
const SET_DEFAULT = `mutation ($id: ID!) { setDefaultAddress(id: $id) { ${ANSWER} } }`;

const add = async (input: object, as = asha) => (await shop.graphql(ADD, { input }, { as })).data.addAddress;
const update = async (id: string, input: object, as = asha) =>
  (await shop.graphql(UPDATE, { id, input }, { as })).data.updateAddress;
const remove = async (id: string, as = asha) => (await shop.graphql(REMOVE, { id }, { as })).data.removeAddress;
const setDefault = async (id: string, as = asha) =>
  (await shop.graphql(SET_DEFAULT, { id }, { as })).data.setDefaultAddress;
const book = async (as = asha) => (await shop.graphql(`{ me { ${BOOK} } }`, {}, { as })).data.me.addresses;
const labels = async () => (await book()).map(({ label }: { label: string | null }) => label);

/** An order of a new thing, sent to the address of the billing form or to another. */
async function order(billing: object = {}): Promise<void> {
  const variant = await aVariant(shop);
  await aFilledCart(shop.ctx(), asha, { [variant.id]: 1 });
  await anOrderOf(shop, asha, [], billing);
}

describe('addAddress', () => {
  it('keeps what was typed, and makes the first one the default', async () => {
    const added = await add({ ...ADDRESS, label: ' Home ', streetAddressLine2: '' });

    expect(added.userErrors).toEqual([]);
    expect(added.message).toBe('Address saved');
    expect(added.addresses).toEqual([
      { ...ADDRESS, streetAddressLine2: null, id: added.addressId, isDefault: true, lastUsedAt: null },
    ]);
    expect(await book()).toEqual(added.addresses);
  });

  it('takes twenty and no more, however many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(ADDRESS)));

    const refused = answers.flatMap(({ userErrors }) => userErrors);
    expect(refused.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await book()).toHaveLength(20);
  });
});

describe('a shopper', () => {
  it('changes an address', async () => {
    const id = await anAddress(shop.ctx(), asha);

    const changed = await update(id, { ...ADDRESS, label: null, city: 'Mysuru', zipCode: '570 001' });

    expect(changed.addresses).toMatchObject([{ id, label: null, city: 'Mysuru', zipCode: '570 001' }]);
    expect((await update(id, { ...ADDRESS, city: '' })).userErrors).toMatchObject([{ field: 'city' }]);
  });

  it('says which one is the default, and the next one is it when that one goes', async () => {
    const home = await anAddress(shop.ctx(), asha, { label: 'Home' });
    const office = await anAddress(shop.ctx(), asha, { label: 'Office' });
    await anAddress(shop.ctx(), asha, { label: 'Parents', lastUsedAt: new Date() });

    await setDefault(office);
    const chosen = await setDefault(home);

    expect(chosen.addresses.map((each: { label: string; isDefault: boolean }) => [each.label, each.isDefault])).toEqual(
      [
        ['Home', true],
        ['Parents', false],
        ['Office', false],
      ],
    );
    const left = await remove(home);
    expect(left.addresses).toMatchObject([
      { label: 'Parents', isDefault: true },
      { label: 'Office', isDefault: false },
    ]);
  });
});

describe('an order', () => {
  it('puts where it goes into the book, once', async () => {
    await order();
    await order();

    expect(await book()).toMatchObject([
      {
        label: null,
        fullName: BILLING.fullName,
        phoneNumber: BILLING.phoneNumber,
        streetAddressLine1: '12 MG Road, Flat 4',
        streetAddressLine2: null,
        city: 'Bengaluru',
        state: 'Karnataka',
        country: 'India',
        zipCode: '560001',
        isDefault: true,
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  it('to an address of the book is found there, and brings it to the top', async () => {
    await anAddress(shop.ctx(), asha, { label: 'Home' });
    await order({ streetAddressLine1: '4 Church Street', streetAddressLine2: null });
    expect(await labels()).toEqual([null, 'Home']);

    await order();

    expect(await labels()).toEqual(['Home', null]);
  });

  it('leaves the default where the shopper put it', async () => {
    await setDefault(await anAddress(shop.ctx(), asha, { label: 'Home' }));

    await order({ streetAddressLine1: '4 Church Street' });

    expect(await labels()).toEqual(['Home', null]);
  });

  it('of a client that tells no city leaves the book alone', async () => {
    const { fullName: name, phoneNumber, streetAddressLine1: address, zipCode: pincode } = BILLING;
    const used = { name, phoneNumber, address, pincode, city: null, region: null, country: null };
    await rememberAddress(shop.ctx(), asha.id, used);

    expect(await book()).toEqual([]);
  });

  it('is made though the book is full', async () => {
    for (let filled = 0; filled < 20; filled += 1) await anAddress(shop.ctx(), asha);

    await order({ streetAddressLine1: '4 Church Street' });

    expect(await book()).toHaveLength(20);
  });
});
