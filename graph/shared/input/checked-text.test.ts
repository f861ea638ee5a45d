import { describe, expect, it } from '@jest/globals';
import { checkedText, presentableText, type TextRule } from './checked-text.js';

const name: TextRule = { field: 'name', called: { en: 'The name' }, most: 12 };
const review: TextRule = { ...name, hasLines: true };

describe('checkedText', () => {
  it.each([
    ['  Asha Rao  ', 'Asha Rao'],
    ['आशा', 'आशा'],
    ['क्‍ष', 'क्‍ष'],
    ['👩‍🌾', '👩‍🌾'],
    ['محمد', 'محمد'],
  ])('takes %j', (sent, kept) => {
    expect(checkedText(sent, name)).toBe(kept);
  });

  it.each([
    ['half of a pair', 'Asha\uD83D'],
    ['a NUL', 'As\0ha'],
    ['a bell', 'As\u0007ha'],
    ['a C1 control', 'As\u0085ha'],
    ['a mark that turns the rest around', 'Asha\u202Eoar'],
    ['an isolate', 'Asha\u2067oar'],
    ['a second line', 'Asha\nRao'],
  ])('refuses a name with %s', (_what, sent) => {
    expect(() => checkedText(sent, name)).toThrow('The name contains characters that cannot be shown.');
  });

  it('lets a review have lines, but no other control characters', () => {
    expect(checkedText('Good.\n\tNew.', review)).toBe('Good.\n\tNew.');
    expect(() => checkedText('Good.\u001B[2J', review)).toThrow('cannot be shown');
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u00A0\u3000 '],
    ['zero-width characters', '\u200B\u200D\uFEFF'],
    ['fillers', '\u3164\u115F'],
  ])('takes %s for empty', (_what, sent) => {
    expect(() => checkedText(sent, name)).toThrow('The name must not be empty.');
    expect(() => checkedText(sent, { ...name, whenEmpty: { en: 'name can not be blank!' } })).toThrow(
      'name can not be blank!',
    );
    expect(checkedText(sent, { ...name, least: 0 })).toBe('');
  });

  it('counts characters as people do', () => {
    expect(checkedText('🥭'.repeat(12), name)).toHaveLength(24);
    expect(() => checkedText('🥭'.repeat(13), name)).toThrow('The name can have at most 12 characters.');
  });
});

describe('presentableText', () => {
  it('leaves out of a name from elsewhere what cannot be shown, and cuts between characters', () => {
    expect(presentableText('As\u202Eha\0 🥭🥭', 6)).toBe('Asha 🥭');
    expect(presentableText('\u202E\u200B', 6)).toBeNull();
  });
});
