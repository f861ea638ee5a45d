import { card, crate, plinth, stall, swingTag } from '../setting-shapes.js';
import { bottle, can, jar, pump, tin, tub, tube } from './bottle-shapes.js';
import { carton, gable } from './box-shapes.js';
import { bag, bar, pouch, sachet, sack } from './flexible-shapes.js';
import type { PackColours } from './pack-colours.js';
import type { PackForm } from './pack-form.js';
import { lightDefinitions, type PackDrawer, type PackDrawing } from './pack-printing.js';

/** Forms that are drawn; heaps and single things stand behind a card. */
export type DrawnForm = Exclude<PackForm, 'heap' | 'alone'> | 'card';

const drawers: Record<DrawnForm, PackDrawer> = {
  bag,
  bar,
  bottle,
  can,
  card,
  carton,
  crate,
  gable,
  jar,
  plinth,
  pouch,
  pump,
  sachet,
  sack,
  stall,
  swingTag,
  tin,
  tub,
  tube,
};

/** The drawing of a form in a brand's colours. */
export function drawPack(form: DrawnForm, colours: PackColours): PackDrawing {
  return drawers[form](colours);
}

/** A drawing as an SVG document, enlarged by `scale`. */
export function packDocument({ width, height, elements }: PackDrawing, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"
    viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${lightDefinitions}</defs>${elements}</svg>`;
}

/** What is printed on a pack, as an SVG document that is laid over that of the pack. */
export function labelDocument({ width, height, elements }: PackDrawing, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"
    viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${elements}</svg>`;
}
