import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imagesFolder } from '../media/image-store.js';
import { aUser } from '../testing/account.factory.js';
import { aProduct } from '../testing/catalogue.factory.js';
import { anAnimation, aPicture, aPng, aPngChunk } from '../testing/picture.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { FACES } from '../testing/upload-calls.js';
import type { User } from './user.entity.js';

let shop: TestShop;
let as: User;
let photo: Buffer;

beforeAll(async () => {
  shop = await openShop();
  await aProduct(shop.ctx());
  photo = await aPicture();
  as = await aUser(shop.ctx());
});

afterAll(() => shop.close());

afterEach(async () => {
  const { data } = await shop.graphql('{ products { totalCount } }');
  expect(data.products.totalCount).toBe(1);
  await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
  expect(await storedFiles()).toEqual([]);
});

const NO_PICTURE = { code: 'BAD_USER_INPUT', message: 'Please select a valid JPG or PNG image file.' };
const TOO_LARGE = { code: 'PAYLOAD_TOO_LARGE', message: 'Please select at most 5 pictures of at most 5 MB each.' };

const storedFiles = () => readdir(imagesFolder(shop.config)).catch(() => []);
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

const NO_PICTURES: [what: string, bytes: () => Promise<Buffer> | Buffer][] = [
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

const HARMLESS_ONCE_MADE_ANEW: [what: string, bytes: () => Promise<Buffer> | Buffer, gone: RegExp][] = [
  ['a JPEG with a page of HTML behind it', async () => Buffer.concat([photo, text(HTML)]), /script/],
  [
    'a JPEG with a comment that is a script',
    async () =>
      Buffer.concat([
        photo.subarray(0, 2),
        text('\xff\xfe\0\x1a<script>alert(1)</script>'.slice(0, 28)),
        photo.subarray(2),
      ]),
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
    () => aPng({ width: 9, height: 9, chunks: [aPngChunk('zTXt', bombOf(2 ** 27))] }),
    /zTXt/,
  ],
  [
    'a PNG with 100,000 parts',
    () => aPng({ width: 9, height: 9, chunks: Array.from({ length: 100_000 }, () => aPngChunk('tEXt', text('a\0b'))) }),
    /tEXt/,
  ],
  ['an animated WebP', () => anAnimation('webp'), /ANIM/],
];

describe.each(FACES)('uploading %s', (_face, upload) => {
  it.each(NO_PICTURES)('refuses %s, whatever it is called', async (_what, bytes) => {
    const outcome = await upload(shop, as, [{ bytes: await bytes(), name: 'holiday.png', type: 'image/png' }]);

    expect(outcome).toMatchObject({ ...NO_PICTURE, images: [] });
  });

  it.each(HARMLESS_ONCE_MADE_ANEW)('makes nothing but a still picture of %s', async (_what, bytes, gone) => {
    const { images, message } = await upload(shop, as, [{ bytes: await bytes() }]);

    expect({ message, count: images.length }).toEqual({ message: 'Images Uploaded!', count: 1 });
    for (const name of await storedFiles()) {
      const kept = await readFile(path.join(imagesFolder(shop.config), name));
      expect(kept.toString('latin1')).not.toMatch(gone);
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp' });
    }
  });

  it.each([
    ['../../../../etc/passwd'],
    ['..\\..\\windows\\win.ini'],
    ['/images/dal-640.webp'],
    ['photo.php;.jpg'],
    ['"><img src=x onerror=alert(1)>.jpg'],
    [`${'long'.repeat(1_000)}.jpg`],
  ])('gives a picture a name of its own: %s', async (name) => {
    const { images, message } = await upload(shop, as, [{ bytes: photo, name }]);

    expect({ message, images }).toEqual({
      message: 'Images Uploaded!',
      images: [expect.stringMatching(/^\/images\/upload-[0-9a-f-]{36}-640\.webp$/)],
    });
    expect((await storedFiles()).every((file) => /^upload-[0-9a-f-]{36}-\d+\.webp$/.test(file))).toBe(true);
  });

  it('refuses a name that ends in the middle', async () => {
    expect((await upload(shop, as, [{ bytes: photo, name: 'photo.jpg\0.php' }])).code).toBe('BAD_USER_INPUT');
  });

  it('refuses a file of more than 5 MB', async () => {
    expect(await upload(shop, as, [{ bytes: Buffer.concat([photo, zeros(5 * 1024 * 1024)]) }])).toMatchObject(
      TOO_LARGE,
    );
  });

  it('refuses 1,000 files', async () => {
    const files = Array.from({ length: 1_000 }, () => ({ bytes: text('x') }));

    expect(await upload(shop, as, files)).toMatchObject(TOO_LARGE);
  });

  it('refuses a visitor before anything is read', async () => {
    expect(await upload(shop, null, [{ bytes: photo }])).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

/** What unfolds to so many zeros, as the words of a PNG are packed. */
function bombOf(bytes: number): Buffer {
  return Buffer.concat([text('a\0\0'), deflateSync(zeros(bytes), { level: 9 })]);
}
