import type { Canvas } from './canvas.js';
import type { Layer } from './layer.js';
import { drawPack } from './pack-shapes.js';
import type { Thing } from './scene.js';
import type { Studio } from './studio.js';

/** Where a thing stands: the middle of its foot in pixels, and its size; `scale` 1 suits a picture of 640 pixels. */
export interface Spot {
  x: number;
  floor: number;
  scale: number;
  /** The colour of its shadow. */
  shadow: string;
}

/** Emoji sizes at scale 1, in pixels. */
const sizes = { alone: 416, front: 300, behind: 250, crated: 230 };

/** Puts a thing with its shadow into the picture. */
export async function stand(canvas: Canvas, studio: Studio, thing: Thing, spot: Spot): Promise<void> {
  if (thing.form === 'alone') return standAlone(canvas, studio, thing.emoji, sizes.alone, spot);
  if (thing.form === 'heap') return standHeap(canvas, studio, thing.emoji, spot);
  if (thing.form === 'crate') return standCrate(canvas, studio, thing, spot);
  if (thing.form === 'plinth') return standOnPlinth(canvas, studio, thing, spot);

  const { scale } = spot;
  const place = drawPack(thing.form, thing.colours).emoji;
  const pack = await studio.pack(thing.form, thing.colours, scale);
  await castShadow(canvas, studio, pack.width, spot);
  const left = spot.x - pack.width / 2;
  const top = spot.floor - pack.height;
  canvas.paste(pack, left, top);
  const emoji = await studio.emoji(thing.emoji, place.size * scale);
  centre(canvas, emoji, left + place.x * scale, top + place.y * scale);
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

async function standHeap(canvas: Canvas, studio: Studio, emoji: string, spot: Spot): Promise<void> {
  const { x, floor, scale } = spot;
  const back = { ...spot, floor: floor - 46 * scale };
  await standAlone(canvas, studio, emoji, sizes.behind, { ...back, x: x - 128 * scale });
  await standAlone(canvas, studio, emoji, sizes.behind, { ...back, x: x + 128 * scale });
  await standAlone(canvas, studio, emoji, sizes.front, spot);
}

async function standCrate(canvas: Canvas, studio: Studio, thing: Thing, spot: Spot): Promise<void> {
  const { x, floor, scale } = spot;
  const crate = await studio.pack('crate', thing.colours, scale);
  const emoji = await studio.emoji(thing.emoji, sizes.crated * scale);
  await castShadow(canvas, studio, crate.width, spot);
  const rim = floor - crate.height;
  for (const [across, up] of [
    [-66, 84],
    [66, 84],
    [-132, 26],
    [132, 26],
    [0, 30],
  ] as const) {
    centre(canvas, emoji, x + across * scale, rim - up * scale);
  }
  canvas.paste(crate, x - crate.width / 2, rim);
}

async function standOnPlinth(canvas: Canvas, studio: Studio, thing: Thing, spot: Spot): Promise<void> {
  const { x, floor, scale, shadow } = spot;
  const plinth = await studio.pack('plinth', thing.colours, scale);
  await castShadow(canvas, studio, plinth.width, spot);
  canvas.paste(plinth, x - plinth.width / 2, floor - plinth.height);
  const { size } = drawPack('plinth', thing.colours).emoji;
  await standAlone(canvas, studio, thing.emoji, size, { x, floor: floor - plinth.height + 62 * scale, scale, shadow });
}

/** A dark line of contact and a wide soft shade, a little to the right as the light comes from the left. */
async function castShadow(canvas: Canvas, studio: Studio, width: number, spot: Spot): Promise<void> {
  const wide = await studio.shade(width * 1.4, width * 0.3, spot.shadow, 0.5);
  const narrow = await studio.shade(width * 1.06, width * 0.1, spot.shadow, 0.75);
  centre(canvas, wide, spot.x + width * 0.05, spot.floor - width * 0.012);
  centre(canvas, narrow, spot.x, spot.floor - 2);
}

function centre(canvas: Canvas, layer: Layer, x: number, y: number): void {
  canvas.paste(layer, x - layer.width / 2, y - layer.height / 2);
}
