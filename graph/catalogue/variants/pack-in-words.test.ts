import { describe, expect, it } from '@jest/globals';
import { packInWords } from './pack-in-words.js';

describe('a pack in a mail', () => {
  it.each([
    ['en', ['1 kg', '500g', '4 x 50 ml', 'XL']],
    ['hi', ['1 किलो', '500ग्राम', '4 x 50 मिली', 'XL']],
    ['mr', ['1 किलो', '500ग्रॅम', '4 x 50 मिली', 'XL']],
  ] as const)('is measured in words of %s', (language, read) => {
    expect(['1 kg', '500g', '4 x 50 ml', 'XL'].map((pack) => packInWords(language, pack))).toEqual(read);
  });

  it('leaves what is no measure', () => {
    expect(['8 GB', 'M', '3-g', 'Large'].map((pack) => packInWords('hi', pack))).toEqual(['8 GB', 'M', '3-g', 'Large']);
  });
});
