import { createHash } from 'node:crypto';
import type { BannerScene, Scene } from './scene.js';

/**
 * The side of a product picture, in pixels: at this size most emoji are shown in the size they come
 * in.
 */
export const PRODUCT_SIDE = 448;

/** The side of a product picture that is looked at from close by, in pixels. */
export const ZOOM_SIDE = 1200;

/** The side of a category picture, in pixels. */
export const CATEGORY_SIDE = 320;

/** Wide pictures as they are composed, in pixels: twice what a plain screen shows. */
export const BANNER_SIZES: Record<BannerScene['kind'], { width: number; height: number }> = {
  homeSlide: { width: 2560, height: 960 },
  homeSlidePhone: { width: 1280, height: 960 },
  sideBanner: { width: 800, height: 1040 },
  rowBanner: { width: 1280, height: 560 },
};

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
    return { width: CATEGORY_SIDE, height: CATEGORY_SIDE, widths: [CATEGORY_SIDE / 2, CATEGORY_SIDE], zoomWidth: null };
  if (!isBanner(scene)) {
    // Only the first picture of a product is shown small, in carts and on phones.
    const widths = scene.kind === 'portrait' ? [PRODUCT_SIDE / 2, PRODUCT_SIDE] : [PRODUCT_SIDE];
    return { width: PRODUCT_SIDE, height: PRODUCT_SIDE, widths, zoomWidth: ZOOM_SIDE };
  }
  const { width, height } = BANNER_SIZES[scene.kind];
  return { width, height, widths: [...smallerBanners(scene.kind, width), width], zoomWidth: null };
}

/** The slide of a phone has one for screens of two dots a pixel, as most phones have. */
function smallerBanners(kind: BannerScene['kind'], width: number): number[] {
  if (kind === 'homeSlide') return [width / 4, width / 2];
  return kind === 'homeSlidePhone' ? [width / 2, 0.6 * width] : [width / 2];
}

/** Whether a scene is one of the wide pictures. */
export const isBanner = (scene: Scene): scene is BannerScene => scene.kind in BANNER_SIZES;
