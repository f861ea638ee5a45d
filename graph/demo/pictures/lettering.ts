import { letterShapes } from '../../media/letter-shapes.js';
import type { Hex } from './colour.js';

/** Drawn around the light outlines to make them bold, in units of 1000 to the em. */
const BOLDNESS = 66;

/** From one baseline to the next, in ems. */
const LINE_HEIGHT = 1.08;

/** Height of a capital letter, in ems. */
const CAPITAL_HEIGHT = 0.7;

/** Letters that the outlines lack, and what stands for them. */
const REPLACED: Record<string, string> = { '’': "'", '–': '-', é: 'e' };

/** Where a text is to stand, in the drawing's pixels; `x` and `y` are its middle. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a text is set. */
export interface TextStyle {
  ink: Hex;
  /** How many lines it may take. */
  lines: number;
  /** Size of the letters, in pixels; smaller where they would not fit. */
  largest: number;
}

/**
 * A line of letters as SVG paths that begin at 0, and its length; 1000 units to the em, the
 * baseline at 0.
 */
export function letteredLine(text: string): { length: number; paths: string } {
  let length = 0;
  let paths = '';
  for (const character of text) {
    const [advance, path] = letterShapes[REPLACED[character] ?? character] ?? [0, ''];
    if (path) paths += `<path transform="translate(${length + BOLDNESS / 2})" d="${path}"/>`;
    length += advance && advance + BOLDNESS * 0.72;
  }
  return { length, paths };
}

/** The SVG attributes of letters in `ink`. */
export const inkOf = (ink: string): string =>
  `fill="${ink}" stroke="${ink}" stroke-width="${BOLDNESS}" stroke-linejoin="round"`;

/**
 * Sets a text as large as its place allows, in the middle of it, broken between words. Letters are
 * outlines, because a bare machine has no fonts.
 *
 * @returns SVG elements
 */
export function textIn(text: string, place: TextPlace, { ink, lines, largest }: TextStyle): string {
  // Also after a hyphen, which stays.
  const words = text.split(/(?<=-)| /);
  const settings = Array.from({ length: Math.min(lines, words.length) }, (_, index) => {
    const set = broken(words, index + 1).map(letteredLine);
    const longest = Math.max(...set.map(({ length }) => length));
    const em = Math.min(largest, (place.width / longest) * 1000, place.height / ((set.length - 1) * LINE_HEIGHT + 0.9));
    return { set, em };
  });
  // The fewest lines of those that allow the largest letters.
  const best = settings.reduce((one, other) => (other.em > one.em * 1.04 ? other : one));
  const { set, em } = best;
  const first = place.y + (CAPITAL_HEIGHT * em) / 2 - ((set.length - 1) * LINE_HEIGHT * em) / 2;
  const scale = em / 1000;
  const rows = set.map(({ length, paths }, row) => {
    const left = place.x - (length * scale) / 2;
    return `<g transform="translate(${round(left)} ${round(first + row * LINE_HEIGHT * em)}) scale(${round(scale)})">${paths}</g>`;
  });
  return `<g ${inkOf(ink)}>${rows.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The words in so many lines, the longest of them as short as can be. */
function broken(words: readonly string[], count: number): string[] {
  if (count === 1) return [joined(words)];
  let best: string[] = [];
  let shortest = Infinity;
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const lines = [joined(words.slice(0, taken)), ...broken(words.slice(taken), count - 1)];
    const longest = Math.max(...lines.map((line) => letteredLine(line).length));
    if (longest < shortest) [best, shortest] = [lines, longest];
  }
  return best;
}

const joined = (words: readonly string[]) => words.join(' ').replaceAll('- ', '-');
