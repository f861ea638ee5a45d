import { describe, expect, it } from '@jest/globals';
import { type Choosable, choose, chosenVariant, defaultChoice, isInStock, optionsOf } from './options';

const variant = (id: string, values: Partial<Choosable>): Choosable => ({
  id,
  size: null,
  ram: null,
  weight: null,
  countInStock: 5,
  ...values,
});

const phones = [
  variant('a', { ram: '6 GB', size: 'Blue' }),
  variant('b', { ram: '8 GB', size: 'Blue' }),
  variant('c', { ram: '8 GB', size: 'Black', countInStock: 0 }),
];

describe('options', () => {
  it('lists each value once, for the options that have any', () => {
    expect(optionsOf(phones)).toEqual([
      { name: 'size', label: 'Size', values: ['Blue', 'Black'] },
      { name: 'ram', label: 'RAM', values: ['6 GB', '8 GB'] },
    ]);
    expect(optionsOf([variant('only', {})])).toEqual([]);
  });

  it('chooses by itself what leaves no choice', () => {
    const soaps = [variant('x', { weight: '75 g', size: 'Bar' }), variant('y', { weight: '125 g', size: 'Bar' })];

    expect(defaultChoice(soaps)).toEqual({ size: 'Bar' });
    expect(chosenVariant(soaps, defaultChoice(soaps))).toBeNull();
    expect(chosenVariant([variant('only', {})], {})?.id).toBe('only');
  });

  it('opens the rest again where the new value does not go with it', () => {
    expect(choose(phones, { size: 'Blue' }, 'ram', '6 GB')).toEqual({ size: 'Blue', ram: '6 GB' });
    expect(choose(phones, { ram: '6 GB' }, 'size', 'Black')).toEqual({ size: 'Black' });
  });

  it('knows what is sold out beside what else is chosen', () => {
    expect(isInStock(phones, {}, 'ram', '8 GB')).toBe(true);
    expect(isInStock(phones, { size: 'Black' }, 'ram', '8 GB')).toBe(false);
  });
});
