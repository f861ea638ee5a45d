import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';
import { Country } from './country.entity.js';
import { findLocation } from './location.service.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await shop.ctx().db.insert(Country, [
    { name: 'Nepal', iso2: 'NP', position: 2 },
    { name: 'India', iso2: 'IN', position: 1 },
    { name: 'Saint_Land', iso2: 'XS', position: 3 },
  ]);
});

afterAll(() => shop.close());

describe('countries', () => {
  it.each([
    ['', ['India', 'Nepal', 'Saint_Land']],
    ['IND', ['India']],
    ['pal', ['Nepal']],
    ['_', ['Saint_Land']],
    ['%', []],
    ['in\0', []],
  ])('searched for %p are found by part of the name', async (search, expected) => {
    const { data } = await shop.graphql('query ($search: String) { countries(search: $search) { name } }', { search });

    expect(data.countries.map(({ name }: { name: string }) => name)).toEqual(expected);
  });
});

describe('findLocation', () => {
  it.each([[undefined], [null], [''], ['All'], [' all '], ['ALL']])('takes %p for everywhere', async (location) => {
    expect(await findLocation(shop.ctx(), location)).toBe('everywhere');
  });

  it.each(['Nepal', 'nepal ', 'np', 'NP'])('knows %p', async (location) => {
    expect(await findLocation(shop.ctx(), location)).toMatchObject({ iso2: 'NP' });
  });

  it('knows no other', async () => {
    expect(await findLocation(shop.ctx(), 'Atlantis')).toBeNull();
    expect(await findLocation(shop.ctx(), 'in\0')).toBeNull();
  });
});
