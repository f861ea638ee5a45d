import type { PackColours } from './packs/pack-colours.js';
import type { PackForm } from './packs/pack-form.js';
import type { PackLabel } from './packs/pack-label.js';

/** Something that stands in a picture. */
export interface Thing {
  /**
   * The goods themselves, or what is printed on their pack: an emoji, or the name of a drawing
   * (`drawnProduceOf`); null where neither is a true picture of them.
   */
  emoji: string | null;
  form: PackForm;
  colours: PackColours;
  /** What is printed on the pack, or on the card beside loose goods; null: nothing. */
  label: PackLabel | null;
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
  /**
   * False where the labels do not speak of a bigger thing (memory, shoe numbers): then one thing
   * has all the tags.
   */
  growing: boolean;
}

/** The goods from close by, on a deep field. */
export interface CloseUpScene {
  kind: 'closeUp';
  /** From `closeUpField`. */
  field: string;
  emoji: string;
}

/** The label of a pack from close by. */
export interface LabelScene {
  kind: 'label';
  field: string;
  thing: Thing;
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
export type Scene = PortraitScene | SizesScene | CloseUpScene | LabelScene | BannerScene | CategoryScene;
