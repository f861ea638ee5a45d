import { hash } from 'node:crypto';
import type { Hex } from '../colour.js';

/** What a pack is printed in. */
export interface PackColours {
  body: Hex;
  /** Caps, bands and seals. */
  accent: Hex;
  /** The paper that its label is printed on. */
  label: Hex;
  /** The outline of that paper; a second mark by which a shopper tells two brands apart. */
  labelShape: LabelShape;
}

export type LabelShape = 'round' | 'arch' | 'panel';

/** Spice-box colours, all of a similar depth so that no pack shouts on a shelf. */
const palette: PackColours[] = [
  { body: '#C94A3D', accent: '#F2C14E', label: '#FFF6E6', labelShape: 'arch' },
  { body: '#1F6F5C', accent: '#E9B44C', label: '#FBF6E9', labelShape: 'round' },
  { body: '#E7A13A', accent: '#8C2F39', label: '#FFF8EA', labelShape: 'panel' },
  { body: '#2A6F9E', accent: '#F4D06F', label: '#F6FAFB', labelShape: 'round' },
  { body: '#C2477F', accent: '#FBE3B5', label: '#FFF5F3', labelShape: 'arch' },
  { body: '#6E9B4E', accent: '#F6E7C1', label: '#FDFBEF', labelShape: 'panel' },
  { body: '#45508F', accent: '#F0A86B', label: '#F8F6FA', labelShape: 'arch' },
  { body: '#D9773F', accent: '#2F5D62', label: '#FFF7EC', labelShape: 'round' },
  { body: '#2E8F93', accent: '#F7D9A3', label: '#F5FBF8', labelShape: 'panel' },
  { body: '#85304A', accent: '#E8B86D', label: '#FFF6EE', labelShape: 'round' },
  { body: '#F0E2C6', accent: '#B5483A', label: '#FFFDF6', labelShape: 'arch' },
  { body: '#7C8447', accent: '#E7C067', label: '#FBF8EA', labelShape: 'round' },
  { body: '#7B4B86', accent: '#F3C9A5', label: '#FBF6FB', labelShape: 'panel' },
  { body: '#70493A', accent: '#E8C39E', label: '#FFF6EA', labelShape: 'arch' },
  { body: '#6FA8CF', accent: '#E2604F', label: '#F7FBFD', labelShape: 'panel' },
  { body: '#EBC24F', accent: '#3F6B4F', label: '#FFFBEC', labelShape: 'round' },
];

/**
 * Gives each brand of a category its colours.
 *
 * The colours follow from the brand's name; a brand whose colours an earlier one took moves on to
 * the next free ones, so that up to sixteen brands that sell the same thing never look alike.
 */
export function coloursOfBrands(brands: readonly string[]): Map<string, PackColours> {
  const taken = new Map<string, PackColours>();
  const free = new Set(palette);
  for (const brand of new Set(brands)) {
    if (free.size === 0) for (const colours of palette) free.add(colours);
    const start = hash('sha256', brand, 'buffer').readUInt32BE(0) % palette.length;
    const turned = [...palette.slice(start), ...palette.slice(0, start)];
    const colours = turned.find((candidate) => free.has(candidate));
    if (!colours) continue;
    free.delete(colours);
    taken.set(brand, colours);
  }
  return taken;
}
