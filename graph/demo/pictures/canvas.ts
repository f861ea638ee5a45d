import type { Layer } from './layer.js';

/**
 * An opaque picture in the making: red, green, blue, 8 bits each.
 *
 * Layers are pasted and sizes halved here rather than in sharp, because a sharp pipeline per layer
 * costs several times the arithmetic and the seed makes thousands of pictures.
 */
export class Canvas {
  constructor(
    readonly pixels: Uint8Array,
    readonly width: number,
    readonly height: number,
  ) {}

  /** A canvas of its own with the same picture. */
  copy(): Canvas {
    // Not `slice`, which in a Buffer shares the memory.
    return new Canvas(new Uint8Array(this.pixels), this.width, this.height);
  }

  /**
   * Lays `layer` with its top left corner at `left`, `top` (pixels, may lie outside); what sticks
   * out is cropped.
   */
  paste(layer: Layer, left: number, top: number): void {
    const x = Math.round(left);
    const y = Math.round(top);
    const fromColumn = Math.max(0, -x);
    const toColumn = Math.min(layer.width, this.width - x);
    const toRow = Math.min(layer.height, this.height - y);
    for (let row = Math.max(0, -y); row < toRow; row++) {
      let from = (row * layer.width + fromColumn) * 4;
      let to = ((y + row) * this.width + x + fromColumn) * 3;
      for (let column = fromColumn; column < toColumn; column++, from += 4, to += 3)
        this.#blend(layer.pixels, from, to);
    }
  }

  #blend(source: Uint8Array, from: number, to: number): void {
    const alpha = source[from + 3] as number;
    if (alpha === 0) return;
    const rest = 255 - alpha;
    const target = this.pixels;
    // (n × 32897) >> 23 is n / 255 for the range in question.
    target[to] = (source[from] as number) + (((target[to] as number) * rest * 32897) >>> 23);
    target[to + 1] = (source[from + 1] as number) + (((target[to + 1] as number) * rest * 32897) >>> 23);
    target[to + 2] = (source[from + 2] as number) + (((target[to + 2] as number) * rest * 32897) >>> 23);
  }

  /**
   * The picture at half the width and height; each pixel is the mean of four. Both sides must be
   * even.
   */
  halved(): Canvas {
    const width = this.width / 2;
    const height = this.height / 2;
    const half = new Uint8Array(width * height * 3);
    const stride = this.width * 3;
    const source = this.pixels;
    for (let row = 0, to = 0; row < height; row++) {
      let from = row * 2 * stride;
      for (let column = 0; column < width; column++, from += 3) {
        for (let channel = 0; channel < 3; channel++, from++, to++) {
          const above = (source[from] as number) + (source[from + 3] as number);
          const below = (source[from + stride] as number) + (source[from + stride + 3] as number);
          half[to] = (above + below + 2) >> 2;
        }
      }
    }
    return new Canvas(half, width, height);
  }
}
