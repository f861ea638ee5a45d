import { describe, expect, it } from '@jest/globals';
import { packsInWords, unitPriceInWords } from './packs';

describe('packs in words', () => {
  it('tells what a kilogram, a litre, a piece or a metre costs, with paise only where there are some', () => {
    expect(unitPriceInWords({ amount: 84, per: 'KG' })).toBe('₹84/kg');
    expect(unitPriceInWords({ amount: 1240.5, per: 'LITRE' })).toBe('₹1,240.50/litre');
    expect(unitPriceInWords({ amount: 7.25, per: 'PIECE' })).toBe('₹7.25/piece');
    expect(unitPriceInWords({ amount: 15, per: 'METRE' })).toBe('₹15/metre');
  });

  it('names the first pack and counts the others', () => {
    expect(packsInWords([])).toBe('');
    expect(packsInWords(['500 g'])).toBe('500 g');
    expect(packsInWords(['500 g', '1 kg', '5 kg'])).toBe('500 g and 2 more');
  });
});
