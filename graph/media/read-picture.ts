import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { v4 } from 'uuid';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { semaphore } from '../shared/process/semaphore.js';
import type { Image } from './image.entity.js';
import { pictureFile } from './image-store.js';
import { loadSharp } from './load-sharp.js';

/** Widths in pixels that a picture is stored in, as far as it is that wide. */
const WIDTHS = [160, 480, 960] as const;
const MAX_SIZE = 960;

/** More pixels than a good phone takes; a file of a few bytes may claim to have any number. */
const MAX_PIXELS = 24_000_000;
/** A picture longer than this is no photograph; thin ones take longest to decode. In pixels. */
const MAX_SIDE = 12_000;

/** No honest picture takes a tenth of this. In seconds. */
const DECODE_S = 20;

/** Has two pictures decoded at once, but leaves one processor for everything else. */
const withPermit = semaphore(Math.min(2, Math.max(1, availableParallelism() - 1)));

/** Of WebP, 0 to 100. */
const QUALITY = 82;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A picture made anew out of a file that a shopper sent: its row and its files by name, none of
 * them stored yet.
 */
export interface Picture {
  image: Pick<Image, 'key' | 'width' | 'height' | 'widths' | 'placeholder'>;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads a picture out of the bytes of a file and makes new files of it: WebP in a few widths,
 * turned upright, with nothing of the old file but what is to be seen. Of an animation the first
 * image is kept. What the file was called and said to be does not matter, its first bytes and its
 * decoding do.
 *
 * @param key names the files; absent: a new name
 * @throws ShopError BAD_USER_INPUT for anything but a JPEG, PNG or WebP picture of at most 24
 *   million pixels
 * @see spec §5 (image upload)
 */
export async function readPicture(bytes: Uint8Array, key = `upload-${v4()}`): Promise<Picture> {
  if (!formatOf(bytes)) throw noPicture();
  const { data, info } = await withPermit(() => decode(bytes)).catch(() => {
    throw noPicture();
  });
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  const pixels = sharp(data, { raw: { width, height, channels } });
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const files = new Map<string, Uint8Array>();
  for (const wide of widths) {
    const file = pixels.clone().resize(wide).webp({ quality: QUALITY });
    files.set(pictureFile(key, wide), await withPermit(() => file.toBuffer()));
  }
  return { image: { key, width, height, widths, placeholder: await meanColour(pixels) }, files };
}

/** What the first bytes of a file say that it is; null for anything that is not accepted. */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (file.subarray(0, PNG.length).equals(PNG)) return 'png';
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
}

/**
 * The pixels of a picture, upright and at most 960 a side; the only step that sees a stranger's
 * bytes.
 */
async function decode(bytes: Uint8Array) {
  const sharp = await loadSharp();
  allowPicturesOnly(sharp);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
  const { format, width, height } = await picture.metadata();
  if (format !== formatOf(bytes) || Math.max(width, height) > MAX_SIDE) throw noPicture();
  return picture
    .autoOrient()
    .resize(MAX_SIZE, MAX_SIZE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Shuts every decoder but three, for the whole process. Done before each picture, since the seed,
 * which draws its own pictures as SVG, opens them all.
 */
function allowPicturesOnly(sharp: Awaited<ReturnType<typeof loadSharp>>): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
}

async function meanColour(picture: Sharp): Promise<string> {
  const pixel = await picture.clone().flatten({ background: '#FFFFFF' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex').toUpperCase()}`;
}

function noPicture(): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please select a valid JPG or PNG image file.'), 'images');
}
