import type { Banner } from '../../banners/banner.entity.js';
import type { HomeSlide } from '../../banners/home-slide.entity.js';
import type { Category } from '../../catalogue/category.entity.js';
import type { NewProduct } from '../../catalogue/changes/product-draft.js';
import type { ProductCountry } from '../../catalogue/product-country.entity.js';
import type { ProductImage } from '../../catalogue/product-image.entity.js';
import type { VariantPrice } from '../../catalogue/variants/variant-price.entity.js';
import type { Country } from '../../location/country.entity.js';
import type { PictureRequest } from '../pictures/describe-picture.js';
import { coloursOfBrands } from '../pictures/packs/pack-colours.js';
import type { CatalogueFile } from './catalogue-file.js';
import { countries } from './countries.js';
import { categoriesOf } from './seed-categories.js';
import { productsOfCategory, type SeedProduct } from './seed-goods.js';
import { seedId } from './seed-ids.js';
import { promotionsOf } from './seed-promotions.js';
import { reviewsOf, type SeedReview } from './seed-reviews.js';

/**
 * Every row of the demonstration shop, in the order in which they can be inserted, and the pictures
 * to draw for it.
 */
export interface ShopPlan {
  /** An image row is made of each, once it is drawn. */
  pictures: (PictureRequest & { imageId: string })[];
  countries: Country[];
  categories: Omit<Category, 'createdAt' | 'custom'>[];
  products: NewProduct[];
  variants: SeedProduct['variants'];
  earlierPrices: VariantPrice[];
  productImages: ProductImage[];
  productCountries: ProductCountry[];
  reviews: SeedReview[];
  slides: HomeSlide[];
  banners: Banner[];
}

/**
 * Works out the whole shop from the catalogue's files; the same files give the same rows, ids
 * included.
 */
export function planShop(files: readonly CatalogueFile[]): ShopPlan {
  const coloursOf = new Map(files.flatMap(({ brands }) => [...coloursOfBrands(brands.map(({ name }) => name))]));
  const categories = categoriesOf(files);
  const goods = categories.flatMap((placed) => productsOfCategory(placed, coloursOf));
  const promotions = promotionsOf(goods, coloursOf);
  return {
    pictures: [
      ...categories.map(({ picture }) => picture),
      ...goods.flatMap(({ pictures, packPictures }) => [...pictures, ...packPictures]),
      ...promotions.pictures,
    ],
    countries: countries.map(({ iso2, name }, index) => ({ id: countryId(iso2), iso2, name, position: index + 1 })),
    categories: categories.map(({ row }) => row),
    products: goods.map(({ product }) => product),
    variants: goods.flatMap(({ variants }) => variants),
    earlierPrices: goods.flatMap(({ earlierPrices }) => earlierPrices),
    productImages: goods.flatMap(imagesOf),
    productCountries: goods.flatMap(countriesOf),
    reviews: goods.flatMap(({ product, stars, placed }) => reviewsOf(product, stars, placed.path)),
    slides: promotions.slides,
    banners: promotions.banners,
  };
}

const countryId = (iso2: string) => seedId('country', iso2);

function imagesOf({ product, pictures }: SeedProduct): ProductImage[] {
  return pictures.map(({ imageId }, index) => ({ productId: product.id, position: index + 1, imageId }));
}

function countriesOf({ product, good }: SeedProduct): ProductCountry[] {
  return (good.countries ?? []).map((iso2) => ({ productId: product.id, countryId: countryId(iso2) }));
}
