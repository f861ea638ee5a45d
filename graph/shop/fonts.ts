import { ShopFont } from './shop-appearance.entity.js';

/**
 * What a style sheet calls each font. Each has Devanagari for Hindi, and Figtree for the rupee sign
 * where the device has none.
 */
export const FONT_FAMILIES: Record<ShopFont, string> = {
  [ShopFont.FIGTREE]: "'Figtree Variable', 'Figtree Fallback', Devanagari, system-ui, sans-serif",
  [ShopFont.SYSTEM]: "system-ui, -apple-system, Roboto, Devanagari, 'Figtree Variable', sans-serif",
  [ShopFont.ROUNDED]:
    "ui-rounded, 'Arial Rounded MT Bold', Nunito, Devanagari, system-ui, 'Figtree Variable', sans-serif",
  [ShopFont.SERIF]:
    "Georgia, 'Iowan Old Style', 'Noto Serif', 'Liberation Serif', Devanagari, 'Figtree Variable', serif",
};
