import { closeUpBackdrop, productBackdrop, shadowOn } from './backdrops.js';
import type { Canvas } from './canvas.js';
import { darker, sameHue } from './colour.js';
import { isLoose } from './packs/pack-form.js';
import { drawPack } from './packs/pack-shapes.js';
import type { CloseUpScene, LabelScene, PortraitScene, SizesScene, Thing } from './scene.js';
import { stand } from './stand.js';
import type { Studio } from './studio.js';

/** Places and sizes in this file are counted in 640ths of the side, as drawings are. */
const UNITS = 640;

/** The product alone on its field. `size` is the side of the picture in pixels, here and below. */
export async function composePortrait(studio: Studio, { field, thing }: PortraitScene, size: number): Promise<Canvas> {
  const unit = size / UNITS;
  const canvas = await studio.backdrop(productBackdrop(field, size), size, size);
  const { scale, floor } = portraitSpot(thing);
  await stand(canvas, studio, thing, {
    x: size / 2,
    floor: floor * unit,
    scale: scale * unit,
    shadow: shadowOn(field),
  });
  return canvas;
}

/** Every product fills its card as far as its form allows, and stands in the middle of it. */
function portraitSpot({ form, colours }: Thing): { scale: number; floor: number } {
  if (form === 'plinth') return { scale: 1.14, floor: 596 };
  if (form === 'alone' || form === 'heap') return { scale: 1.12, floor: 596 };
  const { width, height } = drawPack(form, colours);
  if (form === 'crate') return { scale: 1.12, floor: 566 };
  const scale = Math.min(540 / height, 500 / width);
  return { scale, floor: Math.min(602, 326 + (height * scale) / 2) };
}

/** Up to three packs from small to large, or one thing, above their size tags. */
export async function composeSizes(studio: Studio, scene: SizesScene, size: number): Promise<Canvas> {
  const { field, thing, labels, growing } = scene;
  const unit = size / UNITS;
  const canvas = await studio.backdrop(productBackdrop(field, size), size, size);
  const shown = shownOf(labels);
  const columns = shown.length;
  const scales = { 1: [0.94], 2: [0.64, 0.86], 3: [0.42, 0.54, 0.68] }[columns] ?? [];
  const middles = { 1: [320], 2: [168, 446], 3: [102, 284, 508] }[columns] ?? [];
  const slim = columns === 1 ? 1 : thing.form === 'bar' ? 0.72 : isLoose(thing.form) ? 0.8 : 1;
  const shadow = shadowOn(field);
  const ink = darker(sameHue(field, 0.5, 0.3), 0.2);
  const floor = 490 * unit;
  const packOf = (label: string): Thing => ({ ...thing, label: thing.label && { ...thing.label, net: label } });
  if (!growing) await stand(canvas, studio, thing, { x: size / 2, floor, scale: 0.9 * unit, shadow });
  for (const [column, label] of shown.entries()) {
    const even = ((column + 0.5) / columns) * 600 + 20;
    const x = (growing ? (middles[column] ?? even) : even) * unit;
    const scale = (scales[column] ?? 0.4) * slim * unit;
    if (growing) await stand(canvas, studio, packOf(label), { x, floor, scale, shadow });
    const tag = await studio.tag(label, (columns === 3 ? 68 : 80) * unit, (588 / columns) * unit, ink, '#FFFFFF');
    const left = Math.min(Math.max(x - tag.width / 2, 12 * unit), size - 12 * unit - tag.width);
    canvas.paste(await studio.shade(tag.width * 1.1, 44 * unit, shadow, 0.4), left - tag.width * 0.05, 566 * unit);
    canvas.paste(tag, left, 524 * unit);
  }
  return canvas;
}

/** The label of a pack so near that it fills the picture. */
export async function composeLabel(studio: Studio, { field, thing }: LabelScene, size: number): Promise<Canvas> {
  const unit = size / UNITS;
  const canvas = await studio.backdrop(productBackdrop(field, size), size, size);
  if (isLoose(thing.form) && thing.form !== 'stall') return canvas;
  const { label, width, height } = drawPack(thing.form, thing.colours);
  const scale = Math.min(590 / label.width, 560 / label.height) * unit;
  const x = size / 2 + (width / 2 - label.x) * scale;
  const floor = size / 2 + (height - label.y) * scale;
  await stand(canvas, studio, thing, { x, floor, scale, shadow: shadowOn(field) });
  return canvas;
}

/** Three at most, and two if long ones would have to be set too small to read. */
function shownOf(labels: string[]): string[] {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  if (labels.length < 3) return labels;
  if (labels.some(({ length }) => length > 9)) return [first, last];
  return [first, labels[Math.floor(labels.length / 2)] ?? '', last];
}

/**
 * One in focus, others out of focus behind and cut by the frame: the look of a lens near the goods.
 */
export async function composeCloseUp(studio: Studio, { field, emoji }: CloseUpScene, size: number): Promise<Canvas> {
  const unit = size / UNITS;
  const canvas = await studio.backdrop(closeUpBackdrop(field, size), size, size);
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
