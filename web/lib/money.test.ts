import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { speak } from './messages';
import { formatCount, formatRs, formatRupees } from './money';

const AMOUNTS = [
  0, 0.5, 7, 99.9, 999.99, 1_000, 12_345.6, 99_999, 1_00_000, 12_34_567.89, 1_23_45_678, -5, -1_23_456.7,
];
const COUNTS = [0, 7, 1_000, 12_345, 1_00_000, 98_76_543, -1_234, 2.5, 1_234.5678];

afterEach(() => speak(null));

describe.each([
  ['English', 'en-US', null],
  ['Hindi', 'en-IN', 'hi'],
] as const)('in %s', (_, locale, language) => {
  beforeEach(() => speak(language, {}));

  it('writes amounts as the browser would', () => {
    const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });

    expect(AMOUNTS.map(formatRupees)).toEqual(AMOUNTS.map((amount) => rupees.format(amount)));
  });

  it('writes counts as the browser would', () => {
    const counts = new Intl.NumberFormat(locale);

    expect(COUNTS.map(formatCount)).toEqual(COUNTS.map((count) => counts.format(count)));
  });
});

it('writes the prices of My List with two decimals', () => {
  expect([5, 123_456.5].map(formatRs)).toEqual(['Rs: 5.00', 'Rs: 123,456.50']);
});
