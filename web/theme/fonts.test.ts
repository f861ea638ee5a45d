import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { formatRupees } from '../lib/money';

const read = (file: string) => readFileSync(path.resolve('web/theme', file), 'utf8');

/** The files of Figtree with the characters that a browser fetches them for. */
const faces = [...read('fonts.css').matchAll(/@font-face \{[^}]*\}/g)]
  .map(([face]) => face)
  .filter((face) => face.includes('"Figtree Variable"'))
  .map((face) => ({
    file: /url\("(?:[^"]*\/)?([^"/]+)"\)/.exec(face)?.[1] ?? '',
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  }));

const fileOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return faces.find(({ ranges }) => ranges.some(([from = 0, to = 0]) => from <= code && code <= to))?.file;
};

describe('the letters of a page', () => {
  it('are fetched with it for amounts: no file of a font comes late, which would have all texts laid out again', () => {
    const early =
      read('../index.html')
        .match(/<link rel="preload" as="font"[^>]*>/g)
        ?.join('') ?? '';

    const files = new Set([...formatRupees(123_456.78), ...'Add to cart'].map(fileOf));

    expect(files).toEqual(new Set(['figtree-rupee.woff2', 'figtree-latin-wght-normal.woff2']));
    for (const file of files) expect(early).toContain(file);
  });
});
