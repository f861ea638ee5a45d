import { bannerBackdrop, shadowOn } from './backdrops.js';
import type { Canvas } from './canvas.js';
import { BANNER_SIZES } from './describe-picture.js';
import type { BannerScene, Thing } from './scene.js';
import { stand } from './stand.js';
import type { Studio } from './studio.js';

/** Where the things of a wide picture stand. */
interface BannerLayout {
  /** The middle of the group and the floor of its front row, in pixels. */
  x: number;
  floor: number;
  /** The length that slots are counted in, in pixels. */
  unit: number;
}

/**
 * Layouts of the wide pictures; all but the side banner leave their left 45 % free, that one its
 * upper 40 %.
 */
const bannerLayouts: Record<BannerScene['kind'], BannerLayout> = {
  homeSlide: { x: 1850, floor: 872, unit: 880 },
  homeSlidePhone: { x: 920, floor: 810, unit: 520 },
  sideBanner: { x: 400, floor: 950, unit: 600 },
  rowBanner: { x: 908, floor: 512, unit: 480 },
};

/**
 * Across from the middle and up from the floor in units, and size; the first is the front, later
 * ones stand farther.
 */
const slots: [across: number, up: number, size: number][] = [
  [-0.06, 0, 0.92],
  [0.36, 0.01, 0.84],
  [-0.44, 0.01, 0.74],
  [0.15, 0.1, 0.92],
  [-0.27, 0.1, 0.84],
  [0.54, 0.1, 0.72],
  [-0.58, 0.1, 0.56],
];

/** A group of packs and goods: the large ones in front, others looking out between them. */
export async function composeBanner(studio: Studio, { kind, field, things }: BannerScene): Promise<Canvas> {
  const { width, height } = BANNER_SIZES[kind];
  const { x, floor, unit } = bannerLayouts[kind];
  const canvas = await studio.backdrop(bannerBackdrop(field, width, height, x), width, height);
  const shadow = shadowOn(field);
  const group = things.slice(0, slots.length).map((thing, place) => ({ thing, slot: slots[place] ?? slots[0] }));
  for (const { thing, slot } of group.reverse()) {
    const [across, up, size] = slot ?? [0, 0, 1];
    const scale = (unit / 560) * size * girth(thing);
    await stand(canvas, studio, thing, { x: x + across * unit, floor: floor - up * unit, scale, shadow });
  }
  return canvas;
}

/** Wide forms are taken smaller, or they would hide their neighbours. */
function girth({ form }: Thing): number {
  if (form === 'alone') return 0.76;
  return form === 'plinth' || form === 'crate' || form === 'heap' || form === 'bar' ? 0.8 : 1;
}
