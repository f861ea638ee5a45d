import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES, languageOf } from './languages.js';

describe('languageOf', () => {
  it.each(LANGUAGE_CODES)('speaks every language of the shop to the visitor who chose it (%s)', (language) => {
    expect(languageOf({ cookie: `pin=560001; lang=${language}` })).toBe(language);
  });

  it.each(LANGUAGE_CODES)('speaks every language of the shop to the program that asks for it (%s)', (language) => {
    expect(languageOf({ 'accept-language': `${language.toUpperCase()}-IN, en;q=0.5` })).toBe(language);
  });

  it('speaks English where a language is asked for that the shop does not know', () => {
    expect(languageOf({ cookie: 'lang=xx' })).toBe('en');
    expect(languageOf({ 'accept-language': 'xx, hi;q=0.5' })).toBe('en');
  });

  it('holds what the visitor chose above what a program asks for, and heeds no list of a browser', () => {
    expect(languageOf({ cookie: 'lang=en', 'accept-language': 'hi' })).toBe('en');
    expect(languageOf({ 'accept-language': 'hi', 'sec-fetch-site': 'same-origin' })).toBe('en');
  });
});
