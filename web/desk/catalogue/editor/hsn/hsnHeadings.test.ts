import { describe, expect, it } from '@jest/globals';
import { findHsn } from './hsnHeadings';

describe('the HSN codes', () => {
  it.each([
    ['dal', '0713'],
    ['Basmati chawal', '1006'],
    ['ghee', '0405'],
    ['toothpaste', '3306'],
    ['agarbatti', '3307'],
    ['biscuit', '1905'],
    ['sabun', '3401'],
    ['0910', '0910'],
    ['besan', '1106'],
    ['poha', '1904'],
    ['ajwain', '0910'],
  ])('are found by %s, what fits best first', (words, code) => {
    expect(findHsn(words)[0]?.code).toBe(code);
  });

  it('are none where no heading has all words', () => {
    expect(findHsn('dal toothpaste')).toEqual([]);
    expect(findHsn(' ')).toEqual([]);
  });
});
