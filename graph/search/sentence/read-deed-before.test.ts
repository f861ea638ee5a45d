import { describe, expect, it } from '@jest/globals';
import { readDeedBefore } from './read-deed-before.js';

describe('a thing that is told by what is done with it', () => {
  it.each([
    ['cake banane ka sancha', 'cake ka sancha'],
    ['दाँत साफ करने का ब्रश', 'दाँत ka ब्रश'],
    ['baalon mein lagane ka pyaz ka tel', 'baalon ka pyaz ka tel'],
    ['कपड़े सुखाने की रस्सी और क्लिप', 'कपड़े ka रस्सी और क्लिप'],
    ['pyaaz kaatne wala chopper', 'pyaaz ka chopper'],
  ])('is read in "%s" as if it were of that', (query, without) => {
    expect(readDeedBefore(query)?.without).toBe(without);
  });

  it.each([
    'khane ka tel',
    'sabzi kaatne ka',
    'chai chhanne ke liye',
    'tiffin me rakhne ke liye foil',
    'tiffin me dene wala snack',
    'doodh ki malai',
  ])('is not looked for in "%s"', (query) => {
    expect(readDeedBefore(query)).toBeNull();
  });
});
