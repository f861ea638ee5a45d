import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imagesFolder } from '../../media/image-store.js';
import { openBucket, type TestBucket } from '../../testing/bucket.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { FACES, uploadOverRest } from '../../testing/upload-calls.js';
import type { User } from '../user.entity.js';
import { deleteOldUploads } from './pictures.service.js';

let bucket: TestBucket;
let collectGarbage: () => void;
let shop: TestShop;
const log: string[] = [];

beforeAll(async () => {
  bucket = await openBucket();
  v8.setFlagsFromString('--expose-gc');
  collectGarbage = vm.runInNewContext('gc');
});
afterAll(() => bucket.close());

const folderFiles = () => readdir(imagesFolder(shop.config)).catch((): string[] => []);
const picturesOf = async (as: User): Promise<string[]> => (await shop.rest('GET /api/imageUpload', { as })).body;
const uploadsIn = (files: string[]) => files.filter((name) => name.startsWith('upload-'));
const get = (url: string) => fetch(shop.address + url);
const widthOf = async (url: string) => {
  const { width, format } = await sharp(Buffer.from(await (await get(url)).arrayBuffer())).metadata();
  return { width, format };
};

describe.each([
  ['a folder', async () => ({}), folderFiles],
  ['a bucket', async () => bucket.variables, () => bucket.files()],
])('a shop that keeps pictures in %s', (_where, variablesOf, files) => {
  let photo: { bytes: Buffer };

  beforeAll(async () => {
    photo = { bytes: await aPicture({ width: 1_200, height: 90 }) };
    shop = await openShop(await variablesOf());
  });
  afterAll(() => shop.close());

  it.each(FACES)('stores what is uploaded %s in three widths, and shows each at its address', async (_face, upload) => {
    const as = await aUser(shop.ctx());

    const { images, message } = await upload(shop, as, [photo, photo]);

    expect(message).toBe('Images Uploaded!');
    const { data } = await shop.graphql('{ me { uploadedImages { srcset } } }', {}, { as });
    const named: string[] = data.me.uploadedImages.flatMap(({ srcset }: { srcset: string }) =>
      srcset.split(', ').map((each) => each.split(' ')[0] ?? ''),
    );
    expect(await Promise.all(named.map(widthOf))).toEqual(
      [160, 480, 960, 160, 480, 960].map((width) => ({ width, format: 'webp' })),
    );
    expect(images).toHaveLength(2);
    expect(await files()).toEqual(expect.arrayContaining(named.map((url) => path.basename(url))));
    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
  });

  it('lets a picture be kept for a year, shown on other pages, and taken for nothing else', async () => {
    const { images } = await uploadOverRest(shop, await aUser(shop.ctx()), [photo]);

    const { status, headers } = await get(images[0] ?? '');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).not.toBeNull();
  });

  it.each([
    '/images/upload-none-640.webp',
    '/images/..%2fsecrets.json',
    '/images/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/images/a%00-160.webp',
    '/images/',
  ])('has nothing at %s', async (url) => {
    expect([404, 400]).toContain((await get(url)).status);
  });

  it('takes away all files of what was cleared, and no others', async () => {
    const [as, other] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const before = uploadsIn(await files()).length;
    await uploadOverRest(shop, as, [photo, photo]);
    const { images: theirs } = await uploadOverRest(shop, other, [photo]);

    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });

    expect(uploadsIn(await files())).toHaveLength(before + 3);
    expect(await widthOf(theirs[0] ?? '')).toEqual({ width: 960, format: 'webp' });
  });

  it('forgets after a day what nobody put on a profile, and keeps what somebody did', async () => {
    const as = await aUser(shop.ctx());
    const { images } = await uploadOverRest(shop, as, [photo, photo]);
    await shop.rest(`PUT /api/user/${as.id}`, { as, body: { name: 'Asha', phone: '98', images: images.slice(0, 1) } });
    await shop.database.query("UPDATE user_image SET created_at = now() - interval '25 hours' WHERE user_id = $1", [
      as.id,
    ]);

    await deleteOldUploads(shop.ctx());

    expect((await get(images[0] ?? '')).status).toBe(200);
    expect((await get(images[1] ?? '')).status).toBe(404);
  });

  it('draws the initials of a new shopper, and draws them anew with the name', async () => {
    const body = { name: 'Meera Nair', email: 'meera@example.com', phone: '98', password: 'mango-season' };
    await shop.rest('POST /api/user/signup', { body });
    const { body: signedIn } = await shop.rest('POST /api/user/signin', { body });
    const [first] = signedIn.user.images;
    expect(await widthOf(first)).toEqual({ width: 480, format: 'webp' });

    const as = `Bearer ${signedIn.token}`;
    const { body: saved } = await shop.rest(`PUT /api/user/${signedIn.user.id}`, {
      as,
      body: { name: 'Uma Rao', phone: '98' },
    });

    expect(saved.user.images[0]).not.toBe(first);
    expect(await widthOf(saved.user.images[0])).toEqual({ width: 480, format: 'webp' });
    expect(await files()).toEqual(expect.arrayContaining([path.basename(first), path.basename(saved.user.images[0])]));
  });
});

describe('a shop whose bucket is away', () => {
  let photo: { bytes: Buffer };
  let as: User;

  beforeAll(async () => {
    photo = { bytes: await aPicture() };
    shop = await openShop({ ...bucket.variables, LOG_LEVEL: 'error' }, { write: (line) => log.push(line) });
    as = await aUser(shop.ctx());
  });
  afterAll(() => shop.close());

  const AWAY = { status: 503, code: 'SERVICE_UNAVAILABLE' };

  it.each(FACES)('refuses uploads %s for now, and lists nothing that it does not have', async (_face, upload) => {
    await bucket.goAway();
    expect(await upload(shop, as, [photo, photo])).toMatchObject(AWAY);
    await bucket.comeBack();

    expect(await picturesOf(as)).toEqual([]);
    expect((await upload(shop, as, [photo])).images).toHaveLength(1);
    expect(await picturesOf(as)).toHaveLength(1);
    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
  });

  it('says of a picture that it cannot be had now, not that it is gone, and shows it afterwards', async () => {
    const { images } = await uploadOverRest(shop, as, [photo]);
    await bucket.goAway();

    const { status, headers } = await get(images[0] ?? '');

    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'private, no-store']);
    await bucket.comeBack();
    expect((await get(images[0] ?? '')).status).toBe(200);
    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
  });

  it('answers within ten seconds when the bucket says nothing at all', async () => {
    await bucket.fallSilent();

    const uploaded = uploadOverRest(shop, as, [photo, photo, photo]);
    // What only a weak reference leads to is gone by then. Each time takes half a second.
    const collecting = setInterval(collectGarbage, 1_500);
    const { status, code } = await uploaded.finally(() => clearInterval(collecting));

    expect({ status, code }).toEqual(AWAY);
    await bucket.comeBack();
  });

  it('clears a store of uploads all the same, and takes the files away once the bucket is back', async () => {
    await uploadOverRest(shop, as, [photo]);
    await bucket.goAway();
    expect((await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as })).status).toBe(200);
    await bucket.comeBack();
    expect(await picturesOf(as)).toEqual([]);

    const [{ image_id: id }] = await shop.database.query('SELECT image_id FROM user_image WHERE user_id = $1', [as.id]);
    const [{ key }] = await shop.database.query('SELECT key FROM image WHERE id = $1', [id]);
    await deleteOldUploads(shop.ctx());

    expect((await bucket.files()).filter((name) => name.startsWith(key))).toEqual([]);
    expect(await shop.database.query('SELECT 1 FROM image WHERE id = $1', [id])).toEqual([]);
  });

  it('lets shoppers in without a picture, and gives them one when they come again', async () => {
    const body = { name: 'Zoya Khan', email: 'zoya@example.com', phone: '98', password: 'mango-season' };
    await bucket.goAway();
    expect((await shop.rest('POST /api/user/signup', { body })).status).toBe(201);
    expect((await shop.rest('POST /api/user/signin', { body })).body.user.images).toEqual([]);
    await bucket.comeBack();

    expect((await shop.rest('POST /api/user/signin', { body })).body.user.images).toHaveLength(1);
  });

  it('still shows what lies in its own folder, such as the pictures of the demonstration', async () => {
    await mkdir(imagesFolder(shop.config), { recursive: true });
    await writeFile(path.join(imagesFolder(shop.config), 'dal-448.webp'), 'a picture');
    await bucket.goAway();

    expect(await (await get('/images/dal-448.webp')).text()).toBe('a picture');
    await bucket.comeBack();
  });

  it('writes into its log what went wrong', () => {
    expect(log.join('')).toMatch(/ECONNREFUSED/);
    expect(log.join('')).toMatch(/TimeoutError/);
  });
});

describe('a shop with a wrong key to its bucket', () => {
  it('refuses uploads, and tells the log why without either key', async () => {
    log.length = 0;
    const keys = { S3_ACCESS_KEY_ID: 'the-wrong-id', S3_SECRET_ACCESS_KEY: 'the-wrong-secret' };
    const variables = { ...bucket.variables, ...keys, LOG_LEVEL: 'debug' };
    shop = await openShop(variables, { write: (line) => log.push(line) });

    const { status, message } = await uploadOverRest(shop, await aUser(shop.ctx()), [{ bytes: await aPicture() }]);

    expect(status).toBe(503);
    expect(message).not.toMatch(/signature|key|bucket/i);
    expect(log.join('')).toMatch(/InvalidAccessKeyId/);
    for (const key of Object.values(keys)) expect(log.join('')).not.toContain(key);
    await shop.close();
  });
});
