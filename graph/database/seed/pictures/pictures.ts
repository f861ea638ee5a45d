import { createHash } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureFile } from '../../../media/image-store.js';
import { bannerLayouts, composeBanner } from './banner-scenes.js';
import type { Canvas } from './canvas.js';
import { categorySide, composeCategory } from './category-scenes.js';
import { emojiFile } from './emoji-file.js';
import { composeCloseUp, composePortrait, composeSizes, side } from './product-scenes.js';
import type { BannerScene, CategoryScene, Scene } from './scene.js';
import { Studio } from './studio.js';

/** A picture to make. */
export interface PictureRequest {
  scene: Scene;
  /** What a person who cannot see the picture should know. */
  alt: string;
}

/** A picture that lies in the folder as `<name>-<width>.webp`, once for each of `widths`. */
export interface Picture {
  /** Follows from the scene alone: the same scene has the same name on every machine. */
  name: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the files in pixels, smallest first, each half the next; a product has a second one only of its first picture. */
  widths: number[];
  alt: string;
  /** `#RRGGBB`, to fill the place of the picture while it loads. */
  placeholder: string;
}

/** Where pictures go and who hears of it. */
export interface ComposeOptions {
  /** Made if missing. Files that are there already are kept as they are. */
  folder: string;
  /** Called after each distinct picture. */
  onProgress?: (done: number, total: number) => void;
}

/** Part of every name: change it with the drawings, so that stale files are not taken for new ones. */
const revision = 1;

/** Of WebP, 0 to 100: enough to keep soft shadows smooth and tags crisp. */
const quality = 78;

/** As many as keep two cores busy while one picture waits for its file. */
const atOnce = 4;

/**
 * Makes all pictures whose files are missing and describes all of them, in the order asked for.
 *
 * Equal scenes are one picture, so that thousands of products need far fewer files.
 */
export async function composePictures(
  requests: readonly PictureRequest[],
  options: ComposeOptions,
): Promise<Picture[]> {
  const { folder, onProgress } = options;
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const pictures = requests.map(pictureOf);
  const missing = new Map<string, { scene: Scene; picture: Picture }>();
  for (const [index, picture] of pictures.entries()) {
    const scene = requests[index]?.scene;
    const complete = picture.widths.every((width) => present.has(pictureFile(picture.name, width)));
    if (scene && !complete) missing.set(picture.name, { scene, picture });
  }

  // Neighbours share fields, packs and emoji, which the studio then still holds.
  const queue = [...missing.values()].sort((one, other) => sortKey(one.scene).localeCompare(sortKey(other.scene)));
  const studio = new Studio();
  const total = queue.length;
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await make(studio, next.scene, next.picture, folder);
      onProgress?.(++done, total);
    }
  };

  // The pictures themselves run in parallel; threads within one would only get in each other's way.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  // Where strangers' pictures were read before, SVG is shut out; these drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    sharp.concurrency(threads);
  }
  return pictures;
}

function pictureOf({ scene, alt }: PictureRequest): Picture {
  const name = createHash('sha256')
    .update(JSON.stringify([revision, scene]))
    .digest('hex')
    .slice(0, 24);
  const { width, height, widths } = measuresOf(scene);
  return { name, width, height, widths, alt, placeholder: scene.field ?? '#FFFFFF' };
}

function measuresOf(scene: Scene): { width: number; height: number; widths: number[] } {
  if (scene.kind === 'category')
    return { width: categorySide, height: categorySide, widths: [categorySide / 2, categorySide] };
  if (!isBanner(scene)) {
    // Only the first picture of a product is shown small, in carts and on phones; a second file of the others would
    // make seeding a third slower for nobody.
    return { width: side, height: side, widths: scene.kind === 'portrait' ? [side / 2, side] : [side] };
  }
  const { width, height } = bannerLayouts[scene.kind];
  const smaller = scene.kind === 'homeSlide' ? [width / 4, width / 2] : [width / 2];
  return { width, height, widths: [...smaller, width] };
}

const isBanner = (scene: Scene): scene is BannerScene => scene.kind in bannerLayouts;

function sortKey(scene: Scene): string {
  const emoji = 'emoji' in scene ? scene.emoji : 'thing' in scene ? scene.thing.emoji : '';
  return `${scene.field ?? ''} ${emoji}`;
}

async function make(studio: Studio, scene: Scene, { name, widths }: Picture, folder: string): Promise<void> {
  if (scene.kind === 'category' && !scene.field) return makeTransparent(scene, name, widths, folder);
  let canvas = await compose(studio, scene);
  for (const width of widths.toReversed()) {
    while (canvas.width > width) canvas = canvas.halved();
    const raw = { width: canvas.width, height: canvas.height, channels: 3 as const };
    await write(sharp(canvas.pixels, { raw }), join(folder, pictureFile(name, width)));
  }
}

function compose(studio: Studio, scene: Scene): Promise<Canvas> {
  if (isBanner(scene)) return composeBanner(studio, scene);
  if (scene.kind === 'portrait') return composePortrait(studio, scene);
  if (scene.kind === 'sizes') return composeSizes(studio, scene);
  return scene.kind === 'closeUp' ? composeCloseUp(studio, scene) : composeCategory(studio, scene);
}

async function makeTransparent(
  { emoji }: CategoryScene,
  name: string,
  widths: number[],
  folder: string,
): Promise<void> {
  for (const width of widths) {
    await write(sharp(emojiFile(emoji)).resize(width, width), join(folder, pictureFile(name, width)));
  }
}

async function write(image: Sharp, file: string): Promise<void> {
  // Effort 0 takes two thirds of the time of 2, for files half as large again: still only about 8 kB each.
  const webp = image.webp({ quality, effort: 0 });
  // A file in place is taken as whole by the next run; so a run that is broken off must not leave half of one.
  const unfinished = `${file}.part`;
  await webp.toFile(unfinished);
  await rename(unfinished, file);
}
