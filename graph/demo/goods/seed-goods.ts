import { type NewProduct, type NewVariant, rowsOfDraft } from '../../catalogue/changes/product-draft.js';
import { slugOf } from '../../catalogue/slug.js';
import type { VariantPrice } from '../../catalogue/variants/variant-price.entity.js';
import type { Paise } from '../../shared/money/money.js';
import type { PictureRequest } from '../pictures/describe-picture.js';
import { drawnProduceOf } from '../pictures/drawn-produce.js';
import type { PackColours } from '../pictures/packs/pack-colours.js';
import { isTruePicture } from '../pictures/picture-subjects.js';
import { requestsOfPacks, requestsOfProduct } from '../pictures/product-requests.js';
import type { CatalogueFile, SeedBrand, SeedCategory, SeedGood } from './catalogue-file.js';
import { Dice } from './dice.js';
import { seedId } from './seed-ids.js';
import { labelOfGood } from './seed-labels.js';
import { type PackPrice, pricePacks } from './seed-prices.js';

/**
 * The first goods came on this day and the last a year later, whenever the shop is seeded, so that
 * NEWEST is stable.
 */
const FIRST_ARRIVAL = Date.UTC(2025, 9, 20, 3, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** The categories whose goods are weighed. */
const WEIGHED: ReadonlySet<string> = new Set(['Fresh Fruits', 'Fresh Vegetables']);

/** The label of a pack that is so many grams. */
const WEIGHT = /^[\d.]+ k?g$/;

const UNRATED = 0.07;
const SOLD_OUT = 0.03;
const SOLD_OUT_PACK = 0.04;

/** Stars to begin with; dearer brands please a little more. */
const STARS_OF_TIER: Record<SeedBrand['tier'], number> = { value: 3.9, everyday: 4.1, premium: 4.3 };

/** A category to make goods in, and the names from the top one down to it. */
export interface PlacedCategory {
  file: CatalogueFile;
  category: SeedCategory;
  /** Ids and names from the top category to this one. */
  ids: string[];
  path: string[];
}

/** Everything that is written for one product. */
export interface SeedProduct {
  good: SeedGood;
  placed: PlacedCategory;
  product: NewProduct;
  variants: (NewVariant & { lowestPricePaise: Paise | null })[];
  earlierPrices: VariantPrice[];
  /** Null: it has no review. */
  stars: number | null;
  pictures: (PictureRequest & { imageId: string })[];
  /** Of its packs, which the variants name. */
  packPictures: (PictureRequest & { imageId: string })[];
}

/**
 * The products of a category: each of its goods once for each brand that sells it.
 *
 * @throws Error for a good whose brand the file does not name, or whose emoji shows something else
 */
export function productsOfCategory(placed: PlacedCategory, coloursOf: ReadonlyMap<string, PackColours>): SeedProduct[] {
  const { goods = [] } = placed.category;
  return goods.flatMap((good) => {
    if (good.emoji !== undefined && !isTruePicture(good.emoji, good.name))
      throw new Error(`${placed.file.name} pictures ${good.name} as ${good.emoji}, which is something else`);
    return good.brands.map((name, index) => {
      const brand = placed.file.brands.find((known) => known.name === name);
      const colours = coloursOf.get(name);
      if (!brand || !colours) throw new Error(`${placed.file.name} sells ${good.name} of an unknown brand, ${name}`);
      // One product of each featured good is enough for a slider.
      return productOf(placed, good, brand, colours, Boolean(good.featured) && index === 0);
    });
  });
}

function productOf(
  placed: PlacedCategory,
  good: SeedGood,
  brand: SeedBrand,
  colours: PackColours,
  featured: boolean,
): SeedProduct {
  const slug = slugOf(brand.name, good.name);
  const dice = new Dice('product', slug);
  const [categoryId = '', ...below] = placed.ids;
  const prices = pricePacks(good, brand.tier, dice, new Dice('earlier prices', slug));
  const isSoldOut = !featured && dice.isLucky(SOLD_OUT);
  const pictured = {
    brand: brand.name,
    good: good.name,
    path: placed.path,
    emoji: good.emoji ?? drawnProduceOf({ good: good.name, path: placed.path }),
    field: placed.file.color,
    colours,
    labels: good.packs.map(([label]) => label),
    option: good.option,
  };
  const packPictures = requestsOfPacks(pictured).map(
    (picture, index) => picture && { ...picture, imageId: seedId('image', slug, 'pack', index + 1) },
  );

  // What comes from the market as it grew is weighed as it is packed; what is graded is in packs.
  const isLoose = WEIGHED.has(placed.path[1] ?? '') && brand.tier === 'value';
  const rows = rowsOfDraft({
    id: seedId('product', slug),
    name: good.name,
    brand: brand.name,
    description: `${good.about} ${brand.line}`,
    translations: { hi: { name: good.hindi, description: hindiDescriptionOf(good, brand, placed.category) } },
    categoryId,
    subCategoryId: below.at(-1) ?? null,
    variants: prices.map((price, index) => ({
      id: seedId('variant', slug, index + 1),
      [good.option]: good.packs[index]?.[0],
      ...price,
      onHand: isSoldOut ? 0 : piecesOnHand(price.pricePaise, dice),
      imageId: packPictures[index]?.imageId ?? null,
      isLoose: isLoose && WEIGHT.test(good.packs[index]?.[0] ?? ''),
    })),
    featured,
    label: labelOfGood(good, placed.path, brand),
    // What has sold out has been in the shop for a while, so that no list of the newest opens with
    // it.
    createdAt: new Date(FIRST_ARRIVAL + Math.floor(dice.next() * (isSoldOut ? YEAR_MS / 2 : YEAR_MS))),
  });
  const lowest = prices.map(({ lowestPricePaise }) => ({ lowestPricePaise }));
  return {
    good,
    placed,
    product: rows.product,
    variants: rows.variants.map((variant, index) => ({ ...variant, lowestPricePaise: null, ...lowest[index] })),
    earlierPrices: earlierPricesOf(rows, prices),
    stars: starsOf(brand, dice),
    pictures: requestsOfProduct(pictured).map((picture, index) => ({
      ...picture,
      imageId: seedId('image', slug, index + 1),
    })),
    packPictures: packPictures.filter((picture) => picture !== null),
  };
}

/** Names of brands stay in their own letters, as on their packs. */
function hindiDescriptionOf(good: SeedGood, brand: SeedBrand, { hindiAbout = '' }: SeedCategory): string {
  return `${hindiAbout} ${good.hindi}, ${brand.name}.`;
}

/**
 * What reduced packs cost before: the old price from the first day on, and the offer that there was
 * after it, if any.
 */
function earlierPricesOf(
  { product, variants }: ReturnType<typeof rowsOfDraft>,
  prices: readonly PackPrice[],
): VariantPrice[] {
  return variants.flatMap(({ id, oldPricePaise }, index) => {
    const lowest = prices[index]?.lowestPricePaise ?? null;
    if (oldPricePaise === null || lowest === null) return [];
    const first = { variantId: id, since: product.createdAt, pricePaise: oldPricePaise };
    const offer = { variantId: id, since: new Date(product.createdAt.getTime() + DAY_MS), pricePaise: lowest };
    return lowest < oldPricePaise ? [first, offer] : [first];
  });
}

/** The dearer, the fewer; now and then one pack is sold out. */
function piecesOnHand(pricePaise: number, dice: Dice): number {
  if (dice.isLucky(SOLD_OUT_PACK)) return 0;
  const most = pricePaise > 1_000_000 ? 15 : pricePaise > 100_000 ? 45 : 160;
  return dice.whole(3, most);
}

/**
 * The stars that reviews lie around, so that the mean which is shown is theirs alone; null for what
 * no shopper reviews.
 */
function starsOf({ tier }: SeedBrand, dice: Dice): number | null {
  if (dice.isLucky(UNRATED)) return null;
  const away = (dice.next() + dice.next() - 1) * 0.8;
  return Math.min(4.9, STARS_OF_TIER[tier] + away);
}
