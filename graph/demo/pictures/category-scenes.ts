import { productBackdrop, shadowOn } from './backdrops.js';
import type { Canvas } from './canvas.js';
import { CATEGORY_SIDE } from './describe-picture.js';
import type { CategoryScene } from './scene.js';
import { standAlone } from './stand.js';
import type { Studio } from './studio.js';

/** The emoji of a category on its field, larger than goods are, as it is seen small. */
export async function composeCategory(studio: Studio, { emoji, field = '#FFFFFF' }: CategoryScene): Promise<Canvas> {
  const canvas = await studio.backdrop(productBackdrop(field, CATEGORY_SIDE), CATEGORY_SIDE, CATEGORY_SIDE);
  const spot = { x: CATEGORY_SIDE / 2, floor: 272, scale: 0.5, shadow: shadowOn(field) };
  await standAlone(canvas, studio, emoji, 440, spot);
  return canvas;
}
