import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { openShop, type TestShop } from '../testing/shop.js';
import { deprecationsOf } from './deprecation-headers.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const SCHEMA = buildSchema(`
  enum Sort { PRICE OLD @deprecated(reason: "Use PRICE; goes on 2027-03-01.") }
  type Product { name: String title: String @deprecated(reason: "Use name; goes on 2027-03-01.") }
  type Query { products(sort: Sort, by: Sort @deprecated(reason: "Use sort.")): [Product!]! }
`);

describe('an operation that asks for what is to go', () => {
  it('is told each such thing with its place, what to use and the day', () => {
    const document = parse(
      '{ goods: products(by: PRICE, sort: OLD) { name ...Old } } fragment Old on Product { title }',
    );

    expect(deprecationsOf(SCHEMA, document)).toEqual([
      { path: 'goods', member: 'Query.products(by:)', reason: 'Use sort.', removal: null },
      { path: 'goods', member: 'OLD', reason: 'Use PRICE; goes on 2027-03-01.', removal: '2027-03-01' },
      { path: 'title', member: 'Product.title', reason: 'Use name; goes on 2027-03-01.', removal: '2027-03-01' },
    ]);
    expect(deprecationsOf(SCHEMA, parse('{ products(sort: PRICE) { name } }'))).toEqual([]);
  });
});

describe('the version of the contract', () => {
  it('is a day, and stands in the header of every answer', async () => {
    const answers = [
      await shop.graphql('{ shop { name } }'),
      await shop.graphql('{ nothing }'),
      await shop.rest('GET /api/countries'),
      await shop.rest('GET /api/nothing'),
      await shop.rest('POST /graphql', { body: '{' }),
    ];

    const versions = answers.map(({ headers }) => headers.get('api-version'));
    expect(versions[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Set(versions).size).toBe(1);
  });
});
