import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { bannerLayouts, composeBanner } from './banner-scenes.js';
import type { Canvas } from './canvas.js';
import { categorySide, composeCategory } from './category-scenes.js';
import { emojiFile } from './emoji-file.js';
import { composeCloseUp, composeLabel, composePortrait, composeSizes, side, zoomSide } from './product-scenes.js';
import type { BannerScene, Scene } from './scene.js';
import { Studio } from './studio.js';

/** A picture to make. */
export interface PictureRequest {
  scene: Scene;
  /** What a person who cannot see the picture should know. */
  alt: string;
}

/** What a picture is called and measures, whether or not anybody has drawn it yet. */
export interface Picture {
  /**
   * Names its files. Follows from the scene alone: the same scene has the same key on every
   * machine.
   */
  key: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /**
   * Widths of the files in pixels, smallest first; a product has a second one only of its first
   * picture.
   */
  widths: number[];
  /** Width in pixels of one more file, for looking from close by; null: there is none. */
  zoomWidth: number | null;
  alt: string;
  /** `#RRGGBB`, to fill the place of the picture while it loads. */
  placeholder: string;
}

/**
 * Part of every key: change it with the drawings, so that stale files are not taken for new ones.
 */
const revision = 2;

/** Of WebP, 0 to 100: enough to keep soft shadows smooth and tags crisp. */
const quality = 78;

/**
 * Effort 0 takes two thirds of the time of 2, for files half as large again: still only about 8 kB
 * each.
 */
const effort = 0;

/** Files of a picture that are drawn together: those of its widths, or that of its zoom. */
export interface Drawing {
  key: string;
  scene: Scene;
  isZoom: boolean;
}

/** Names a drawing among those that are under way. */
export const nameOf = ({ key, isZoom }: Drawing): string => (isZoom ? `${key} zoom` : key);

/** The widths of the files of a drawing, in pixels. */
export function filesOf({ scene, isZoom }: Drawing): number[] {
  const { widths, zoomWidth } = measuresOf(scene);
  return isZoom && zoomWidth ? [zoomWidth] : widths;
}

/** Draws those files, each by its width. */
export async function drawFiles(studio: Studio, { scene, isZoom }: Drawing): Promise<Map<number, Uint8Array>> {
  return isZoom ? new Map([[zoomSide, await drawZoom(scene)]]) : drawPicture(studio, scene);
}

/**
 * Describes a picture without drawing it. Equal scenes are one picture, so that thousands of
 * products need far fewer files.
 */
export function describePicture({ scene, alt }: PictureRequest): Picture {
  const key = createHash('sha256')
    .update(JSON.stringify([revision, scene]))
    .digest('hex')
    .slice(0, 24);
  return { key, ...measuresOf(scene), alt, placeholder: scene.field ?? '#FFFFFF' };
}

/** Width and height of the largest file of a picture, and the widths of all of them, in pixels. */
export function measuresOf(scene: Scene): Pick<Picture, 'width' | 'height' | 'widths' | 'zoomWidth'> {
  if (scene.kind === 'category')
    return { width: categorySide, height: categorySide, widths: [categorySide / 2, categorySide], zoomWidth: null };
  if (!isBanner(scene)) {
    // Only the first picture of a product is shown small, in carts and on phones.
    const widths = scene.kind === 'portrait' ? [side / 2, side] : [side];
    return { width: side, height: side, widths, zoomWidth: zoomSide };
  }
  const { width, height } = bannerLayouts[scene.kind];
  return { width, height, widths: [...smallerBanners(scene.kind, width), width], zoomWidth: null };
}

/** The slide of a phone has one for screens of two dots a pixel, as most phones have. */
function smallerBanners(kind: BannerScene['kind'], width: number): number[] {
  if (kind === 'homeSlide') return [width / 4, width / 2];
  return kind === 'homeSlidePhone' ? [width / 2, 0.6 * width] : [width / 2];
}

const isBanner = (scene: Scene): scene is BannerScene => scene.kind in bannerLayouts;

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
  let canvas = await compose(studio, scene, side);
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
  const { pixels, width, height } = await compose(new Studio(), scene, zoomSide);
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
