import { describe, expect, it } from '@jest/globals';
import { hindiStems, plainForm } from './word-forms.js';

describe('a word that nothing is called', () => {
  it.each([
    ['टमाटरों', 'टमाटर'],
    ['সরষের', 'সরষ'],
    ['నిమ్మకాయలు', 'నిమ్మకాయ'],
    ['ટામેટાની', 'ટામેટા'],
    ['हल्दीपाउडर', 'हल्दी पाउडर'],
    ['নারকেলতেল', 'নারকেল তেল'],
    ['மிளகாய்த்தூள்', 'மிளகாய் தூள்'],
    ['മല്ലിപ്പൊടി', 'മല്ലി പൊടി'],
    ['manjalpodi', 'manjal podi'],
    ['tandulache', 'tandul'],
    ['jwariche', 'jwari'],
  ])('%s may be %s', (word, form) => {
    expect(plainForm(word)).toBe(form);
  });

  it.each(['tomatoes', 'तेल', 'দুধ'])('%s has no other form', (word) => {
    expect(plainForm(word)).toBeNull();
  });
});

describe('a word of Hindi', () => {
  it.each([
    ['बालों', 'बाल'],
    ['जूते', 'जूता'],
    ['चूड़ियाँ', 'चूड़ी'],
    ['मालाओं', 'माला'],
  ])('%s may be of %s', (word, stem) => {
    expect(hindiStems(word.normalize('NFC'))).toContain(stem.normalize('NFC'));
  });
});
