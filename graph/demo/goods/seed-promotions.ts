import { type Banner, BannerPlacement } from '../../banners/banner.entity.js';
import type { HomeSlide } from '../../banners/home-slide.entity.js';
import { asPaise, rupeesOf } from '../../shared/money/money.js';
import type { PictureRequest } from '../pictures/describe-picture.js';
import { drawnProduceOf } from '../pictures/drawn-produce.js';
import type { PackColours } from '../pictures/packs/pack-colours.js';
import { isLoose } from '../pictures/packs/pack-form.js';
import { thingOf } from '../pictures/product-requests.js';
import type { BannerScene, Thing } from '../pictures/scene.js';
import { homeBanners, type Promotion, sideBanners, slides } from './promotions.js';
import type { SeedProduct } from './seed-goods.js';
import { seedId } from './seed-ids.js';

/** How many things stand in a picture. */
const MIN_THINGS = 3;
const MAX_THINGS = 5;

/** When they are shown. */
const ALWAYS = { isOn: true, showsFrom: null, showsUntil: null };

/** Everything that is written for the promotions. */
export interface SeedPromotions {
  slides: HomeSlide[];
  banners: Banner[];
  pictures: (PictureRequest & { imageId: string })[];
}

/** The promotions of those categories that have goods enough for a picture. */
export function promotionsOf(
  products: readonly SeedProduct[],
  coloursOf: ReadonlyMap<string, PackColours>,
): SeedPromotions {
  const pictures: SeedPromotions['pictures'] = [];
  const prepared = (promotions: readonly Promotion[]) =>
    promotions.flatMap((promotion) => prepare(promotion, products, coloursOf) ?? []);
  const draw = ({ headline, field, things }: Prepared, kind: BannerScene['kind']) => {
    const imageId = seedId('image', kind, headline);
    pictures.push({ scene: { kind, field, things }, alt: headline, imageId });
    return imageId;
  };

  const bannersAt = (placement: BannerPlacement, kind: BannerScene['kind'], promotions: readonly Promotion[]) =>
    prepared(promotions).map((promotion, index) => ({
      id: seedId('banner', placement, index + 1),
      placement,
      position: index + 1,
      categoryId: promotion.categoryId,
      subCategoryId: promotion.subCategoryId,
      imageId: draw(promotion, kind),
      hindiHeadline: promotion.hindi,
      ...ALWAYS,
    }));
  return {
    slides: prepared(slides).map((promotion, index) => ({
      id: seedId('slide', index + 1),
      position: index + 1,
      categoryId: promotion.subCategoryId ?? promotion.categoryId,
      imageId: draw(promotion, 'homeSlide'),
      narrowImageId: draw(promotion, 'homeSlidePhone'),
      hindiHeadline: promotion.hindi,
      ...ALWAYS,
    })),
    banners: [
      ...bannersAt(BannerPlacement.HOME, 'rowBanner', homeBanners),
      ...bannersAt(BannerPlacement.SIDE, 'sideBanner', sideBanners),
    ],
    pictures,
  };
}

interface Prepared {
  headline: string;
  hindi: string;
  field: string;
  things: Thing[];
  categoryId: string;
  /** Null when the promotion leads to a top category. */
  subCategoryId: string | null;
}

function prepare(
  { path, headline, hindi }: Promotion,
  products: readonly SeedProduct[],
  coloursOf: ReadonlyMap<string, PackColours>,
): Prepared | null {
  const within = products.filter(({ placed }) => path.every((name, depth) => placed.path[depth] === name));
  const things = thingsOf(within, coloursOf);
  const [first] = within;
  const categoryId = first?.placed.ids[0];
  if (!first || !categoryId || things.length < MIN_THINGS) return null;
  const filled = (words: string) =>
    words.replace('{price}', lowestPrice(within)).replace('{percent}', String(largestReduction(within)));
  return {
    ...{ headline: filled(headline), hindi: filled(hindi) },
    field: first.placed.file.color,
    things,
    categoryId,
    subCategoryId: path.length > 1 ? (first.placed.ids[path.length - 1] ?? null) : null,
  };
}

function lowestPrice(products: readonly SeedProduct[]): string {
  const rupees = rupeesOf(asPaise(Math.min(...products.map(({ product }) => product.pricePaise))));
  return `₹${rupees.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(rupees) ? 0 : 2 })}`;
}

function largestReduction(products: readonly SeedProduct[]): number {
  return Math.max(...products.map(({ product }) => product.discount));
}

/**
 * One of each look, featured goods first and the categories in turn, so that the picture shows what
 * the category holds. What is known by its shape comes before what only its name tells, since in a
 * group names are hidden behind neighbours.
 */
function thingsOf(products: readonly SeedProduct[], coloursOf: ReadonlyMap<string, PackColours>): Thing[] {
  const placed = categoriesInTurn(products);
  const inTurn = [...placed.filter(({ good }) => good.emoji), ...placed.filter(({ good }) => !good.emoji)];
  const looks = new Set<string>();
  const brands = new Set<string>();
  const things: Thing[] = [];
  // Packs of one brand are of one colour, so a brand comes again only when the others are through.
  for (const mayRepeat of [false, true]) {
    for (const { good, placed, product } of inTurn) {
      const colours = coloursOf.get(product.brand);
      const look = good.emoji ?? good.name;
      const isSeen = looks.has(look) || (brands.has(product.brand) && !mayRepeat);
      if (!colours || isSeen || things.length === MAX_THINGS) continue;
      looks.add(look);
      brands.add(product.brand);
      const thing = thingOf({
        good: good.name,
        brand: product.brand,
        path: placed.path,
        emoji: good.emoji ?? drawnProduceOf({ good: good.name, path: placed.path }),
        colours,
        labels: good.packs.map(([label]) => label),
        option: good.option,
      });
      things.push(thing.emoji !== null && isLoose(thing.form) ? { ...thing, label: null } : thing);
    }
  }
  return things;
}

function categoriesInTurn(products: readonly SeedProduct[]): SeedProduct[] {
  const takenOf = new Map<string, number>();
  const placed = products.map((product) => {
    const leaf = product.placed.path.join('/');
    const place = takenOf.get(leaf) ?? 0;
    takenOf.set(leaf, place + 1);
    return { product, place: product.product.featured ? -1 : place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ product }) => product);
}
