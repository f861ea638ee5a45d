import { Banner, BannerPlacement } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { badInputs, type Rows, type Twin } from './row.js';
import type { Scene } from './scene.js';
import { text } from './shows.js';
import { type Told, told } from './told.js';
import { catalogueWriters, everybody } from './who.js';

function aBanner(scene: Scene): Promise<string> {
  const { imageId, food } = scene.goods;
  return scene.save(Banner, { placement: BannerPlacement.SIDE, position: 2, imageId, categoryId: food.id });
}

const promotion: Told = told('id', {
  images: 'images.url(width: 1280)',
  catId: 'category.id',
  catName: 'category.name',
  subCatId: 'subCategory.id',
  subCatName: 'subCategory.name',
});
const slides: Twin = {
  call: 'GET /homeBanner',
  of: 'homeSlides',
  tells: [told('id', { images: 'images.url(width: 1280)' })],
};

/** What the front page shows, and who changes it. */
export const BANNERS: Rows = {
  Home: {
    who: everybody,
    shows: {
      homeSlides: [{ images: [{ alt: 'A bowl of dal' }] }],
      offers: [{ category: { id: text }, subCategory: { id: text } }],
      sideBanners: [{ images: [{ alt: 'A bowl of dal' }] }],
      featured: { nodes: [{ name: 'Toor Dal' }] },
    },
    rest: [
      slides,
      { call: 'GET /banners', of: 'offers', tells: [promotion] },
      { call: 'GET /homeSideBanners', of: 'sideBanners', tells: [promotion] },
    ],
  },
  AllBanners: { who: catalogueWriters, shows: [{ images: [{ alt: 'A bowl of dal' }] }] },
  AllHomeSlides: { who: catalogueWriters, shows: [{ images: [{ alt: 'A bowl of dal' }] }] },
  SaveBanner: {
    who: catalogueWriters,
    needs: (scene, caller) => ({ input: { imageId: scene.upload(caller), categoryId: scene.goods.food.id } }),
    limits: [
      ...badInputs({ headline: [' '], imageId: [undefined, 'nonsense'], categoryId: [null], position: [0] }),
      ...badInputs({ subCategoryId: ['nonsense'] }),
      ['a banner that there is not', 'NOT_FOUND', { input: { id: 'nonsense' } }, 'id'],
    ],
    shows: { banner: { images: [{ alt: 'Mango days' }], category: { name: 'Food' } } },
  },
  RemoveBanner: { who: catalogueWriters, needs: (scene) => ({ id: aBanner(scene) }), shows: { ok: true } },
  SaveHomeSlide: {
    who: catalogueWriters,
    needs: (scene, caller) => ({ input: { imageId: scene.upload(caller), categoryId: scene.goods.food.id } }),
    limits: [
      ...badInputs({ headline: ['x'.repeat(201)], imageId: [undefined], categoryId: ['nonsense'] }),
      ['a slide that there is not', 'NOT_FOUND', { input: { id: 'nonsense' } }, 'id'],
    ],
    shows: { homeSlide: { images: [{ alt: 'Monsoon snacks' }] } },
  },
  RemoveHomeSlide: {
    who: catalogueWriters,
    needs: async (scene) => {
      const position = 2 + (await scene.shop.database.manager.count(HomeSlide));
      return { id: scene.save(HomeSlide, { position, imageId: scene.goods.imageId }) };
    },
    shows: { ok: true },
  },
};
