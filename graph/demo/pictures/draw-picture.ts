import sharp from 'sharp';
import { composeBanner } from './banner-scenes.js';
import type { Canvas } from './canvas.js';
import { composeCategory } from './category-scenes.js';
import { type Drawing, isBanner, measuresOf, PRODUCT_SIDE, ZOOM_SIDE } from './describe-picture.js';
import { emojiFile } from './emoji-file.js';
import { composeCloseUp, composeLabel, composePortrait, composeSizes } from './product-scenes.js';
import type { Scene } from './scene.js';
import { Studio } from './studio.js';

/** Of WebP, 0 to 100: enough to keep soft shadows smooth and tags crisp. */
const quality = 78;

/**
 * Effort 0 takes two thirds of the time of 2, for files half as large again: still only about 8 kB
 * each.
 */
const effort = 0;

/** Draws those files, each by its width. */
export async function drawFiles(studio: Studio, { scene, isZoom }: Drawing): Promise<Map<number, Uint8Array>> {
  return isZoom ? new Map([[ZOOM_SIDE, await drawZoom(scene)]]) : drawPicture(studio, scene);
}

/**
 * Draws a picture. The same scene makes the same bytes.
 *
 * @returns a WebP file for each of its widths
 */
export async function drawPicture(studio: Studio, scene: Scene): Promise<Map<number, Uint8Array>> {
  const { widths } = measuresOf(scene);
  const files = new Map<number, Uint8Array>();
  if (scene.kind === 'category' && !scene.field) {
    for (const width of widths)
      files.set(width, await sharp(emojiFile(scene.emoji)).resize(width, width).webp({ quality, effort }).toBuffer());
    return files;
  }
  let canvas = await compose(studio, scene, PRODUCT_SIDE);
  for (const width of widths.toReversed()) {
    while (canvas.width >= 2 * width) canvas = canvas.halved();
    const raw = { width: canvas.width, height: canvas.height, channels: 3 as const };
    files.set(width, await sharp(canvas.pixels, { raw }).resize(width).webp({ quality, effort }).toBuffer());
  }
  return files;
}

/**
 * Draws the file of a product picture for looking from close by, anew rather than from the others,
 * so that its words are sharp.
 */
async function drawZoom(scene: Scene): Promise<Uint8Array> {
  // A studio of its own, since its layers are several times as large and no page asks for them
  // twice.
  const { pixels, width, height } = await compose(new Studio(), scene, ZOOM_SIDE);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort })
    .toBuffer();
}

/** Neighbours in this order share fields, packs and emoji, which a studio then still holds. */
export function byLayers(one: Scene, other: Scene): number {
  return sortKey(one).localeCompare(sortKey(other));
}

function sortKey(scene: Scene): string {
  const thing = 'thing' in scene ? scene.thing : null;
  const emoji = 'emoji' in scene ? scene.emoji : thing?.emoji;
  return [scene.field, thing?.form, thing?.colours.body, emoji].join(' ');
}

function compose(studio: Studio, scene: Scene, size: number): Promise<Canvas> {
  if (isBanner(scene)) return composeBanner(studio, scene);
  if (scene.kind === 'portrait') return composePortrait(studio, scene, size);
  if (scene.kind === 'sizes') return composeSizes(studio, scene, size);
  if (scene.kind === 'label') return composeLabel(studio, scene, size);
  return scene.kind === 'closeUp' ? composeCloseUp(studio, scene, size) : composeCategory(studio, scene);
}
