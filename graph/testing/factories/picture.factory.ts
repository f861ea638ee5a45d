import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What a test may say of a picture; the rest is made up. */
interface PictureWishes {
  /** In pixels. */
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

/** The bytes of an honest picture: a soft slope of colours, wider than high. */
export async function aPicture({ width = 640, height = 480, format = 'jpeg' }: PictureWishes = {}): Promise<Buffer> {
  return slope(width, height).toFormat(format).toBuffer();
}

/**
 * A photograph as a phone stores it: lying on its side, with a note to turn it, and with the place
 * where it was taken.
 */
export async function aPhonePhoto(): Promise<Buffer> {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '12/1 58/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 38/1 0/1',
  };
  return slope(400, 200)
    .withExif({ IFD0: { Make: 'Secret Phone', Copyright: 'Asha of 12 MG Road' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animation of two images, red and then blue. */
export async function anAnimation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png();
  const frames = await Promise.all(['#FF0000', '#0000FF'].map((colour) => frame(colour).toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** What a PNG says of itself, whatever is behind it. */
interface PngWishes {
  width: number;
  height: number;
  /** Bytes of the pixels before they are compressed; fewer than it says make a broken picture. */
  pixels?: Buffer;
  /** Put between head and pixels. */
  chunks?: Buffer[];
}

/** A PNG written by hand: 8 bits of grey a pixel. */
export function aPng({ width, height, pixels, chunks = [] }: PngWishes): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    aPngChunk('IHDR', head),
    ...chunks,
    aPngChunk('IDAT', deflateSync(pixels ?? Buffer.alloc((width + 1) * height), { level: 9 })),
    aPngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG. */
export function aPngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function slope(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = ((at / 3) % width) % 256;
    pixels[at + 1] = Math.floor(at / 3 / width) % 256;
    pixels[at + 2] = 128;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
