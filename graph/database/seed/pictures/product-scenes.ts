import { closeUpBackdrop, productBackdrop, shadowOn } from './backdrops.js';
import type { Canvas } from './canvas.js';
import { darker, sameHue } from './colour.js';
import { isLoose } from './pack-form.js';
import type { CloseUpScene, PortraitScene, SizesScene, Thing } from './scene.js';
import { stand } from './stand.js';
import { packScale, type Studio } from './studio.js';

/** Pixels per unit: places and sizes in this file are counted in 640ths of the side, as drawings are. */
const unit = 0.7;

/**
 * The side of a product picture, in pixels. At this size most emoji are shown in the size they come in; a larger picture
 * would hold no more detail and take longer to make.
 */
export const side = 640 * unit;

/** The product alone on its field. */
export async function composePortrait(studio: Studio, { field, thing }: PortraitScene): Promise<Canvas> {
  const canvas = await studio.backdrop(productBackdrop(field, side), side, side);
  const scale = isLoose(thing.form) ? unit : packScale;
  await stand(canvas, studio, thing, { x: side / 2, floor: floorOf(thing) * unit, scale, shadow: shadowOn(field) });
  return canvas;
}

/** Low forms stand higher, so that every product sits in the middle of its card. */
function floorOf({ form }: Thing): number {
  if (form === 'bar') return 450;
  if (form === 'tub') return 496;
  if (form === 'sachet' || form === 'heap') return 524;
  return form === 'alone' || form === 'crate' ? 540 : 568;
}

/** Up to three packs from small to large, or one thing, above their size tags. */
export async function composeSizes(studio: Studio, { field, thing, labels, growing }: SizesScene): Promise<Canvas> {
  const canvas = await studio.backdrop(productBackdrop(field, side), side, side);
  const shown = shownOf(labels);
  const columns = shown.length;
  const scales = { 1: [0.8], 2: [0.58, 0.8], 3: [0.4, 0.52, 0.66] }[columns] ?? [];
  const middles = { 1: [320], 2: [178, 452], 3: [108, 290, 510] }[columns] ?? [];
  const slim = columns === 1 ? 1 : thing.form === 'bar' ? 0.72 : isLoose(thing.form) ? 0.86 : 1;
  const shadow = shadowOn(field);
  const ink = darker(sameHue(field, 0.5, 0.3), 0.2);
  const floor = 486 * unit;
  if (!growing) await stand(canvas, studio, thing, { x: side / 2, floor, scale: 0.8 * unit, shadow });
  for (const [column, label] of shown.entries()) {
    const even = ((column + 0.5) / columns) * 600 + 20;
    const x = (growing ? (middles[column] ?? even) : even) * unit;
    const scale = (scales[column] ?? 0.4) * slim * unit;
    if (growing) await stand(canvas, studio, thing, { x, floor, scale, shadow });
    const tag = await studio.tag(label, (columns === 3 ? 68 : 80) * unit, (588 / columns) * unit, ink, '#FFFFFF');
    const left = Math.min(Math.max(x - tag.width / 2, 12 * unit), side - 12 * unit - tag.width);
    canvas.paste(await studio.shade(tag.width * 1.1, 44 * unit, shadow, 0.4), left - tag.width * 0.05, 566 * unit);
    canvas.paste(tag, left, 524 * unit);
  }
  return canvas;
}

/** Three at most, and two if long ones would have to be set too small to read. */
function shownOf(labels: string[]): string[] {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  if (labels.length < 3) return labels;
  if (labels.some(({ length }) => length > 9)) return [first, last];
  return [first, labels[Math.floor(labels.length / 2)] ?? '', last];
}

/** One in focus, others out of focus behind and cut by the frame: the look of a lens near the goods. */
export async function composeCloseUp(studio: Studio, { field, emoji }: CloseUpScene): Promise<Canvas> {
  const canvas = await studio.backdrop(closeUpBackdrop(field, side), side, side);
  const far = await studio.emoji(emoji, 230 * unit, true);
  canvas.paste(far, 390 * unit, -70 * unit);
  canvas.paste(far, -96 * unit, 20 * unit);
  canvas.paste(far, 470 * unit, 250 * unit);
  const near = await studio.emoji(emoji, 446 * unit);
  const left = 292 * unit - near.width / 2;
  const top = 372 * unit - near.height / 2;
  const shade = await studio.shade(near.width * 1.25, near.height * 1.2, shadowOn(field), 0.42);
  canvas.paste(shade, left - near.width * 0.08, top + near.height * 0.02);
  canvas.paste(near, left, top);
  return canvas;
}
