import { describe, expect, it } from '@jest/globals';
import { middleOf, resized, within } from './cropSquare';

const wide = { width: 900, height: 600 };

describe('a square of a picture', () => {
  it('is at first the largest in its middle', () => {
    expect(middleOf(wide)).toEqual({ x: 150, y: 0, side: 600 });
    expect(middleOf({ width: 400, height: 1_000 })).toEqual({ x: 0, y: 300, side: 400 });
  });

  it('stays within the picture, wherever it is moved', () => {
    expect(within(wide, { x: -20, y: 90, side: 600 })).toEqual({ x: 0, y: 0, side: 600 });
    expect(within(wide, { x: 880, y: 580, side: 300 })).toEqual({ x: 600, y: 300, side: 300 });
    expect(within(wide, { x: 0, y: 0, side: 5_000 })).toEqual({ x: 0, y: 0, side: 600 });
  });

  it('keeps its middle as it grows smaller, as far as the picture lets it', () => {
    expect(resized(wide, { x: 150, y: 0, side: 600 }, 300)).toEqual({ x: 300, y: 150, side: 300 });
    expect(resized(wide, { x: 600, y: 300, side: 300 }, 600)).toEqual({ x: 300, y: 0, side: 600 });
  });
});
