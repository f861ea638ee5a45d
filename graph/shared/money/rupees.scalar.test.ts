import { describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { buildShopSchema } from '../../schema.js';

describe('Rupees', () => {
  it('refuses an amount at its place in the document', async () => {
    const document = parse('{ products(filter: { minPrice: -5 }) { totalCount } }');

    const [error] = validate(await buildShopSchema(), document);

    expect(error?.message).toBe('Rupees must be a number from 0 to 10000000.');
    expect(error?.locations).toEqual([{ line: 1, column: 32 }]);
  });
});
