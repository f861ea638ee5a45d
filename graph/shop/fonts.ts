import { ShopFont } from './shop-appearance.entity.js';

/** What a style sheet needs of a font. */
interface FontSource {
  /** The names that a style sheet asks for, in their order. */
  readonly family: string;
  /** The file that is fetched for it alone; null for what pages have anyway. */
  readonly file: { readonly name: string; readonly weights: string; readonly url: string } | null;
}

/**
 * The fonts that the shop has. Each has Devanagari for Hindi, and Figtree for the rupee sign where
 * it has none of its own. Another file of a font has another address.
 */
const FONTS: Record<ShopFont, FontSource> = {
  [ShopFont.FIGTREE]: {
    family: "'Figtree Variable', 'Figtree Fallback', Devanagari, system-ui, sans-serif",
    file: null,
  },
  [ShopFont.SYSTEM]: {
    family: "system-ui, -apple-system, Roboto, Devanagari, 'Figtree Variable', sans-serif",
    file: null,
  },
  [ShopFont.ROUNDED]: {
    family: "'Nunito Variable', Devanagari, system-ui, 'Figtree Variable', sans-serif",
    file: { name: 'Nunito Variable', weights: '200 1000', url: '/fonts/nunito-1.woff2' },
  },
  [ShopFont.SERIF]: {
    family: "'Lora Variable', Devanagari, Georgia, 'Figtree Variable', serif",
    file: { name: 'Lora Variable', weights: '400 700', url: '/fonts/lora-1.woff2' },
  },
};

/** What a style sheet calls a font, with what stands in for it. */
export const familyOf = (font: ShopFont): string => FONTS[font].family;

/** The addresses of the files that fonts need besides those of every page, each once. */
export function fontFiles(fonts: readonly ShopFont[]): string[] {
  return [...new Set(fonts.flatMap((font) => FONTS[font].file?.url ?? []))];
}

/** The rules by which a browser finds the files of fonts; empty where there are none. */
export function fontFaces(fonts: readonly ShopFont[]): string {
  return [...new Set(fonts)]
    .flatMap((font) => FONTS[font].file ?? [])
    .map(
      ({ name, weights, url }) =>
        `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights};src:url(${url}) format('woff2')}`,
    )
    .join('');
}
