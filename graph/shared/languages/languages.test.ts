import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES, languageOf } from './languages.js';

describe('languageOf', () => {
  it.each(LANGUAGE_CODES)('speaks every language of the shop to the visitor who chose it (%s)', (language) => {
    expect(languageOf({ headers: { cookie: `pin=560001; lang=${language}` } })).toBe(language);
  });

  it.each(LANGUAGE_CODES)('speaks every language of the shop to the program that asks for it (%s)', (language) => {
    expect(languageOf({ headers: { 'accept-language': `${language.toUpperCase()}-IN, en;q=0.5` } })).toBe(language);
  });

  it('speaks English where a language is asked for that the shop does not know', () => {
    expect(languageOf({ headers: { cookie: 'lang=xx' } })).toBe('en');
    expect(languageOf({ headers: { 'accept-language': 'xx, hi;q=0.5' } })).toBe('en');
  });

  it('holds what the visitor chose above what a program asks for, and heeds no list of a browser', () => {
    expect(languageOf({ headers: { cookie: 'lang=en', 'accept-language': 'hi' } })).toBe('en');
    expect(languageOf({ headers: { 'accept-language': 'hi', 'sec-fetch-site': 'same-origin' } })).toBe('en');
  });

  it('speaks what the address of a page or a call says, whatever was chosen', () => {
    const headers = { cookie: 'lang=en', 'accept-language': 'en' };
    expect(languageOf({ url: '/hi', headers })).toBe('hi');
    expect(languageOf({ url: '/hi/product/7?from=home', headers })).toBe('hi');
    expect(languageOf({ url: '/api/products?page=2&lang=hi', headers })).toBe('hi');
    expect(languageOf({ url: '/graphql?lang=hi&extensions=%7B%7D', headers })).toBe('hi');
    expect(languageOf({ url: '/api/products?lang=en', headers: { cookie: 'lang=hi' } })).toBe('en');
  });

  it('takes no address for a language that is none, and leaves the choice to the visitor', () => {
    for (const url of [
      '/',
      '/hindi',
      '/himalaya/tea',
      '/xx/about',
      '/search?q=a&lang=en',
      '/en/about',
      '/api/x?lang=xx',
    ])
      expect([url, languageOf({ url, headers: { cookie: 'lang=hi' } })]).toEqual([url, 'hi']);
  });
});
