import { darker, lighter, sameHue } from '../colour.js';
import { type TextPlace, textIn } from '../lettering.js';
import type { LabelShape, PackColours } from './pack-colours.js';

/** What is printed on a pack. */
export interface PackLabel {
  brand: string;
  /** Of the good, without its brand. */
  name: string;
  /**
   * Net quantity such as "500 g"; null where the packs differ in something else, such as a shoe
   * size.
   */
  net: string | null;
}

/**
 * A label as SVG elements, and where its emoji goes: the centre and side of a square in pixels of
 * the drawing.
 */
export interface DrawnLabel {
  elements: string;
  emoji: { x: number; y: number; size: number };
}

/** Wider than this for its height, a label has its emoji beside its words. */
const WIDE = 1.5;

/**
 * Draws the printed label of a pack: the brand on a band in the depth of its colour, the name of
 * the good as large as it may be, and what the pack holds. Corners stay in the label's outline.
 *
 * @param hasEmoji leaves room for a picture of what is inside
 */
export function drawLabel(label: PackLabel, place: TextPlace, colours: PackColours, hasEmoji: boolean): DrawnLabel {
  const { x, y, width, height } = place;
  const [left, top] = [x - width / 2, y - height / 2];
  const ink = sameHue(colours.body, 0.6, 0.2);
  const isWide = width > height * WIDE;
  // An arch would take the room of the words on a low label.
  const shape = isWide ? 'panel' : colours.labelShape;
  const arched = shape === 'arch' ? Math.min(width, height) * 0.09 : 0;
  const band = height * (isWide ? 0.36 : 0.22) + arched;
  const foot = label.net && !isWide ? height * 0.17 : 0;
  const middle = { top: top + band, height: height - band - foot };

  const side = hasEmoji ? Math.min(isWide ? middle.height * 1.2 : middle.height * 0.54, width * 0.5) : 0;
  const words: TextPlace = isWide
    ? { x: x + side / 2, y: middle.top + middle.height / 2, width: width * 0.9 - side, height: middle.height * 0.84 }
    : { x, y: middle.top + middle.height / 2 + side / 2, width: width * 0.9, height: (middle.height - side) * 0.86 };
  const emoji = isWide
    ? { x: left + width * 0.03 + side / 2, y: middle.top + middle.height / 2, size: side * 0.9 }
    : { x, y: middle.top + side / 2 + middle.height * 0.03, size: side * 0.92 };

  const outline = (grown: number) => outlineOf(shape, place, grown);
  const deep = sameHue(colours.body, 0.5, 0.27);
  const brand: TextPlace = { x, y: top + (band + arched) / 2, width: width * 0.84, height: (band - arched) * 0.76 };
  const net: TextPlace = { x, y: top + height - foot * 0.55, width: width * 0.7, height: foot * 0.8 };
  if (label.net && isWide) {
    Object.assign(net, { ...brand, x: left + width * 0.83, width: width * 0.22 });
    Object.assign(brand, { x: left + width * 0.37, width: width * 0.62 });
  }
  const netInk = isWide ? lighter(colours.accent, 0.4) : ink;
  return {
    emoji,
    elements: `<clipPath id="label"><path d="${outline(0)}"/></clipPath>
      <path d="${outline(5)}" fill="${darker(colours.body, 0.25)}" opacity=".5"/><path d="${outline(0)}" fill="${colours.label}"/>
      <rect x="${left}" y="${top - height * 0.1}" width="${width}" height="${band + height * 0.1}" fill="${deep}" clip-path="url(#label)"/>
      <path d="M${left} ${top + band}H${left + width}" stroke="${colours.accent}" stroke-width="5"/>
      <path d="${outline(0)}" fill="none" stroke="${colours.accent}" stroke-width="5"/>
      ${textIn(label.brand, brand, { ink: '#FFFFFF', lines: 2, largest: (band - arched) * 0.62 })}
      ${textIn(label.name, words, { ink, lines: isWide ? 2 : 4, largest: width * 0.26 })}
      ${foot > 0 ? `<path d="M${left + width * 0.08} ${top + height - foot}H${left + width * 0.92}" stroke="${colours.accent}" stroke-width="3"/>` : ''}
      ${label.net ? textIn(label.net, net, { ink: netInk, lines: 1, largest: isWide ? band * 0.56 : foot * 0.8 }) : ''}`,
  };
}

/** The label's outline as SVG path data, `grown` pixels to all sides. */
function outlineOf(shape: LabelShape, { x, y, width, height }: TextPlace, grown: number): string {
  const [left, right] = [x - width / 2 - grown, x + width / 2 + grown];
  const [top, bottom] = [y - height / 2 - grown, y + height / 2 + grown];
  const radius = { panel: 14, arch: 16, round: 40 }[shape] + grown;
  const foot = `V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${left + radius}Q${left} ${bottom} ${left} ${bottom - radius}`;
  if (shape !== 'arch')
    return `M${left} ${top + radius}Q${left} ${top} ${left + radius} ${top}H${right - radius}Q${right} ${top} ${right} ${top + radius}${foot}Z`;
  // The low pointed arch of a jharokha window.
  const rise = Math.min(width, height) * 0.13;
  return `M${left} ${top + rise}C${left + width * 0.2} ${top + rise * 0.9} ${x - width * 0.14} ${top + rise * 0.4} ${x} ${top - rise * 0.2}
    C${x + width * 0.14} ${top + rise * 0.4} ${right - width * 0.2} ${top + rise * 0.9} ${right} ${top + rise}${foot}Z`;
}
