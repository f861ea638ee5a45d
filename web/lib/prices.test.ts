import { describe, expect, it } from '@jest/globals';
import { discountOf, hasSeveralPrices, lowestPrice } from './prices';

describe('the discount of a price', () => {
  it.each([
    [71, 100, 29],
    [21, 50, 58],
    [43, 100, 57],
    [9.99, 10, 0],
    [0, 10, 100],
  ])('of ₹%d instead of ₹%d is %d percent', (price, oldPrice, percent) => {
    expect(discountOf(price, oldPrice)).toBe(percent);
  });
});

describe('the prices of several choices', () => {
  const choices = [
    { price: 110, oldPrice: null, lowestPrice30Days: null },
    { price: 60, oldPrice: 80, lowestPrice30Days: 65 },
  ];

  it('begin at the cheapest, wherever it stands', () => {
    expect(lowestPrice(choices)).toEqual({ price: 60, oldPrice: 80, lowestPrice30Days: 65 });
    expect(lowestPrice([])).toBeUndefined();
  });

  it('are told apart from one price for all', () => {
    expect(hasSeveralPrices(choices)).toBe(true);
    expect(hasSeveralPrices([{ price: 60 }, { price: 60 }])).toBe(false);
  });
});
