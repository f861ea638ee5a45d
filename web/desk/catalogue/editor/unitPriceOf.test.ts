import { describe, expect, it } from '@jest/globals';
import { unitPriceOf } from './unitPriceOf';

describe('the unit price of a pack while it is typed', () => {
  it.each([
    ['500 g', 42, { amount: 84, per: 'KG' }],
    ['1kg', 119.5, { amount: 119.5, per: 'KG' }],
    ['6 x 100 g', 90, { amount: 150, per: 'KG' }],
    ['200 ml x 3', 60, { amount: 100, per: 'LITRE' }],
    ['Pack of 6', 42, { amount: 7, per: 'PIECE' }],
    ['2 dozen', 96, { amount: 4, per: 'PIECE' }],
    ['25 m', 50, { amount: 2, per: 'METRE' }],
  ])('of %s for ₹%d', (label, price, expected) => {
    expect(unitPriceOf(label, price)).toEqual(expected);
  });

  it.each([
    ['', 42],
    ['family pack', 42],
    ['500 g', Number.NaN],
    ['0 g', 42],
  ])('of “%s” for %d is not known', (label, price) => {
    expect(unitPriceOf(label, price)).toBeNull();
  });
});
