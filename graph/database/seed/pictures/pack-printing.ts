import { darker, lighter } from './colour.js';
import type { LabelShape, PackColours } from './pack-colours.js';

/** Where the emoji goes on a drawing: the centre and the side of the square it fills, in the drawing's pixels. */
interface EmojiPlace {
  x: number;
  y: number;
  size: number;
}

/** A pack as SVG elements, in pixels of a 640 px picture; it stands on its lower edge. */
export interface PackDrawing {
  width: number;
  height: number;
  elements: string;
  emoji: EmojiPlace;
}

/** Draws one form in the colours of a brand. */
export type PackDrawer = (colours: PackColours) => PackDrawing;

/** Light that all drawings share; it falls from the upper left. */
export const lightDefinitions = `
  <linearGradient id="round">
    <stop offset="0" stop-color="#1D1014" stop-opacity=".30"/><stop offset=".12" stop-color="#1D1014" stop-opacity=".06"/>
    <stop offset=".22" stop-color="#fff" stop-opacity=".34"/><stop offset=".34" stop-color="#fff" stop-opacity=".16"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="#1D1014" stop-opacity=".06"/>
    <stop offset="1" stop-color="#1D1014" stop-opacity=".36"/>
  </linearGradient>
  <linearGradient id="soft">
    <stop offset="0" stop-color="#1D1014" stop-opacity=".16"/><stop offset=".07" stop-color="#fff" stop-opacity=".22"/>
    <stop offset=".2" stop-color="#fff" stop-opacity=".10"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".85" stop-color="#1D1014" stop-opacity=".07"/><stop offset=".94" stop-color="#fff" stop-opacity=".10"/>
    <stop offset="1" stop-color="#1D1014" stop-opacity=".22"/>
  </linearGradient>
  <linearGradient id="fall" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".7" stop-color="#1D1014" stop-opacity="0"/><stop offset="1" stop-color="#1D1014" stop-opacity=".20"/>
  </linearGradient>`;

/** The same outline three times: its colour, the light across it and the light down it. */
export function lit(outline: string, colour: string, across: 'round' | 'soft' = 'soft'): string {
  const layer = (fill: string) => outline.replace('/>', ` fill="${fill}"/>`);
  return layer(colour) + layer(`url(#${across})`) + layer('url(#fall)');
}

/** The paper that the emoji is printed on, `size` pixels wide and high around the centre `x`, `y`. */
export function labelPaper(x: number, y: number, size: number, colours: PackColours): string {
  const paper = (inset: number, fill: string) => labelOutline(colours.labelShape, x, y, size - inset * 2, fill);
  return paper(-2, darker(colours.body, 0.22)) + paper(0, colours.accent) + paper(7, colours.label);
}

function labelOutline(shape: LabelShape, x: number, y: number, size: number, fill: string): string {
  const half = size / 2;
  if (shape === 'round') return `<circle cx="${x}" cy="${y}" r="${half}" fill="${fill}"/>`;
  if (shape === 'panel') {
    return `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}" rx="${size * 0.16}" fill="${fill}"/>`;
  }
  // The pointed arch of a jharokha window.
  const [left, right, foot, shoulder] = [x - half, x + half, y + half, y - half * 0.25];
  return `<path fill="${fill}" d="M${left} ${foot - 18}V${shoulder}C${left} ${y - half * 0.8} ${x - half * 0.3} ${y - half * 0.78}
    ${x} ${y - half * 1.12}C${x + half * 0.3} ${y - half * 0.78} ${right} ${y - half * 0.8} ${right} ${shoulder}V${foot - 18}
    Q${right} ${foot} ${right - 18} ${foot}H${left + 18}Q${left} ${foot} ${left} ${foot - 18}Z"/>`;
}

/** Two bars that read as a brand's lettering from afar; real words would be too small to read on a card. */
export function wordMark(x: number, y: number, width: number, colour: string): string {
  const bar = (top: number, share: number, height: number, opacity: number) =>
    `<rect x="${x - (width * share) / 2}" y="${top}" width="${width * share}" height="${height}" rx="${height / 2}" fill="${colour}" opacity="${opacity}"/>`;
  return bar(y, 1, 15, 0.95) + bar(y + 25, 0.62, 8, 0.7);
}

/** A small round seal, as for a grade or an award. */
export function seal(x: number, y: number, radius: number, colours: PackColours): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.accent}"/>
    <circle cx="${x}" cy="${y}" r="${radius - 5}" fill="none" stroke="${lighter(colours.accent, 0.55)}" stroke-width="2.5" stroke-dasharray="4 4"/>`;
}
