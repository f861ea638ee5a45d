import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { loadSharp } from '../media/load-sharp.js';
import type { Context } from '../shared/context.js';
import { badInput, type ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import {
  iconFile,
  LOGO_MASTER,
  LOGO_ON_PAGES,
  logoFiles,
  PAGE_PICTURE_HEIGHT,
  pagePictureFile,
  SHARE_HEIGHT,
  SHARE_WIDTH,
} from './read-appearance.js';
import type { KeptPicture } from './shop-appearance.entity.js';

/** The most bytes of a drawing (SVG); a logo takes a few thousand. */
const MAX_SVG_BYTES = 300_000;
/** More pixels than any logo has; a file of a few bytes may claim to have any number. */
const MAX_PIXELS = 24_000_000;
/** The longer side of what is read, in pixels. */
const MAX_SIDE = 2_000;
/** How many times a logo may be as wide as high, and as high as wide. */
const MAX_WIDER = 8;
const MAX_HIGHER = 2;
/** How many times a picture of pages to read may be as wide as high; a wider one is less high. */
const PAGE_PICTURE_WIDER = 1.25;
/** No honest picture takes a tenth of this. In seconds. */
const DECODE_S = 10;
/** Dots per inch that the sizes in a drawing are meant for. */
const DPI = 72;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BEGINS_SVG = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Makes the files of a logo out of a PNG or a drawing (SVG): all of them are drawn anew, so that of
 * the file nothing is kept but what is to be seen, and no drawing is ever sent to a browser.
 *
 * @param ground the colour behind it where a picture has to have one
 * @throws ShopError BAD_USER_INPUT for another file, or one that is far too wide or high,
 *   SERVICE_UNAVAILABLE when the store of pictures is away
 */
export async function drawLogo(ctx: Context, bytes: Uint8Array, ground: string): Promise<KeptPicture> {
  const picture = (await read(bytes)).trim({ threshold: 1 });
  const { data, info } = await decoded(picture.resize({ height: LOGO_MASTER, fit: 'inside' }).png());
  const { width, height } = info;
  if (width > height * MAX_WIDER || height > width * MAX_HIGHER) {
    throw badInput(
      phrase('A logo is at most {wider} times as wide as high, and {higher} times as high as wide.', {
        wider: MAX_WIDER,
        higher: MAX_HIGHER,
      }),
      'file',
    );
  }
  const key = keyOf(data, ground);
  const logo = { key, width: Math.max(1, Math.round((width * LOGO_ON_PAGES) / height)), height: LOGO_ON_PAGES };
  const sharp = await loadSharp();
  const files = logoFiles(logo);
  const share = await sharp(data).resize(720, 330, { fit: 'inside' }).png().toBuffer();
  await store(ctx, {
    [files.master]: data,
    [files.page]: await sharp(data).resize(logo.width, logo.height, { fit: 'fill' }).webp({ quality: 90 }).toBuffer(),
    [files.share]: await onGround(share, SHARE_WIDTH, SHARE_HEIGHT, ground),
  });
  return logo;
}

/**
 * Makes the icons of the shop out of a PNG or a drawing, as `drawLogo` does.
 *
 * @returns the key that their names begin with
 */
export async function drawIcon(ctx: Context, bytes: Uint8Array, ground: string): Promise<string> {
  const picture = (await read(bytes)).resize(512, 512, { fit: 'contain', background: CLEAR });
  const { data } = await decoded(picture.png());
  const key = keyOf(data, ground);
  const sharp = await loadSharp();
  const at = (side: number) => sharp(data).resize(side).png().toBuffer();
  // A system may cut away all outside a circle of four fifths of the width.
  const [small, room] = [await at(140), await at(330)];
  await store(ctx, {
    [iconFile(key, 32)]: await at(32),
    [iconFile(key, 192)]: await at(192),
    [iconFile(key, 512)]: data,
    [iconFile(key, 180)]: await onGround(small, 180, 180, ground),
    [iconFile(key, 512, 'maskable')]: await onGround(room, 512, 512, ground),
  });
  return key;
}

/**
 * Makes the picture at the head of pages to read out of a PNG or a drawing, as `drawLogo` does. It
 * stands on the ground of those pages, whatever that is.
 */
export async function drawPagePicture(ctx: Context, bytes: Uint8Array): Promise<KeptPicture> {
  const room = { width: PAGE_PICTURE_HEIGHT * PAGE_PICTURE_WIDER, height: PAGE_PICTURE_HEIGHT };
  const picture = (await read(bytes)).trim({ threshold: 1 }).resize({ ...room, fit: 'inside' });
  const { data, info } = await decoded(picture.webp({ quality: 85 }));
  const kept = { key: keyOf(data), width: info.width, height: info.height };
  await store(ctx, { [pagePictureFile(kept)]: data });
  return kept;
}

/** The decoding is the only step that sees the bytes of a file that was sent. */
async function read(bytes: Uint8Array): Promise<Sharp> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = file.subarray(0, PNG.length).equals(PNG);
  if (!isPng && !isDrawing(file)) throw noPicture();
  const sharp = await loadSharp();
  // Pictures of shoppers shut these again, which can come in between: see `readPicture`.
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadSvgBuffer'] });
  const open = (density?: number) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', density });
  const { width, height, format } = await open()
    .metadata()
    .catch(() => {
      throw noPicture();
    });
  if (format !== (isPng ? 'png' : 'svg') || !width || !height) throw noPicture();
  const density = isPng ? undefined : Math.min(2_400, Math.max(1, (DPI * MAX_SIDE) / Math.max(width, height)));
  return open(density)
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_S });
}

/** A drawing that names nothing to be filled in: what it is made of stands in it. */
function isDrawing(file: Buffer): boolean {
  if (file.length > MAX_SVG_BYTES) return false;
  const text = file.toString('utf8');
  return BEGINS_SVG.test(text) && !/<!ENTITY/i.test(text);
}

async function decoded(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true }).catch(() => {
    throw noPicture();
  });
}

async function onGround(picture: Buffer, width: number, height: number, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** @param ground what it stands on, where that is part of the files */
function keyOf(data: Buffer, ground = ''): string {
  return createHash('sha256').update(data).update(ground).digest('hex').slice(0, 16);
}

async function store(ctx: Context, files: Record<string, Buffer>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, bytes]) => ctx.pictures.write(name, bytes)));
}

function noPicture(): ShopError {
  return badInput(phrase('Please select a PNG or SVG file.'), 'file');
}
