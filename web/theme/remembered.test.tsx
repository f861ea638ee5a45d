import { describe, expect, it } from '@jest/globals';
import { system } from './system';

describe('what is remembered of looks', () => {
  it('is the same for the same styles, whoever asks', () => {
    expect(system.css({ color: 'fg', p: '4' })).toBe(system.css({ color: 'fg', p: '4' }));
  });

  it('differs where one value differs', () => {
    expect(system.css({ color: 'fg', p: '4' })).not.toEqual(system.css({ color: 'fg', p: '5' }));
  });

  it('keeps recipes of equal text but other looks apart', () => {
    const warm = system.cva({ base: { color: 'brand.fg' } });
    const cool = system.cva({ base: { color: 'leaf.fg' } });

    expect(system.css(warm({}))).not.toEqual(system.css(cool({})));
    expect(system.css(warm({}))).toBe(system.css(warm({})));
  });

  it('makes a recipe once', () => {
    const recipe = { base: { color: 'fg' } };

    expect(system.cva(recipe)).toBe(system.cva(recipe));
  });
});
