import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteOldUploads } from '../accounts/pictures/pictures.service.js';
import type { User } from '../accounts/user.entity.js';
import { deleteAccount } from '../erasure/delete-account.js';
import { imagesFolder } from '../media/image-store.js';
import { eraseNow } from '../testing/erase-now.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aPhonePhoto, aPicture } from '../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { uploadOverRest } from '../testing/upload-calls.js';
import { addReview } from './add-review.js';
import { hideReview } from './hide-review.js';
import { hideReviewPhoto, idsOfPhotoUrls, removeLeftPhotos, unhideReviewPhoto } from './review-photos.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

async function uploads(as: User, count: number): Promise<string[]> {
  const files = await Promise.all(Array.from({ length: count }, async () => ({ bytes: await aPicture() })));
  return idsOfPhotoUrls(shop.ctx(as), (await uploadOverRest(shop, as, files)).images);
}

async function aReview(count: number, options: { as?: User; productId?: string } = {}) {
  const as = options.as ?? (await aUser(shop.ctx()));
  const productId = options.productId ?? (await aProduct(shop.ctx())).id;
  const images = count > 0 ? await uploads(as, count) : [];
  const write = (photos: readonly string[] | null, text = 'As shown') =>
    addReview(shop.ctx(as), { productId, text, customerRating: 4, images: photos });
  const { review } = await write(images);
  return { as, productId, images, review, write };
}

const PHOTOS = 'photos { id url(width: 160) } hiddenPhotos { id }';
async function shown(productId: string, as: User | null = null) {
  const query = `query ($id: ID!) { product(id: $id) { reviews { nodes { ${PHOTOS} } } } }`;
  const { data } = await shop.graphql(query, { id: productId }, { as });
  const [review] = data.product.reviews.nodes;
  const ids = (photos: { id: string }[]) => photos.map(({ id }) => id);
  return { photos: ids(review.photos), hidden: ids(review.hiddenPhotos), urls: review.photos };
}
const filesOf = async (url: string) => {
  const key = /upload-[\w-]+(?=-\d+\.webp)/.exec(url)?.[0] ?? 'none';
  return (await readdir(imagesFolder(shop.config))).filter((name) => name.startsWith(key));
};

describe('photos of a review', () => {
  it('stand with it in the order in which they were sent, drawn anew without where they were taken', async () => {
    const { productId, images } = await aReview(3);

    expect((await shown(productId)).photos).toEqual(images);

    const as = await aUser(shop.ctx());
    const { images: sent } = await uploadOverRest(shop, as, [{ bytes: await aPhonePhoto() }]);
    const body = { productId, review: 'Mine too', customerRating: 5, images: sent };
    const { body: told } = await shop.rest('POST /api/productReviews/add', { as, body });
    expect(told.photos).toEqual(sent);
    const file = Buffer.from(await (await fetch(`${shop.address}${told.photos[0]}`)).arrayBuffer());
    expect(file.toString('latin1')).not.toMatch(/Secret Phone|MG Road|GPS/);
  });

  it('stay where the words alone are changed, and go where they are not named any more, files too', async () => {
    const { productId, images, write } = await aReview(2);
    const { urls } = await shown(productId);

    await write(null, 'Still good');
    expect((await shown(productId)).photos).toEqual(images);
    await write([images[1] ?? '']);
    expect((await shown(productId)).photos).toEqual([images[1]]);

    await removeLeftPhotos.run(shop.ctx(), {}, 0);
    expect(await filesOf(urls[0].url)).toEqual([]);
    expect(await filesOf(urls[1].url)).not.toEqual([]);
  });

  it('are at most five, of the writer alone, and each of one review', async () => {
    const { images, write } = await aReview(1);
    const other = await aUser(shop.ctx());
    const [foreign = ''] = await uploads(other, 1);

    await expect(write([foreign])).rejects.toThrow('Please choose from the pictures');
    await expect(write(['1', '2', '3', '4', '5', '6'])).rejects.toThrow('at most 5 photos');
    const again = { productId: (await aProduct(shop.ctx())).id, text: 'The same', customerRating: 4, images };
    await expect(addReview(shop.ctx(other), again)).rejects.toThrow('Please choose from the pictures');
  });

  it('are not forgotten with uploads that nobody used', async () => {
    const { productId, images } = await aReview(1);
    await shop.database.query("UPDATE image SET created_at = now() - interval '2 days'");

    await deleteOldUploads(shop.ctx());

    expect((await shown(productId)).photos).toEqual(images);
  });

  it('are hidden one by one from all but the writer and staff, and stay so when the review is changed', async () => {
    const { as, productId, images, write } = await aReview(2);
    const [first = '', second = ''] = images;

    await hideReviewPhoto(shop.ctx(admin), first, 'Shows a child');

    expect(await shown(productId)).toMatchObject({ photos: [second], hidden: [] });
    expect(await shown(productId, await aUser(shop.ctx()))).toMatchObject({ photos: [second], hidden: [] });
    expect(await shown(productId, as)).toMatchObject({ photos: [second], hidden: [first] });
    expect(await shown(productId, admin)).toMatchObject({ photos: [second], hidden: [first] });
    await write(images);
    expect(await shown(productId)).toMatchObject({ photos: [second], hidden: [] });

    await unhideReviewPhoto(shop.ctx(admin), first);
    expect((await shown(productId)).photos).toEqual(images);
    const entries = await shop.database.query(
      `SELECT operation, after->>'reason' AS reason FROM audit_entry WHERE operation LIKE '%ReviewPhoto' ORDER BY id`,
    );
    expect(entries).toEqual([
      { operation: 'hideReviewPhoto', reason: 'Shows a child' },
      { operation: 'unhideReviewPhoto', reason: null },
    ]);
  });

  it('go with a review that is hidden', async () => {
    const { productId, review } = await aReview(1);

    await hideReview(shop.ctx(admin), review.id, 'Spam');

    const { data } = await shop.graphql(`{ product(id: "${productId}") { reviews { nodes { ${PHOTOS} } } } }`);
    expect(data.product.reviews.nodes).toEqual([]);
  });

  it('go, rows and files, with the account of their writer and with the product', async () => {
    const as = await aUser(shop.ctx(), { password: 'a-good-password' });
    const { productId } = await aReview(1, { as });
    const other = await aReview(1);
    const [{ url }] = (await shown(productId)).urls;
    const [{ url: otherUrl }] = (await shown(other.productId)).urls;

    await deleteAccount(shop.ctx(as), 'a-good-password');
    await eraseNow(shop, as);
    await shop.database.query('DELETE FROM product WHERE id = $1', [other.productId]);
    expect((await shown(productId)).photos).toEqual([]);
    await removeLeftPhotos.run(shop.ctx(), {}, 0);

    expect([...(await filesOf(url)), ...(await filesOf(otherUrl))]).toEqual([]);
    const [{ count }] = await shop.database.query('SELECT count(*)::int FROM review_photo WHERE review_id IS NULL');
    expect(count).toBe(0);
  });

  it('take one statement for a page of reviews', async () => {
    const { productId } = await aReview(1);
    for (let more = 0; more < 3; more++) await aReview(0, { productId });
    const page = (fields: string) => `{ product(id: "${productId}") { reviews { nodes { ${fields} } } } }`;
    const count = (fields: string) => shop.countStatements(() => shop.graphql(page(fields)));

    expect((await count('id photos { id } hiddenPhotos { id }')) - (await count('id'))).toBe(1);
  });
});
