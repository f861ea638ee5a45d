import { describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { buildShopSchema } from '../../schema.js';
import { Rupees } from './rupees.scalar.js';

describe('Rupees', () => {
  it('refuses an amount at its place in the document', async () => {
    const document = parse('{ products(filter: { minPrice: -5 }) { totalCount } }');

    const [error] = validate(await buildShopSchema(), document);

    expect(error?.message).toBe('Rupees must be a number from 0 to 10000000.');
    expect(error?.locations).toEqual([{ line: 1, column: 32 }]);
  });

  it('refuses parts of a paisa instead of rounding them, and takes what floating point makes of a sum', () => {
    expect(() => Rupees.parseValue(12.345)).toThrow('Rupees have two decimals at most.');
    expect([0.1 + 0.2, 27.1 * 3, 1_000.1 * 3].map((sent) => Rupees.parseValue(sent))).toEqual([30, 8_130, 300_030]);
    expect(Rupees.parseValue(9_999_999.99)).toBe(999_999_999);
  });
});
