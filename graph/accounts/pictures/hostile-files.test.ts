import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imagesFolder } from '../../media/image-store.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { HARMLESS_ONCE_MADE_ANEW, NO_PICTURES } from '../../testing/hostile/hostile-pictures.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { FACES } from '../../testing/upload-calls.js';
import type { User } from '../user.entity.js';

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
const TOO_LARGE = { code: 'PAYLOAD_TOO_LARGE', message: 'Please choose up to 5 pictures of up to 5 MB each.' };

const text = (words: string) => Buffer.from(words, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);
const storedFiles = () => readdir(imagesFolder(shop.config)).catch(() => []);

type Maker = () => Promise<Buffer> | Buffer;
const made = new Map<Maker, Promise<Buffer> | Buffer>();
/** The same bytes for both faces: some take longer to be made than to be refused. */
function madeOnce(make: Maker): Promise<Buffer> | Buffer {
  const bytes = made.get(make) ?? make();
  made.set(make, bytes);
  return bytes;
}

describe.each(FACES)('uploading %s', (_face, upload) => {
  it.each(NO_PICTURES)('refuses %s, whatever it is called', async (_what, bytes) => {
    const outcome = await upload(shop, as, [{ bytes: await madeOnce(bytes), name: 'holiday.png', type: 'image/png' }]);

    expect(outcome).toMatchObject({ ...NO_PICTURE, images: [] });
  });

  it.each(HARMLESS_ONCE_MADE_ANEW)('makes nothing but a still picture of %s', async (_what, bytes, gone) => {
    const { images, message } = await upload(shop, as, [{ bytes: await madeOnce(bytes) }]);

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
});
