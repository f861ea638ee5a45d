import { describe, expect, it } from '@jest/globals';
import { say } from '../shared/languages/phrase.js';
import { type ChosenColours, contrast, contrastsOf, paletteOf, type Scheme } from './palette.js';

/** What an owner may choose, by chance of a fixed seed. */
function* choices(scheme: Scheme, count: number): Generator<ChosenColours> {
  let state = 42;
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const colour = (from: number, to: number) =>
    `#${Buffer.from([0, 1, 2].map(() => Math.round(255 * (from + (to - from) * chance())))).toString('hex')}`;
  for (let left = count; left > 0; left--) {
    const [page, ink] = scheme === 'light' ? [colour(0.75, 1), colour(0, 0.5)] : [colour(0, 0.25), colour(0.6, 1)];
    yield { page, ink, accent: colour(0, 1) };
  }
}

const GROUNDS = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel', 'brand.subtle', 'brand.muted'];
const TEXTS = ['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.success', 'brand.fg', 'leaf.fg', 'danger.fg', 'stone.fg'];

describe('the colours that follow from chosen ones', () => {
  it.each(['light', 'dark'] as const)('can all be read on %s pages where nothing was refused', (scheme) => {
    let taken = 0;
    for (const chosen of choices(scheme, 2_000)) {
      if (contrastsOf(chosen, scheme).some(({ complaint }) => complaint)) continue;
      taken += 1;
      const palette = paletteOf(chosen, scheme);
      const of = (name: string) => palette[name] ?? '';
      const ratios = GROUNDS.flatMap((ground) => TEXTS.map((text) => contrast(of(text), of(ground))));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('brand.contrast'), of('brand.solid'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('border.control'), of('bg'))).toBeGreaterThanOrEqual(3);
    }
    expect(taken).toBeGreaterThan(100);
  });

  it('are refused in words that say what is too little', () => {
    const faint = contrastsOf({ page: '#FFFFFF', ink: '#2B1B24', accent: '#FFB020' }, 'light');

    expect(faint.map(({ field, complaint }) => [field, complaint && say(complaint, 'en')])).toEqual([
      ['page', null],
      ['ink', null],
      ['accent', 'The accent on light pages has a contrast of 1.82 to their ground; it needs 4.5.'],
    ]);
  });
});
