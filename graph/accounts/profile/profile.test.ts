import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/factories/account.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { uploadOverRest } from '../../testing/upload-calls.js';
import { User } from '../user.entity.js';

let shop: TestShop;
let photo: Buffer;

beforeAll(async () => {
  shop = await openShop();
  photo = await aPicture();
});

afterAll(() => shop.close());

const UPDATE = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) { user { id name email phone isAdmin images { id url(width: 640) } } message userErrors { code message field } }
}`;
const BLANK = 'Please fill all the details';

const updateProfile = async (as: User, input: object) =>
  (await shop.graphql(UPDATE, { input }, { as })).data.updateProfile;
const putUser = (as: User | string | null, id: string, body: object) => shop.rest(`PUT /api/user/${id}`, { as, body });
const imagesOf = async (as: User): Promise<{ id: string; url: string }[]> =>
  (await shop.graphql('{ me { images { id url(width: 640) } } }', {}, { as })).data.me.images;
const uploads = async (as: User, count: number): Promise<{ id: string; url: string }[]> => {
  await uploadOverRest(
    shop,
    as,
    Array.from({ length: count }, () => ({ bytes: photo })),
  );
  return (await shop.graphql('{ me { uploadedImages { id url(width: 640) } } }', {}, { as })).data.me.uploadedImages;
};
/** A shopper who has signed up, so that there are initials. */
const aMember = async (name = 'Asha Rao'): Promise<User> => {
  const { id } = await aUser(shop.ctx());
  const email = `member-${id}@example.com`;
  await shop.rest('POST /api/user/signup', { body: { name, email, phone: '98', password: 'mango-season' } });
  return shop.database.manager.findOneByOrFail(User, { email });
};

describe('sign-up', () => {
  it('gives everybody a picture of their initials, so that the profile can be saved as it is', async () => {
    const as = await aMember();
    const [initials] = await imagesOf(as);

    expect(initials?.url).toMatch(/^\/images\/initials-\d-ar-\d-480\.webp$/);
    expect((await fetch(shop.address + initials?.url)).status).toBe(200);
    expect((await updateProfile(as, { name: as.name, phone: '99', images: [initials?.id] })).userErrors).toEqual([]);
  });

  it.each([
    ['Meera', 'm'],
    ['asha kumari rao', 'ar'],
    ['Émile Ångström', 'ea'],
    ['आशा राव', 'somebody'],
    ['<script>../../x', 's'],
  ])('draws %s as %s', async (name, letters) => {
    const [initials] = await imagesOf(await aMember(name));

    expect(initials?.url).toContain(`/images/initials-1-${letters}-`);
    expect((await fetch(shop.address + initials?.url)).status).toBe(200);
  });

  it('gives equal names equal pictures', async () => {
    const [one, other] = [await imagesOf(await aMember('Ravi Iyer')), await imagesOf(await aMember('ravi iyer '))];

    expect(one[0]?.url).toBe(other[0]?.url);
    expect(one[0]?.id).not.toBe(other[0]?.id);
  });

  it('lets those who have no picture yet have theirs at the next sign-in', async () => {
    const as = await aUser(shop.ctx(), { password: 'mango-season', name: 'Gita Patel' });
    expect(await imagesOf(as)).toEqual([]);

    const { body } = await shop.rest('POST /api/user/signin', {
      body: { email: as.email, password: 'mango-season' },
    });

    expect(body.user.images).toEqual([expect.stringContaining('/images/initials-1-gp-')]);
  });
});

describe('updateProfile', () => {
  it('changes name, phone and pictures, and on both faces the same', async () => {
    const [as, other] = [await aMember(), await aMember()];
    const [mine, theirs] = [await uploads(as, 2), await uploads(other, 2)];

    const onGraph = await updateProfile(as, { name: ' Asha R ', phone: '91', images: mine.map(({ id }) => id) });
    const body = { name: ' Asha R ', phone: '91', images: theirs.map(({ url }) => url), email: '', isAdmin: false };
    const overRest = await putUser(other, other.id, body);

    expect(onGraph).toMatchObject({ message: 'user updated', userErrors: [] });
    expect(onGraph.user).toMatchObject({ id: as.id, name: 'Asha R', phone: '91', email: as.email, images: mine });
    expect(overRest.status).toBe(200);
    expect(overRest.body).toMatchObject({ error: false, status: true, msg: 'user updated' });
    expect(overRest.body.user).toMatchObject({ ...body, name: 'Asha R', email: other.email });
    expect((await shop.rest(`GET /api/user/${other.id}`, { as: other })).body).toEqual(overRest.body.user);
  });

  it('takes a picture of somebody who has no phone yet, and leaves the rest as it is', async () => {
    const as = await aMember();
    await shop.database.manager.update(User, { id: as.id }, { phone: null });
    const [one] = await uploads(as, 1);

    const { user, userErrors } = await updateProfile(as, { images: [one?.id] });

    expect(userErrors).toEqual([]);
    expect(user).toMatchObject({ name: 'Asha Rao', phone: null, images: [{ id: one?.id }] });
    expect((await updateProfile(as, { phone: ' ' })).userErrors).toMatchObject([{ message: BLANK, field: 'phone' }]);
  });

  it('asks for all the details before it looks at the pictures, on both faces', async () => {
    const as = await aMember();
    const blank = { name: ' ', phone: '98', images: ['/images/of-another-480.webp'] };

    const onGraph = await updateProfile(as, blank);
    const overRest = await putUser(as, as.id, blank);

    expect(onGraph.userErrors).toMatchObject([{ message: BLANK, field: 'name' }]);
    expect(overRest.body).toMatchObject({ msg: BLANK, field: 'name' });
  });

  it('takes only the shopper’s own pictures', async () => {
    const [as, other] = [await aMember(), await aMember()];
    const [theirs] = await uploads(other, 1);
    const before = await imagesOf(as);

    const foreign = [theirs?.id, (await imagesOf(other))[0]?.id, '01900000-0000-7000-8000-000000000000', 'x', ''];
    for (const id of foreign) {
      const { userErrors } = await updateProfile(as, { name: 'Asha', phone: '98', images: [before[0]?.id, id] });
      expect(userErrors).toEqual([
        { code: 'BAD_USER_INPUT', message: 'Please choose from your own pictures.', field: 'images' },
      ]);
    }
    const addresses = [
      theirs?.url,
      'javascript:alert(1)',
      'http://169.254.169.254/latest/meta-data',
      `https://evil.example${before[0]?.url}`,
      '/images/../../secrets.json',
      '',
    ];
    for (const url of addresses) {
      const { status, body } = await putUser(as, as.id, { name: 'Asha', phone: '98', images: [url] });
      expect([url, status, body.field]).toEqual([url, 400, 'images']);
    }
    for (const images of ['/images/a-1.webp', [7], [['x']], { length: 1 }]) {
      expect((await putUser(as, as.id, { name: 'Asha', phone: '98', images })).status).toBe(400);
    }
    expect(await imagesOf(as)).toEqual(before);
  });

  it('counts a picture named twice once, and leaves pictures alone when none are named', async () => {
    const as = await aMember();
    const [one, two] = await uploads(as, 2);

    await updateProfile(as, { name: 'Asha', phone: '98', images: [two?.id, one?.id, two?.id?.toUpperCase()] });
    expect(await imagesOf(as)).toEqual([two, one]);
    await updateProfile(as, { name: 'Asha B', phone: '98' });

    expect(await imagesOf(as)).toEqual([two, one]);
  });

  it('draws initials anew for another name, but leaves a photograph as it is', async () => {
    const as = await aMember('Asha Rao');
    const [initials] = await imagesOf(as);

    const { user } = await updateProfile(as, { name: 'Meera Bose', phone: '98', images: [initials?.id] });
    expect(user.images).toEqual([expect.objectContaining({ url: expect.stringContaining('initials-1-mb-') })]);
    const [picture] = await uploads(as, 1);
    await updateProfile(as, { name: 'Meera Bose', phone: '98', images: [picture?.id] });
    await updateProfile(as, { name: 'Asha Rao', phone: '98' });

    expect(await imagesOf(as)).toEqual([picture]);
  });

  it('lets a client save again and again with the addresses that it read before its first change', async () => {
    const as = await aMember('Asha Rao');
    const images = (await imagesOf(as)).map(({ url }) => url);
    await putUser(as, as.id, { name: 'Meera Bose', phone: '98', images });

    const { status, body } = await putUser(as, as.id, { name: 'Meera Bose', phone: '99', images });
    expect(status).toBe(200);
    expect(body.user.images).toEqual([expect.stringContaining('initials-1-mb-')]);

    const [photograph] = await uploads(as, 1);
    await updateProfile(as, { name: 'Meera Bose', phone: '98', images: [photograph?.id] });
    const both = [...images, photograph?.url];
    expect((await putUser(as, as.id, { name: 'Meera Bose', phone: '99', images: both })).status).toBe(200);
    expect(await imagesOf(as)).toEqual([photograph]);
  });

  it('takes away a picture that has left the profile', async () => {
    const as = await aMember();
    const [one] = await uploads(as, 1);
    await updateProfile(as, { name: 'Asha', phone: '98', images: [one?.id] });
    await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
    const [two] = await uploads(as, 1);

    await updateProfile(as, { name: 'Asha', phone: '98', images: [two?.id] });

    expect((await fetch(shop.address + one?.url)).status).toBe(404);
    expect((await fetch(shop.address + two?.url)).status).toBe(200);
  });

  it('ends in one of two profiles when both are saved at once', async () => {
    const as = await aMember();
    const [one, two] = await uploads(as, 2);

    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        updateProfile(as, { name: 'Asha', phone: '98', images: turn % 2 ? [one?.id, two?.id] : [two?.id] }),
      ),
    );

    expect([[one, two], [two]]).toContainEqual(await imagesOf(as));
  });
});
