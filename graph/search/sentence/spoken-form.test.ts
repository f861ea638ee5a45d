import { describe, expect, it } from '@jest/globals';
import { asListed } from './function-words.js';
import { spokenForm } from './spoken-form.js';

describe('a word of Hindi as it is spoken', () => {
  it.each([
    ['लगाने', 'lagane'],
    ['लगाने', 'lagaane'],
    ['छील', 'chheel'],
    ['सफेद', 'safed'],
    ['अच्छा', 'accha'],
    ['झाड़ू', 'jhaadu'],
    ['करने', 'karne'],
    ['कूट', 'koot'],
  ])('is the same in both scripts: %s is %s', (devanagari, latin) => {
    expect(spokenForm(devanagari)).toBe(spokenForm(latin));
  });

  it('tells words apart: दाल is no dala', () => {
    expect(spokenForm('दाल')).toBe('dal');
  });

  it('is known where lists have it in Latin letters alone', () => {
    expect(asListed('दिखाओ')).toBe('dikhao');
    expect(asListed('तीखी')).toBe('tikhi');
    expect(asListed('में')).toBe('में');
    expect(asListed('चावल')).toBeNull();
  });

  it('is no word around goods where it names some: ताक is buttermilk', () => {
    expect(asListed('ताक')).toBeNull();
  });
});
