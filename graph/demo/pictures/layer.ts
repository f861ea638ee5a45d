/**
 * Pixels to lay on a canvas: red, green, blue, alpha, 8 bits each, colours already multiplied by
 * alpha.
 */
export interface Layer {
  pixels: Uint8Array;
  /** In pixels, like `height`. */
  width: number;
  height: number;
}

/**
 * A soft ellipse of shade, dark in the middle and gone at its rim. `strength` is its alpha in the
 * middle, 0 to 1.
 */
export function shade(width: number, height: number, [red, green, blue]: readonly number[], strength: number): Layer {
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0, to = 0; row < height; row++) {
    const down = ((row + 0.5) / height) * 2 - 1;
    for (let column = 0; column < width; column++, to += 4) {
      const across = ((column + 0.5) / width) * 2 - 1;
      const fall = Math.max(0, 1 - across * across - down * down);
      const alpha = strength * fall * fall;
      pixels[to] = (red ?? 0) * alpha;
      pixels[to + 1] = (green ?? 0) * alpha;
      pixels[to + 2] = (blue ?? 0) * alpha;
      pixels[to + 3] = 255 * alpha;
    }
  }
  return { pixels, width, height };
}

/** The part of a layer that shows, without the empty margin around it. */
export function trimmed({ pixels, width, height }: Layer): Layer {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if ((pixels[at] as number) < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return padded({ pixels, width, height }, left, top, Math.max(1, right - left + 1), Math.max(1, bottom - top + 1));
}

/**
 * The window of a layer that begins at `left`, `top`; what lies outside the layer is clear. All in
 * pixels.
 */
export function padded(layer: Layer, left: number, top: number, width: number, height: number): Layer {
  const pixels = new Uint8Array(width * height * 4);
  const from = Math.max(0, left);
  const to = Math.min(layer.width, left + width);
  for (let row = Math.max(0, -top); row < height && row + top < layer.height; row++) {
    const start = (row + top) * layer.width;
    pixels.set(layer.pixels.subarray((start + from) * 4, (start + to) * 4), (row * width + from - left) * 4);
  }
  return { pixels, width, height };
}

/**
 * The layer at another size, in pixels: halved as often as it can be, then brought to size with
 * linear weights.
 */
export function scaled(layer: Layer, width: number, height: number): Layer {
  let source = layer;
  while (source.width >= width * 2 && source.height >= height * 2) source = halved(source);
  return source.width === width && source.height === height ? source : linear(source, width, height);
}

function halved(source: Layer): Layer {
  const width = source.width >> 1;
  const height = source.height >> 1;
  const pixels = new Uint8Array(width * height * 4);
  const from = source.pixels;
  const stride = source.width * 4;
  for (let row = 0, to = 0; row < height; row++) {
    for (let at = row * 2 * stride, end = at + width * 8; at < end; at += 8) {
      for (let channel = at; channel < at + 4; channel++, to++) {
        const above = (from[channel] as number) + (from[channel + 4] as number);
        const below = (from[channel + stride] as number) + (from[channel + stride + 4] as number);
        pixels[to] = (above + below + 2) >> 2;
      }
    }
  }
  return { pixels, width, height };
}

function linear(source: Layer, width: number, height: number): Layer {
  const pixels = new Uint8Array(width * height * 4);
  const from = source.pixels;
  const across = neighbours(width, source.width);
  const down = neighbours(height, source.height);
  for (let row = 0, to = 0; row < height; row++) {
    const upper = (down.first[row] as number) * source.width * 4;
    const lower = (down.second[row] as number) * source.width * 4;
    const low = down.share[row] as number;
    for (let column = 0; column < width; column++) {
      const left = (across.first[column] as number) * 4;
      const right = (across.second[column] as number) * 4;
      const far = across.share[column] as number;
      for (let channel = 0; channel < 4; channel++, to++) {
        const top =
          (from[upper + left + channel] as number) * (256 - far) + (from[upper + right + channel] as number) * far;
        const foot =
          (from[lower + left + channel] as number) * (256 - far) + (from[lower + right + channel] as number) * far;
        pixels[to] = (top * (256 - low) + foot * low + 32768) >> 16;
      }
    }
  }
  return { pixels, width, height };
}

/**
 * For each place along a side: the two neighbours in the source, and the share of the second in
 * 256ths.
 */
function neighbours(length: number, sourceLength: number) {
  const [first, second, share] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)];
  for (let place = 0; place < length; place++) {
    const exact = Math.min(Math.max(0, ((place + 0.5) * sourceLength) / length - 0.5), sourceLength - 1);
    first[place] = exact;
    second[place] = Math.min(Math.floor(exact) + 1, sourceLength - 1);
    share[place] = Math.round((exact - Math.floor(exact)) * 256);
  }
  return { first, second, share };
}
