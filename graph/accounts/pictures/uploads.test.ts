import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imagesFolder } from '../../media/image-store.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { anAnimation, aPhonePhoto, aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { FACES, uploadOnGraph, uploadOverRest } from '../../testing/upload-calls.js';
import type { User } from '../user.entity.js';
import { deleteOldUploads, uploadImages } from './pictures.service.js';

let shop: TestShop;
let photo: Buffer;

beforeAll(async () => {
  shop = await openShop();
  // Small, since a hundred are stored here, and wide enough for each of the widths.
  photo = await aPicture({ width: 500, height: 20 });
});

afterAll(() => shop.close());

const uploadedOnGraph = async (as: User): Promise<string[]> => {
  const { data } = await shop.graphql('{ me { uploadedImages { url(width: 640) } } }', {}, { as });
  return data.me.uploadedImages.map(({ url }: { url: string }) => url);
};
const uploadedOverRest = async (as: User): Promise<string[]> => (await shop.rest('GET /api/imageUpload', { as })).body;
const fileOf = (url: string) => readFile(path.join(imagesFolder(shop.config), path.basename(url)));
const filesOf = async (key: RegExp) => (await readdir(imagesFolder(shop.config))).filter((name) => key.test(name));
const keyOf = (url: string | undefined) => new RegExp(/upload-[\w-]+(?=-\d+\.webp)/.exec(url ?? '')?.[0] ?? 'none');
const twice = (files: number) => Array.from({ length: files }, () => ({ bytes: photo }));

describe.each(FACES)('uploadImages %s', (_face, upload) => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes a %s and makes a WebP picture of its own of it', async (format) => {
    const as = await aUser(shop.ctx());

    const { code, message, images } = await upload(shop, as, [{ bytes: await aPicture({ format }) }]);

    expect({ code, message }).toEqual({ code: null, message: 'Images Uploaded!' });
    expect(images).toEqual([expect.stringMatching(/^\/images\/upload-[\w-]+-640\.webp$/)]);
    const served = await fetch(`${shop.address}${images[0]}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 480 });
  });

  it('turns a photograph upright and forgets where and with what it was taken', async () => {
    const as = await aUser(shop.ctx());
    const sent = await aPhonePhoto();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Secret Phone');

    const { images } = await upload(shop, as, [{ bytes: sent }]);

    const kept = await fileOf(images[0] ?? '');
    const { width, height, exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 200, height: 400 });
    expect(kept.toString('latin1')).not.toMatch(/Secret Phone|MG Road|GPS/);
  });

  it('keeps the first image of an animation', async () => {
    const as = await aUser(shop.ctx());

    const { images } = await upload(shop, as, [{ bytes: await anAnimation('webp') }]);

    const still = sharp(await fileOf(images[0] ?? ''), { animated: true });
    const { pages, height } = await still.metadata();
    expect({ pages, height }).toEqual({ height: 40 });
    const [red = 0, , blue = 0] = await still.raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  it('keeps uploads in store for their owner alone, the latest first', async () => {
    const [as, other] = [await aUser(shop.ctx()), await aUser(shop.ctx())];

    const first = await upload(shop, as, twice(2));
    const second = await upload(shop, as, twice(1));

    const all = [...second.images, ...first.images];
    expect(all).toHaveLength(3);
    expect(await uploadedOverRest(as)).toEqual(all);
    expect(await uploadedOnGraph(as)).toEqual(all);
    expect(await uploadedOverRest(other)).toEqual([]);
    expect(await uploadedOnGraph(other)).toEqual([]);
  });

  it('takes five pictures and no sixth', async () => {
    const as = await aUser(shop.ctx());

    expect((await upload(shop, as, twice(5))).images).toHaveLength(5);
    const { code, images, message } = await upload(shop, as, twice(6));

    expect({ code, images }).toEqual({ code: 'PAYLOAD_TOO_LARGE', images: [] });
    expect(message).toBe('Please choose up to 5 pictures of up to 5 MB each.');
    expect(await uploadedOverRest(as)).toHaveLength(5);
  });

  it('stores nothing when one of the files is no picture', async () => {
    const as = await aUser(shop.ctx());

    const { code, message } = await upload(shop, as, [{ bytes: photo }, { bytes: Buffer.from('hello') }]);

    expect({ code, message }).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Please select a valid JPG or PNG image file.',
    });
    expect(await uploadedOverRest(as)).toEqual([]);
  });

  it('holds twenty uploads of one shopper, until they are cleared', async () => {
    const as = await aUser(shop.ctx());
    for (let turn = 0; turn < 4; turn++) await upload(shop, as, twice(5));

    expect((await upload(shop, as, twice(1))).code).toBe('CONFLICT');
    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });

    expect((await upload(shop, as, twice(1))).code).toBeNull();
  });
});

describe('the store of uploads', () => {
  it('holds no more than twenty, however many are uploaded at once', async () => {
    const as = await aUser(shop.ctx());
    for (let turn = 0; turn < 19; turn++) await uploadImages(shop.ctx(as), [photo]);

    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => uploadImages(shop.ctx(as), [photo])));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await uploadedOverRest(as)).toHaveLength(20);
  });
});

describe('clearUploadedImages', () => {
  const CLEAR = 'mutation { clearUploadedImages { images { id } message userErrors { code } } }';

  it.each([
    ['on the graph', async (as: User) => (await shop.graphql(CLEAR, {}, { as })).data.clearUploadedImages.userErrors],
    ['over REST', async (as: User) => (await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as })).status],
  ])('%s takes the uploads of the viewer away, rows and files, and nobody else’s', async (_face, clear) => {
    const [as, other] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const [mine, theirs] = [await uploadOverRest(shop, as, twice(1)), await uploadOverRest(shop, other, twice(1))];

    expect([[], 200]).toContainEqual(await clear(as));

    expect(await uploadedOverRest(as)).toEqual([]);
    expect(await filesOf(keyOf(mine.images[0]))).toEqual([]);
    expect(await uploadedOverRest(other)).toEqual(theirs.images);
    expect(await filesOf(keyOf(theirs.images[0]))).toHaveLength(3);
  });

  it('leaves pictures on the profile where they are', async () => {
    const as = await aUser(shop.ctx());
    const { images } = await uploadOverRest(shop, as, twice(2));
    const body = { name: 'Asha', phone: '98', images: images.slice(0, 1) };
    expect((await shop.rest(`PUT /api/user/${as.id}`, { as, body })).status).toBe(200);

    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });

    expect((await shop.rest(`GET /api/user/${as.id}`, { as })).body.images).toEqual(images.slice(0, 1));
    expect(await filesOf(keyOf(images[0]))).toHaveLength(3);
    expect(await filesOf(keyOf(images[1]))).toEqual([]);
  });
});

describe('deleteOldUploads', () => {
  it('takes away after a day what nobody put on a profile', async () => {
    const as = await aUser(shop.ctx());
    const old = await uploadOverRest(shop, as, twice(2));
    const body = { name: 'Asha', phone: '98', images: old.images.slice(0, 1) };
    await shop.rest(`PUT /api/user/${as.id}`, { as, body });
    await shop.database.query("UPDATE user_image SET created_at = now() - interval '25 hours' WHERE user_id = $1", [
      as.id,
    ]);
    const fresh = await uploadOverRest(shop, as, twice(1));

    await deleteOldUploads(shop.ctx());

    expect(await uploadedOverRest(as)).toEqual(fresh.images);
    expect((await shop.rest(`GET /api/user/${as.id}`, { as })).body.images).toEqual(old.images.slice(0, 1));
    expect(await filesOf(keyOf(old.images[1]))).toEqual([]);
  });

  it('takes away what a killed shop was still writing, and nothing that is being written', async () => {
    const [left, fresh] = ['left.part', 'fresh.part'].map((name) => path.join(imagesFolder(shop.config), name));
    for (const file of [left, fresh]) await writeFile(file ?? '', 'half a picture');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(left ?? '', longAgo, longAgo);

    await deleteOldUploads(shop.ctx());

    expect(await filesOf(/[.]part$/)).toEqual(['fresh.part']);
  });
});

describe('uploads with a host of their own', () => {
  let apart: TestShop;

  beforeAll(async () => {
    const CORS_ORIGINS = 'https://kiosk.example';
    apart = await openShop({
      ...{ UPLOAD_BASE_URL: 'https://uploads.example', PUBLIC_URL: 'https://shop.example', CORS_ORIGINS },
    });
  });
  afterAll(() => apart.close());

  const ask = (origin: string) =>
    fetch(`${apart.address}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('are told to the web, and let in pages of the shop alone', async () => {
    expect((await apart.graphql('{ shop { uploadUrl } }')).data.shop.uploadUrl).toBe('https://uploads.example/graphql');

    const own = await ask('https://shop.example');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(own.headers.get('access-control-allow-headers')).toContain('apollo-require-preflight');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const elsewhere = await fetch(`${shop.address}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example' },
    });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['/graphql', 'POST'],
    ['/graphql/stream', 'POST'],
    ['/api/cart/add', 'POST'],
    ['/api/user/signin', 'POST'],
  ])('do not keep pages of a host that the shop lets in from %s, and those of no other', async (path, method) => {
    const at = (origin: string, headers: Record<string, string> = {}, as = method) =>
      fetch(apart.address + path, {
        ...{ method: as, headers: { origin, ...headers } },
        ...(as === 'POST' ? { body: '{' } : {}),
      });
    const preflight = (origin: string) => at(origin, { 'access-control-request-method': method }, 'OPTIONS');
    const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

    const asked = await preflight('https://kiosk.example');
    const refused = await at('https://kiosk.example', { 'content-type': 'application/json' });

    expect([asked.status, allowed(asked)]).toEqual([204, 'https://kiosk.example']);
    for (const name of ['authorization', 'content-type', 'idempotency-key'])
      expect(asked.headers.get('access-control-allow-headers')).toContain(name);
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    // A page is to read why it was refused.
    expect([refused.status, allowed(refused)]).toEqual([400, 'https://kiosk.example']);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(refused.headers.get('vary')).toContain('Origin');
    expect(allowed(await preflight('https://evil.example'))).toBeNull();
    expect(allowed(await preflight('https://kiosk.example.evil.example'))).toBeNull();
  });

  it('give the addresses that clients send back, with or without the shop’s own before them', async () => {
    const as = await aUser(apart.ctx());
    const { images } = await uploadOnGraph(apart, as, twice(1));

    const body = { name: 'Asha', phone: '98', images: images.map((url) => `https://shop.example${url}`) };
    const { status } = await apart.rest(`PUT /api/user/${as.id}`, { as, body });

    expect(status).toBe(200);
  });
});
