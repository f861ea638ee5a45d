import { inkOf, letteredLine } from '../lettering.js';

/** A size tag such as "5 kg" as an SVG document, with its size in pixels. */
export interface TagDocument {
  svg: string;
  width: number;
  height: number;
}

/**
 * Draws `label` in `ink` on a rounded tag of `paper`. `height` is the tag's, in pixels; a label too
 * long for `widest` pixels is set smaller. A character without an outline is left out.
 */
export function tagDocument(label: string, height: number, widest: number, ink: string, paper: string): TagDocument {
  const { length, paths } = letteredLine(label);
  const padding = height * 0.36;
  const em = Math.min(height * 0.62, ((widest - padding * 2) / length) * 1000);
  const width = Math.ceil((length * em) / 1000 + padding * 2);
  const baseline = height / 2 + em * 0.35;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="${height / 2}" fill="${paper}"/>
    <g transform="translate(${padding} ${baseline}) scale(${em / 1000})" ${inkOf(ink)}>${paths}</g></svg>`;
  return { svg, width, height };
}
