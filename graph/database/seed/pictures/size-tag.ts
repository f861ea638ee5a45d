import { letterShapes } from '../../../media/letter-shapes.js';

/** Drawn around the light outlines to make them bold, in units of 1000 to the em. */
const boldness = 66;

/** A size tag such as "5 kg" as an SVG document, with its size in pixels. */
export interface TagDocument {
  svg: string;
  width: number;
  height: number;
}

/**
 * Draws `label` in `ink` on a rounded tag of `paper`. `height` is the tag's, in pixels; a label too long for `widest`
 * pixels is set smaller. A character without an outline is left out.
 */
export function tagDocument(label: string, height: number, widest: number, ink: string, paper: string): TagDocument {
  const letters = [...label].map((character) => letterShapes[character]).filter((letter) => letter !== undefined);
  let run = 0;
  let paths = '';
  for (const [advance, path] of letters) {
    paths += `<path transform="translate(${run + boldness / 2})" d="${path}"/>`;
    run += advance + boldness * 0.72;
  }
  const padding = height * 0.36;
  const em = Math.min(height * 0.62, ((widest - padding * 2) / run) * 1000);
  const width = Math.ceil((run * em) / 1000 + padding * 2);
  const baseline = height / 2 + em * 0.35;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="${height / 2}" fill="${paper}"/>
    <g transform="translate(${padding} ${baseline}) scale(${em / 1000})" fill="${ink}" stroke="${ink}"
      stroke-width="${boldness}" stroke-linejoin="round">${paths}</g></svg>`;
  return { svg, width, height };
}
