import { afterEach, describe, expect, it } from '@jest/globals';
import { hindi } from './languages/hi/all';
import { speak } from './messages';
import { choiceInWords, packInWords, packsInWords, unitPriceInWords } from './packs';

afterEach(() => speak(null));

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

  it('leaves packs in English as the shop writes them', () => {
    expect(['500g', '1 L', '4 x 50 ml', '10 m'].map(packInWords)).toEqual(['500g', '1 L', '4 x 50 ml', '10 m']);
  });

  it('says in Hindi what a pack is measured in, and leaves what is no measure', () => {
    speak('hi', hindi);

    expect(['500g', '1 kg', '1.5 L', '4 x 50 ml', '6 pieces', '10 m'].map(packInWords)).toEqual([
      '500ग्राम',
      '1 किलो',
      '1.5 लीटर',
      '4 x 50 मिली',
      '6 पीस',
      '10 मीटर',
    ]);
    expect(['8 GB', 'M', '3-g', 'Large'].map(packInWords)).toEqual(['8 GB', 'M', '3-g', 'Large']);
    expect(packsInWords(['500 g', '1 kg'])).toBe('500 ग्राम और 1 पैक');
    expect(choiceInWords({ size: 'XL', ram: null, weight: '1 kg' })).toBe('XL · 1 किलो');
  });
});
