import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES, LANGUAGES } from './languages.js';
import { anyOf, type PhraseKey, parametersOf, phrase, say } from './phrase.js';

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('say', () => {
  it('fills in what a text names, with words of their own where they have some', () => {
    const refusal = phrase('{called} can have at most {most} characters.', { called: phrase('The note'), most: 500 });

    expect([say(refusal, 'en'), say(refusal, 'hi')]).toEqual([
      'The note can have at most 500 characters.',
      'नोट में ज़्यादा से ज़्यादा 500 अक्षर हो सकते हैं.',
    ]);
    expect(parametersOf(refusal, 'hi')).toEqual([
      { name: 'called', value: 'नोट' },
      { name: 'most', value: '500' },
    ]);
  });

  it('names several things as each language does', () => {
    const next = anyOf([phrase('PACKED'), phrase('SHIPPED'), phrase('CANCELLED')]);
    const refusal = phrase('An order that is {status} can become {next} only.', { status: phrase('CONFIRMED'), next });

    expect([say(refusal, 'en'), say(refusal, 'hi')]).toEqual([
      'An order that is CONFIRMED can become PACKED or SHIPPED or CANCELLED only.',
      'जो ऑर्डर ‘पक्का हुआ’ है, वह सिर्फ़ ‘पैक हो गया या भेज दिया या रद्द’ हो सकता है.',
    ]);
  });

  it('leaves braces that somebody typed as they are', () => {
    expect(say(phrase('{name} is removed.', { name: '{most}' }), 'en')).toBe('{most} is removed.');
  });

  it('says in English what a language has no words for, and no more than that', () => {
    expect(say(phrase('Item is added in the cart'), 'mr')).toBe('वस्तू कार्टमध्ये टाकली');
    expect(say(phrase('The banner is removed.'), 'mr')).toBe('The banner is removed.');
    expect([say({ en: 'Hot', hi: 'तीखा' }, 'hi'), say({ en: 'Hot', hi: 'तीखा' }, 'mr')]).toEqual(['तीखा', 'Hot']);
  });
});

describe('the texts of a language', () => {
  const known = new Set(Object.keys(LANGUAGES.hi.texts));

  it.each(LANGUAGE_CODES)('fill in what the English does (%s)', (language) => {
    const texts = Object.entries(LANGUAGES[language].texts);

    expect(texts.filter(([english, said]) => String(namesIn(english)) !== String(namesIn(said)))).toEqual([]);
    expect(texts.filter(([english]) => !known.has(english as PhraseKey))).toEqual([]);
  });
});
