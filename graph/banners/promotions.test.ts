import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Category } from '../catalogue/category.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { aPicture } from '../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { operationOf, sendOperation } from '../testing/upload-calls.js';

let shop: TestShop;
let as: User;
let food: Category;
let dals: Category;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
  food = await aCategory(shop.ctx(), { name: 'Food' });
  dals = await aCategory(shop.ctx(), { name: 'Dals', parentId: food.id });
});

beforeEach(() => shop.database.query('DELETE FROM banner; DELETE FROM home_slide'));

afterAll(() => shop.close());

const anUpload = async (): Promise<string> =>
  (await sendOperation(shop, as, operationOf([{ bytes: await aPicture() }]))).data.uploadImages.images[0].id;
const ask = async (query: string, variables: object = {}) => (await shop.graphql(query, variables, { as })).data;
const saveBanner = async (input: object) =>
  (
    await ask(
      `mutation ($input: BannerInput!) { saveBanner(input: $input) {
         banner { id placement images { id alt } category { id } subCategory { id } } userErrors { code field } } }`,
      { input: { placement: 'HOME', categoryId: food.id, ...input } },
    )
  ).saveBanner;
const saveSlide = async (input: object) =>
  (
    await ask(
      `mutation ($input: HomeSlideInput!) { saveHomeSlide(input: $input) {
         homeSlide { id images { id alt } category { id } } userErrors { code field } } }`,
      { input },
    )
  ).saveHomeSlide;
const headlinesAt = async (placement: string) =>
  (await ask(`{ banners(placement: ${placement}) { images { alt } } }`)).banners.map(
    ({ images }: { images: { alt: string }[] }) => images[0]?.alt,
  );
const slides = async () =>
  (await ask('{ homeSlides { images { alt } } }')).homeSlides.map(
    ({ images }: { images: { alt: string }[] }) => images[0]?.alt,
  );
const entriesOf = (subjectId: string) =>
  shop.database.manager.find(AuditEntry, { where: { subjectId }, order: { id: 'ASC' } });

describe('a headline in Hindi', () => {
  const told = async () =>
    ask('{ homeSlides { hindiHeadline images { alt } } banners(placement: HOME) { hindiHeadline } }');

  it('stands beside the English one, stays until it is changed, and can be taken back', async () => {
    const hindiHeadline = 'आम के दिन';
    const { homeSlide } = await saveSlide({ headline: 'Mango days', hindiHeadline, imageId: await anUpload() });
    const { banner } = await saveBanner({ headline: 'Mango days', hindiHeadline, imageId: await anUpload() });
    await saveSlide({ id: homeSlide.id, headline: 'Mango weeks' });
    expect(await told()).toEqual({
      homeSlides: [{ hindiHeadline, images: [{ alt: 'Mango weeks' }] }],
      banners: [{ hindiHeadline }],
    });

    await saveSlide({ id: homeSlide.id, headline: 'Mango weeks', hindiHeadline: null });
    await saveBanner({ id: banner.id, headline: 'Mango days', hindiHeadline: '' });
    expect(await told()).toMatchObject({ homeSlides: [{ hindiHeadline: null }], banners: [{ hindiHeadline: null }] });
    expect(
      await saveBanner({ headline: 'A', hindiHeadline: 'आ'.repeat(201), imageId: await anUpload() }),
    ).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', field: 'hindiHeadline' }],
    });
  });
});

describe('saveBanner', () => {
  it('knows the category above the sub-category that it leads to', async () => {
    const { banner } = await saveBanner({
      headline: 'Dal days',
      imageId: await anUpload(),
      categoryId: null,
      subCategoryId: dals.id,
    });

    expect(banner).toMatchObject({ category: { id: food.id }, subCategory: { id: dals.id } });
  });

  it('puts up banners in the order that is asked for, on both faces at once', async () => {
    const imageId = await anUpload();
    const first = await saveBanner({ headline: ' Mango days ', imageId, subCategoryId: dals.id });
    expect(first).toMatchObject({
      banner: { images: [{ id: imageId, alt: 'Mango days' }], category: { id: food.id }, subCategory: { id: dals.id } },
      userErrors: [],
    });
    await saveBanner({ headline: 'Last', imageId: await anUpload() });
    await saveBanner({ headline: 'Front', imageId: await anUpload(), position: 1 });
    const { banner: side } = await saveBanner({ headline: 'Beside', imageId: await anUpload(), placement: 'SIDE' });

    expect(await headlinesAt('HOME')).toEqual(['Front', 'Mango days', 'Last']);
    expect((await shop.rest('GET /api/homeSideBanners')).body).toMatchObject([{ _id: side.id, catId: food.id }]);

    await saveBanner({ id: first.banner.id, headline: 'Mango weeks', position: 9, subCategoryId: null });
    await saveBanner({ id: side.id, headline: 'Beside', placement: 'HOME' });
    expect(await headlinesAt('HOME')).toEqual(['Front', 'Last', 'Mango weeks', 'Beside']);
    expect((await entriesOf(first.banner.id))[1]).toMatchObject({
      before: { headline: 'Mango days', position: 2, subCategoryId: dals.id },
      after: { headline: 'Mango weeks', position: 3, subCategoryId: null },
    });
  });
});

describe('saveHomeSlide', () => {
  it('puts slides into the carousel, moves them, and changes their pictures', async () => {
    const [wide, narrow] = [await anUpload(), await anUpload()];
    const { homeSlide } = await saveSlide({
      headline: 'One',
      imageId: wide,
      narrowImageId: narrow,
      categoryId: food.id,
    });
    for (const headline of ['Two', 'Three']) await saveSlide({ headline, imageId: await anUpload() });
    expect(homeSlide).toMatchObject({
      images: [
        { id: wide, alt: 'One' },
        { id: narrow, alt: 'One' },
      ],
      category: { id: food.id },
    });

    const moved = await saveSlide({ id: homeSlide.id, headline: 'First', position: 2, narrowImageId: null });

    expect(moved.homeSlide).toMatchObject({ images: [{ id: wide, alt: 'First' }], category: { id: food.id } });
    expect(await slides()).toEqual(['Two', 'First', 'Three']);
    expect((await entriesOf(homeSlide.id))[1]).toMatchObject({ operation: 'saveHomeSlide', after: { position: 2 } });
  });

  it('keeps the order whole when several are saved at once', async () => {
    const uploads = [await anUpload(), await anUpload(), await anUpload(), await anUpload()];

    const answers = await Promise.all(
      uploads.map((imageId, index) => saveSlide({ headline: `Slide ${index}`, imageId, position: 1 })),
    );

    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    const rows = await shop.database.query('SELECT position FROM home_slide ORDER BY position');
    expect(rows).toEqual([1, 2, 3, 4].map((position) => ({ position })));
  });
});

describe('removeBanner and removeHomeSlide', () => {
  it('take them down at once, and only once', async () => {
    const { banner } = await saveBanner({ headline: 'Gone soon', imageId: await anUpload() });
    const { homeSlide } = await saveSlide({ headline: 'Gone soon', imageId: await anUpload() });
    const both = `mutation ($banner: ID!, $slide: ID!) {
      removeBanner(id: $banner) { ok userErrors { code } } removeHomeSlide(id: $slide) { ok userErrors { code } } }`;
    const ids = { banner: banner.id, slide: homeSlide.id };

    const done = { ok: true, userErrors: [] };
    expect(await ask(both, ids)).toEqual({ removeBanner: done, removeHomeSlide: done });
    expect([await headlinesAt('HOME'), await slides()]).toEqual([[], []]);
    const gone = { ok: false, userErrors: [{ code: 'NOT_FOUND' }] };
    expect(await ask(both, ids)).toEqual({ removeBanner: gone, removeHomeSlide: gone });
    expect((await entriesOf(banner.id)).at(-1)).toMatchObject({ before: { headline: 'Gone soon' }, after: null });
  });
});

describe('when a promotion is shown', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it.each([
    ['that is switched off', { isOn: false }],
    ['whose time has not come', { showsFrom: day(1) }],
    ['whose time is over', { showsFrom: day(-2), showsUntil: day(-1) }],
  ])('keeps a slide and a banner %s from visitors, and in the lists of who runs the shop', async (_case, when) => {
    const { homeSlide } = await saveSlide({ headline: 'Holi', imageId: await anUpload() });
    const { banner } = await saveBanner({ headline: 'Holi', imageId: await anUpload() });
    expect([await slides(), await headlinesAt('HOME')]).toEqual([['Holi'], ['Holi']]);

    await saveSlide({ id: homeSlide.id, headline: 'Holi', ...when });
    await saveBanner({ id: banner.id, headline: 'Holi', ...when });

    expect([await slides(), await headlinesAt('HOME')]).toEqual([[], []]);
    expect(await ask('{ allHomeSlides { id } allBanners(placement: HOME) { id } }')).toEqual({
      allHomeSlides: [{ id: homeSlide.id }],
      allBanners: [{ id: banner.id }],
    });
  });

  it('refuses an end before the beginning', async () => {
    const answer = await saveSlide({
      ...{ headline: 'Holi', imageId: await anUpload() },
      ...{ showsFrom: day(2), showsUntil: day(1) },
    });

    expect(answer.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'showsUntil' }]);
  });
});
