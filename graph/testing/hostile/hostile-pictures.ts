import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import { anAnimation, aPicture, aPng, aPngChunk } from '../factories/picture.factory.js';

const text = (words: string) => Buffer.from(words, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.domain)</script>';
const JPEG_START = text('\xff\xd8\xff\xe0');
const flat = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif') =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#884422' } })
    .toFormat(format)
    .toBuffer();
/** A JPEG or WebP that says that it is as large as its format allows. */
const claiming = (picture: Buffer, at: number, claim: Buffer) =>
  Buffer.concat([picture.subarray(0, at), claim, picture.subarray(at + claim.length)]);

/** Files that are no picture that the shop takes, by what they are. */
export const NO_PICTURES: [what: string, bytes: () => Promise<Buffer> | Buffer][] = [
  ['an SVG with a script', () => text(SVG)],
  ['an SVG behind the declaration of XML', () => text(`<?xml version="1.0"?>${SVG}`)],
  [
    'an SVG that reads files of the machine',
    () => text(SVG.replace('<script>', '<image href="/etc/passwd"/><script>')),
  ],
  ['a page of HTML', () => text(HTML)],
  ['a page of HTML that begins as a JPEG does', () => Buffer.concat([JPEG_START, text(HTML)])],
  ['a script that begins as a PNG does', () => text('\x89PNG\r\n\x1a\n/*<script>*/alert(1)')],
  ['an SVG that begins as a WebP does', () => text(`RIFF\x40\0\0\0WEBP${SVG}`)],
  ['a GIF', () => flat('gif')],
  ['an animated GIF', () => anAnimation('gif')],
  ['a GIF that is a script as well', () => text('GIF89a=1;alert(1);//')],
  ['a TIFF', () => flat('tiff')],
  ['an AVIF', () => flat('avif')],
  ['a BMP', () => Buffer.concat([text('BM'), zeros(200)])],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ['a ZIP', () => Buffer.concat([text('PK\x03\x04'), zeros(100)])],
  ['a program', () => Buffer.concat([text('\x7fELF'), zeros(400)])],
  ['a film', () => text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ['a picture of ImageMagick that names a command', () => text("push graphic-context\nfill 'url(https://x/|id)'")],
  ['an empty file', () => zeros(0)],
  ['a single byte', () => text('\xff')],
  ['nothing but the first bytes of a JPEG', () => JPEG_START],
  ['nothing but the first bytes of a PNG', () => text('\x89PNG\r\n\x1a\n')],
  ['zeros', () => zeros(100_000)],
  ['a JPEG that breaks off', async () => (await aPicture()).subarray(0, 3_000)],
  ['a PNG that breaks off', async () => (await aPicture({ format: 'png' })).subarray(0, 900)],
  ['a WebP that breaks off', async () => (await aPicture({ format: 'webp' })).subarray(0, 300)],
  ['a PNG of 98 KB that unfolds to 100 million pixels', () => aPng({ width: 10_000, height: 10_000 })],
  [
    'a PNG that says it has 4 billion times 4 billion pixels',
    () => aPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, pixels: zeros(9) }),
  ],
  ['a PNG of no pixels', () => aPng({ width: 0, height: 0, pixels: zeros(9) })],
  ['a PNG that is one pixel high and a million wide', () => aPng({ width: 1_000_000, height: 1 })],
  ['a PNG of 20 million lines of one pixel', () => aPng({ width: 1, height: 20_000_000 })],
  [
    'a JPEG that says it is 65,500 pixels a side',
    async () => {
      const jpeg = await flat('jpeg');
      return claiming(jpeg, jpeg.indexOf(text('\xff\xc0')) + 5, text('\xff\xdc\xff\xdc'));
    },
  ],
  [
    'a WebP that says it is 16,383 pixels a side',
    async () => {
      const webp = await flat('webp');
      return claiming(webp, webp.indexOf(text('\x9d\x01\x2a')) + 3, text('\xff\x3f\xff\x3f'));
    },
  ],
];

/** Pictures with something else in them, of which nothing may be kept; `gone` would find it. */
export const HARMLESS_ONCE_MADE_ANEW: [what: string, bytes: () => Promise<Buffer> | Buffer, gone: RegExp][] = [
  ['a JPEG with a page of HTML behind it', async () => Buffer.concat([await aPicture(), text(HTML)]), /script/],
  [
    'a JPEG with a comment that is a script',
    async () => {
      const photo = await aPicture();
      const comment = text('\xff\xfe\0\x1a<script>alert(1)</script>'.slice(0, 28));
      return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
    },
    /script/,
  ],
  ['a PNG with a ZIP behind it', async () => Buffer.concat([await flat('png'), text('PK\x03\x04secret')]), /PK|secret/],
  [
    'a PNG with words in it',
    () => aPng({ width: 9, height: 9, chunks: [aPngChunk('tEXt', text(`Comment\0${HTML}`))] }),
    /script|Comment/,
  ],
  [
    'a PNG whose words unfold to 128 MB',
    async () => aPng({ width: 9, height: 9, chunks: [aPngChunk('zTXt', await bombOf(2 ** 27))] }),
    /zTXt/,
  ],
  [
    'a PNG with 100,000 parts',
    () => aPng({ width: 9, height: 9, chunks: Array.from({ length: 100_000 }, () => aPngChunk('tEXt', text('a\0b'))) }),
    /tEXt/,
  ],
  ['an animated WebP', () => anAnimation('webp'), /ANIM/],
];

/**
 * What unfolds to so many zeros, as the words of a PNG are packed. Packed beside this thread, which
 * serves the shop of a test as well: one that stands still for seconds loses its connections.
 */
async function bombOf(bytes: number): Promise<Buffer> {
  return Buffer.concat([text('a\0\0'), await promisify(deflate)(zeros(bytes), { level: 9 })]);
}
