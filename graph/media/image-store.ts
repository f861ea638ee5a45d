import path from 'node:path';
import type { Config } from '../shared/config.js';
import type { Image } from './image.entity.js';

/** Where the public address of every stored picture begins. */
export const IMAGES_PATH = '/images';

/** Width in pixels of the pictures that `/api` names, where a client cannot ask for one. */
const REST_WIDTH = 640;

/** The folder of the picture files, `<key>-<width>.webp`; a file never changes once it is there. */
export function imagesFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'images');
}

/**
 * The address of a picture on the shop's own host.
 *
 * @param width pixels wanted; the smallest stored file at least that wide is named, the widest when there is none or
 *   when nothing is asked for
 */
export function imageUrl({ key, widths }: Pick<Image, 'key' | 'widths'>, width?: number | null): string {
  const ascending = widths.toSorted((one, other) => one - other);
  const fitting = typeof width === 'number' ? ascending.find((stored) => stored >= width) : undefined;
  return `${IMAGES_PATH}/${key}-${fitting ?? ascending.at(-1)}.webp`;
}

/** Every stored file of a picture with its true width, smallest first, as the `srcset` attribute of an `img` takes it. */
export function imageSrcset({ key, widths }: Pick<Image, 'key' | 'widths'>): string {
  const ascending = widths.toSorted((one, other) => one - other);
  return ascending.map((width) => `${IMAGES_PATH}/${key}-${width}.webp ${width}w`).join(', ');
}

/**
 * The addresses that `/api` gives for a list of pictures (spec §3).
 *
 * @param width pixels wanted, see `imageUrl`
 */
export function restImageUrls(images: readonly Image[], width = REST_WIDTH): string[] {
  return images.map((image) => imageUrl(image, width));
}
