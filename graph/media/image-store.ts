import path from 'node:path';
import type { Config } from '../shared/config/config.js';
import type { Image } from './image.entity.js';

/** Where the public address of every stored picture begins. */
export const IMAGES_PATH = '/images';

/** Width in pixels of the pictures that `/api` names, where a client cannot ask for one. */
const REST_WIDTH = 640;

/** The folder of the picture files, `<key>-<width>.webp`; a file never changes once it is there. */
export function imagesFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'images');
}

/** The name of the file of a picture in one of its widths. */
export function pictureFile(key: string, width: number): string {
  return `${key}-${width}.webp`;
}

/**
 * The key of the picture that an address of this shop leads to, whatever the width.
 *
 * @param publicUrl the shop's own address, which may stand before the path; null: only a bare path
 *   is known
 * @returns null for any other text
 */
export function keyOfImageUrl(url: string, publicUrl: string | null): string | null {
  const own = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  return /^\/images\/([\w-]+)-\d+\.webp$/.exec(own)?.[1] ?? null;
}

/**
 * The address of a picture on the shop's own host.
 *
 * @param width pixels wanted; the smallest stored file at least that wide is named, the widest when
 *   there is none or when nothing is asked for
 */
export function imageUrl({ key, widths }: Pick<Image, 'key' | 'widths'>, width?: number | null): string {
  const fitting = typeof width === 'number' ? widths.find((stored) => stored >= width) : undefined;
  return `${IMAGES_PATH}/${pictureFile(key, fitting ?? widths.at(-1) ?? 0)}`;
}

/**
 * The address of a picture's file for looking from close by; the widest where it has none of its
 * own for that.
 */
export function zoomUrl(image: Pick<Image, 'key' | 'widths' | 'zoomWidth'>): string {
  return image.zoomWidth ? `${IMAGES_PATH}/${pictureFile(image.key, image.zoomWidth)}` : imageUrl(image);
}

/**
 * Every stored file of a picture with its true width, smallest first, as the `srcset` attribute of
 * an `img` takes it.
 */
export function imageSrcset({ key, widths }: Pick<Image, 'key' | 'widths'>): string {
  return widths.map((width) => `${IMAGES_PATH}/${pictureFile(key, width)} ${width}w`).join(', ');
}

/**
 * The addresses that `/api` gives for a list of pictures (spec §3).
 *
 * @param width pixels wanted, see `imageUrl`
 */
export function restImageUrls(images: readonly Image[], width = REST_WIDTH): string[] {
  return images.map((image) => imageUrl(image, width));
}
