import type { Canvas } from './canvas.js';
import type { Layer } from './layer.js';
import { isLoose } from './packs/pack-form.js';
import { drawLabel } from './packs/pack-label.js';
import { type DrawnForm, drawPack } from './packs/pack-shapes.js';
import type { Thing } from './scene.js';
import type { Studio } from './studio.js';

/**
 * Where a thing stands: the middle of its foot in pixels, and its size; `scale` 1 suits a picture
 * of 640 pixels.
 */
export interface Spot {
  x: number;
  floor: number;
  scale: number;
  /** The colour of its shadow. */
  shadow: string;
}

/** Emoji sizes at scale 1, in pixels. */
const sizes = { alone: 400, front: 290, behind: 236, crated: 216, raised: 346 };

/** Puts a thing with its shadow into the picture. */
export async function stand(canvas: Canvas, studio: Studio, thing: Thing, spot: Spot): Promise<void> {
  const { emoji, form } = thing;
  if (emoji !== null && (form === 'alone' || form === 'heap')) return standLoose(canvas, studio, thing, emoji, spot);
  if (emoji !== null && form === 'crate') return standCrate(canvas, studio, thing, emoji, spot);
  if (emoji !== null && form === 'plinth') return standOnPlinth(canvas, studio, thing, emoji, spot);
  if (form === 'alone' || form === 'heap') throw new Error('Loose goods without a picture have nothing to show.');
  await standDrawn(canvas, studio, form, thing, spot);
}

/** Puts a drawn pack with its label on the floor, and the emoji on the label. */
async function standDrawn(canvas: Canvas, studio: Studio, form: DrawnForm, thing: Thing, spot: Spot): Promise<void> {
  const { scale } = spot;
  const pack = await studio.pack(form, thing.colours, scale);
  await castShadow(canvas, studio, pack.width, spot);
  const left = spot.x - pack.width / 2;
  const top = spot.floor - pack.height;
  canvas.paste(pack, left, top);
  if (!thing.label) return;
  const isPrinted = thing.emoji !== null && form !== 'card' && !isLoose(form);
  const label = drawLabel(thing.label, drawPack(form, thing.colours).label, thing.colours, isPrinted);
  canvas.paste(await studio.label(form, thing.colours, label.elements, scale), left, top);
  if (!isPrinted || thing.emoji === null) return;
  const emoji = await studio.emoji(thing.emoji, label.emoji.size * scale);
  centre(canvas, emoji, left + label.emoji.x * scale, top + label.emoji.y * scale);
}

/** Puts an emoji of `size` pixels at scale 1 on the floor. */
export async function standAlone(
  canvas: Canvas,
  studio: Studio,
  emoji: string,
  size: number,
  spot: Spot,
): Promise<void> {
  const layer = await studio.emoji(emoji, size * spot.scale);
  await castShadow(canvas, studio, layer.width * 0.9, spot);
  canvas.paste(layer, spot.x - layer.width / 2, spot.floor - layer.height);
}

/** One or three of the thing, and before them the card that says what they are. */
async function standLoose(canvas: Canvas, studio: Studio, thing: Thing, emoji: string, spot: Spot): Promise<void> {
  const { x, floor, scale } = spot;
  const ground = { ...spot, floor: thing.label ? floor - 96 * scale : floor };
  if (thing.form === 'heap') {
    const back = { ...ground, floor: ground.floor - 40 * scale };
    await standAlone(canvas, studio, emoji, sizes.behind, { ...back, x: x - 138 * scale });
    await standAlone(canvas, studio, emoji, sizes.behind, { ...back, x: x + 138 * scale });
  }
  await standAlone(canvas, studio, emoji, thing.form === 'heap' ? sizes.front : sizes.alone, ground);
  if (thing.label) await standDrawn(canvas, studio, 'card', thing, spot);
}

async function standCrate(canvas: Canvas, studio: Studio, thing: Thing, emoji: string, spot: Spot): Promise<void> {
  const { x, floor, scale } = spot;
  const layer = await studio.emoji(emoji, sizes.crated * scale);
  const rim = floor - drawPack('crate', thing.colours).height * scale;
  for (const [across, up] of [
    [-66, 84],
    [66, 84],
    [-132, 26],
    [132, 26],
    [0, 30],
  ] as const) {
    centre(canvas, layer, x + across * scale, rim - up * scale);
  }
  await standDrawn(canvas, studio, 'crate', thing, spot);
}

async function standOnPlinth(canvas: Canvas, studio: Studio, thing: Thing, emoji: string, spot: Spot): Promise<void> {
  const { floor, scale } = spot;
  await standDrawn(canvas, studio, 'plinth', thing, spot);
  const top = floor - (drawPack('plinth', thing.colours).height - 66) * scale;
  await standAlone(canvas, studio, emoji, sizes.raised, { ...spot, floor: top });
}

/**
 * A dark line of contact and a wide soft shade, a little to the right as the light comes from the
 * left.
 */
async function castShadow(canvas: Canvas, studio: Studio, width: number, spot: Spot): Promise<void> {
  const wide = await studio.shade(width * 1.4, width * 0.3, spot.shadow, 0.5);
  const narrow = await studio.shade(width * 1.06, width * 0.1, spot.shadow, 0.75);
  centre(canvas, wide, spot.x + width * 0.05, spot.floor - width * 0.012);
  centre(canvas, narrow, spot.x, spot.floor - 2);
}

function centre(canvas: Canvas, layer: Layer, x: number, y: number): void {
  canvas.paste(layer, x - layer.width / 2, y - layer.height / 2);
}
