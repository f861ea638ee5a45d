import { hash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { v7 } from 'uuid';
import type { Context } from '../shared/context.js';
import { Image } from './image.entity.js';
import { pictureFile } from './image-store.js';
import { type LetterShape, letterMask } from './letter-mask.js';
import { letterShapes } from './letter-shapes.js';
import { loadSharp } from './load-sharp.js';

/** Part of every key: raise it with the drawing, so that stale files are not taken for new ones. */
const KEY = 'initials-1';

/** Sides of the files in pixels. */
const SMALL = 160;
const LARGE = 480;

/** Grounds on which white letters keep a contrast of 4.5 to 1. */
const GROUNDS = ['#B43C0C', '#1F7A3D', '#7A2E55', '#0F6B6B', '#4149A8', '#85560A', '#A51648', '#55485E'] as const;

/**
 * Head and shoulders, for a name without a Latin letter: as wide as its advance, on the baseline.
 */
const SOMEBODY: LetterShape = [
  760,
  'M380 -400q-75 0-128-53q-52-52-52-127q0-75 52-128q53-52 128-52q75 0 128 52q52 53 52 128q0 75-52 127q-53 53-128 53z' +
    'M40 40q0-170 96-262q96-92 244-92q148 0 244 92q96 92 96 262z',
];

/** Initials whose files are stored; `storeInitials` makes a row of them. */
export type Initials = Pick<Image, 'key' | 'placeholder'>;

/**
 * Makes the picture of a shopper who has none of their own: up to two initials in white on a colour
 * that follows from the name. The files of equal pictures are shared and made once.
 *
 * @param name as the shopper goes by
 * @throws ShopError SERVICE_UNAVAILABLE when the store of pictures is away
 */
export async function drawInitials(ctx: Context, name: string): Promise<Initials> {
  const letters = initialsOf(name);
  const ground = hash('sha256', name.trim().toLowerCase(), 'buffer').readUInt32BE() % GROUNDS.length;
  const key = [KEY, letters.toLowerCase() || 'somebody', ground].join('-');
  // The smaller one is written last, so where it is, both are.
  if (!(await ctx.pictures.has(pictureFile(key, SMALL)))) {
    const drawn = await draw(letters, GROUNDS[ground] ?? GROUNDS[0]);
    for (const side of [LARGE, SMALL]) {
      const file = await drawn.clone().resize(side).webp({ quality: 90 }).toBuffer();
      await ctx.pictures.write(pictureFile(key, side), file);
    }
  }
  return { key, placeholder: GROUNDS[ground] ?? null };
}

/** Stores initials that have been drawn as a row. */
export async function storeInitials(ctx: Context, initials: Initials): Promise<Image> {
  const id = v7();
  const measures = { width: LARGE, height: LARGE, widths: [SMALL, LARGE] };
  await ctx.db.insert(Image, { id, alt: 'Initials', ...initials, ...measures });
  return ctx.db.findOneByOrFail(Image, { id });
}

/** Whether a picture is one that `drawInitials` made, so that it follows the name. */
export function isInitials({ key }: Pick<Image, 'key'>): boolean {
  return key.startsWith('initials-');
}

/** The first Latin letters of the first and the last word; empty for a name without any. */
function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .split(/\s+/)
    .flatMap((word) => /[a-z]/i.exec(word)?.[0].toUpperCase() ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('');
}

async function draw(letters: string, ground: string): Promise<Sharp> {
  const shapes = [...letters].flatMap((letter): LetterShape[] => {
    const shape = letterShapes[letter];
    return shape ? [shape] : [];
  });
  const mask = shapes.length
    ? letterMask(shapes, { side: LARGE, em: LARGE * (shapes.length > 1 ? 0.46 : 0.56), boldness: 26 })
    : letterMask([SOMEBODY], { side: LARGE, em: LARGE * 0.62, boldness: 0 });
  const [red = 0, green = 0, blue = 0] = Buffer.from(ground.slice(1), 'hex');
  const pixels = new Uint8Array(LARGE * LARGE * 3);
  for (let at = 0; at < mask.length; at++) {
    const share = (mask[at] as number) / 255;
    pixels[at * 3] = red + (255 - red) * share;
    pixels[at * 3 + 1] = green + (255 - green) * share;
    pixels[at * 3 + 2] = blue + (255 - blue) * share;
  }
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width: LARGE, height: LARGE, channels: 3 } });
}
