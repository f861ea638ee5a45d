import sharp, { type Sharp } from 'sharp';
import { Canvas } from './canvas.js';
import { channelsOf } from './colour.js';
import { drawnProduce } from './drawn-produce.js';
import { emojiFile } from './emoji-file.js';
import { type Layer, padded, scaled, shade, trimmed } from './layer.js';
import type { PackColours } from './packs/pack-colours.js';
import { type DrawnForm, drawPack, labelDocument, packDocument } from './packs/pack-shapes.js';
import { tagDocument } from './packs/size-tag.js';

/**
 * Enough for a category's packs and a few emoji; all layers of the catalogue together would take
 * gigabytes.
 */
const maxCachedLayers = 240;

/** Makes the layers of pictures, with an LRU cache of those used last. */
export class Studio {
  readonly #layers = new Map<string, Promise<Layer>>();
  readonly #backdrops = new Map<string, Promise<Canvas>>();

  /**
   * The emoji, or the produce that is drawn under this name, without its empty margin, as large as
   * fits a square of `size` pixels.
   */
  emoji(emoji: string, size: number, isBlurred = false): Promise<Layer> {
    const side = Math.max(1, Math.round(size));
    return this.#cached(`emoji ${emoji} ${side} ${isBlurred}`, async () =>
      sized(await this.#source(emoji), side, isBlurred),
    );
  }

  #source(emoji: string): Promise<Layer> {
    return this.#cached(`source ${emoji}`, async () => {
      const drawn = drawnProduce(emoji);
      return trimmed(await layerOf(sharp(drawn ? Buffer.from(drawn) : emojiFile(emoji))));
    });
  }

  /** The drawn pack with nothing printed on it. `scale` 1 suits a picture of 640 pixels. */
  pack(form: DrawnForm, colours: PackColours, scale: number): Promise<Layer> {
    return this.#cached(`pack ${form} ${colours.body} ${colours.labelShape} ${scale}`, () =>
      svgLayer(packDocument(drawPack(form, colours), scale)),
    );
  }

  /**
   * What is printed on that pack, as large as the pack; not kept, as hardly two products share it.
   */
  label(form: DrawnForm, colours: PackColours, elements: string, scale: number): Promise<Layer> {
    return svgLayer(labelDocument({ ...drawPack(form, colours), elements }, scale));
  }

  /** A tag with a size label; see `tagDocument`. */
  tag(label: string, height: number, widest: number, ink: string, paper: string): Promise<Layer> {
    return this.#cached(`tag ${label} ${height} ${widest} ${ink} ${paper}`, () =>
      svgLayer(tagDocument(label, height, widest, ink, paper).svg),
    );
  }

  /** A soft ellipse of shade in `colour`; sizes are rounded to 8 pixels so that few are made. */
  shade(width: number, height: number, colour: string, strength: number): Promise<Layer> {
    const wide = Math.max(8, Math.round(width / 8) * 8);
    const high = Math.max(8, Math.round(height / 8) * 8);
    return this.#cached(`shade ${wide} ${high} ${colour} ${strength}`, async () =>
      shade(wide, high, channelsOf(colour), strength),
    );
  }

  /** A fresh canvas with the picture of an SVG document of that size in pixels. */
  async backdrop(svg: string, width: number, height: number): Promise<Canvas> {
    let made = this.#backdrops.get(svg);
    if (!made) {
      made = sharp(Buffer.from(svg))
        .flatten()
        .removeAlpha()
        .raw()
        .toBuffer()
        .then((pixels) => new Canvas(pixels, width, height));
      this.#backdrops.set(svg, made);
    }
    return (await made).copy();
  }

  #cached(key: string, make: () => Promise<Layer>): Promise<Layer> {
    const layer = this.#layers.get(key) ?? make();
    // Set anew, so that the first key is always the one unused for longest.
    this.#layers.delete(key);
    this.#layers.set(key, layer);
    if (this.#layers.size > maxCachedLayers) this.#layers.delete(this.#layers.keys().next().value ?? '');
    return layer;
  }
}

async function svgLayer(svg: string): Promise<Layer> {
  return layerOf(sharp(Buffer.from(svg)));
}

/** How far a blurred emoji is shrunk; blown up again, that is a soft blur at next to no cost. */
const blurredSide = 26;

function sized(source: Layer, size: number, isBlurred: boolean): Layer {
  const ratio = size / Math.max(source.width, source.height);
  // Nearly the size it has: left alone it is sharper, and soonest done.
  if (!isBlurred && Math.abs(ratio - 1) < 0.16) return source;
  const width = Math.max(1, Math.round(source.width * ratio));
  const height = Math.max(1, Math.round(source.height * ratio));
  if (!isBlurred) return scaled(source, width, height);
  const step = size / blurredSide;
  const small = scaled(source, Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step)));
  const wide = padded(small, -2, -2, small.width + 4, small.height + 4);
  return scaled(wide, Math.round(wide.width * step), Math.round(wide.height * step));
}

async function layerOf(image: Sharp): Promise<Layer> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 255) continue;
    data[at] = ((data[at] as number) * alpha) / 255;
    data[at + 1] = ((data[at + 1] as number) * alpha) / 255;
    data[at + 2] = ((data[at + 2] as number) * alpha) / 255;
  }
  return { pixels: data, width: info.width, height: info.height };
}
