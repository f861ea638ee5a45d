import { describe, expect, it } from '@jest/globals';
import { distanceByEar } from './by-ear.js';

describe('an English word in an Indian script', () => {
  it.each([
    ['batar', 'butter'],
    ['vosh', 'wash'],
    ['phes', 'face'],
    ['tishyoo', 'tissue'],
    ['maikaronee', 'macaroni'],
    ['raais', 'rice'],
    ['eppal', 'apple'],
    ['phoyal', 'foil'],
    ['heyar', 'hair'],
    ['kukeej', 'cookies'],
    ['evokaado', 'avocado'],
  ])('is heard: "%s" is %s', (heard, english) => {
    expect(distanceByEar(heard, english)).toBeLessThanOrEqual(0.25);
  });

  it.each([
    ['batar', 'bottle'],
    ['sos', 'sausage'],
    ['kait', 'kit'],
    ['phlor', 'flour'],
    ['laaitar', 'litter'],
    ['maikaronee', 'micron'],
    ['pharsh', 'frsh'],
  ])('is not taken for another: "%s" is no %s', (heard, english) => {
    expect(distanceByEar(heard, english)).toBeGreaterThan(0.25);
  });
});
