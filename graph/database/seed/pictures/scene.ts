import type { PackColours } from './pack-colours.js';
import type { PackForm } from './pack-form.js';

/** Something that stands in a picture. */
export interface Thing {
  /** The goods themselves, or what is printed on their pack. */
  emoji: string;
  form: PackForm;
  colours: PackColours;
}

/** The product on its category's field. */
export interface PortraitScene {
  kind: 'portrait';
  /** `#RRGGBB`. */
  field: string;
  thing: Thing;
}

/** The packs of a product side by side, each with a tag; up to three. */
export interface SizesScene {
  kind: 'sizes';
  field: string;
  thing: Thing;
  /** Smallest first, e.g. "500 g". */
  labels: string[];
  /** False where the labels do not speak of a bigger thing (memory, shoe numbers): then one thing has all the tags. */
  growing: boolean;
}

/** The goods from close by, on a deep field. */
export interface CloseUpScene {
  kind: 'closeUp';
  /** From `closeUpField`. */
  field: string;
  emoji: string;
}

/** A wide picture whose left 45 % stay free for text that the web lays over it. */
export interface BannerScene {
  kind: 'homeSlide' | 'homeSlidePhone' | 'sideBanner' | 'rowBanner';
  field: string;
  /** Three to seven; the first stands in front. */
  things: Thing[];
}

/** A category's emoji; without a field the picture is transparent. */
export interface CategoryScene {
  kind: 'category';
  emoji: string;
  field?: string;
}

/** Everything that decides a picture's pixels, and so its name. */
export type Scene = PortraitScene | SizesScene | CloseUpScene | BannerScene | CategoryScene;
