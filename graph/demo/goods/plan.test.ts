import { beforeAll, describe, expect, it } from '@jest/globals';
import { describePicture } from '../pictures/describe-picture.js';
import { isTruePicture } from '../pictures/picture-subjects.js';
import type { CatalogueFile, SeedCategory, SeedGood } from './catalogue-file.js';
import { planShop, type ShopPlan } from './plan.js';
import { readCatalogue } from './seed.js';
import { packSize } from './seed-prices.js';

let files: CatalogueFile[];
let plan: ShopPlan;

beforeAll(async () => {
  files = await readCatalogue();
  plan = planShop(files);
});

const goodsIn = ({ goods = [], children = [] }: SeedCategory): SeedGood[] => [...goods, ...children.flatMap(goodsIn)];

const distinct = <T>(values: T[]) => new Set(values).size;

describe('planShop', () => {
  it('names every product, variant and category once', () => {
    expect(plan.products.length).toBeGreaterThan(2_000);
    expect(distinct(plan.products.map(({ slug }) => slug))).toBe(plan.products.length);
    expect(distinct(plan.products.map(({ brand, name }) => `${brand} ${name}`))).toBe(plan.products.length);
    expect(distinct(plan.variants.map(({ sku }) => sku))).toBe(plan.variants.length);
    expect(distinct(plan.categories.map(({ slug }) => slug))).toBe(plan.categories.length);
  });

  it('calls no two things by one name in Hindi', () => {
    const inTree = (category: SeedCategory): { name: string; hindi: string }[] => [
      category,
      ...(category.goods ?? []),
      ...(category.children ?? []).flatMap(inTree),
    ];
    const named = new Map<string, Set<string>>();
    for (const { name, hindi } of files.flatMap(inTree))
      named.set(hindi, (named.get(hindi) ?? new Set<string>()).add(name));

    expect([...named].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  it('never charges more per gram, millilitre or piece for the larger pack', () => {
    const bySku = new Map(plan.variants.map((variant) => [variant.sku, variant]));
    const dearer = plan.variants.filter((variant) => {
      const smaller = bySku.get(variant.sku.replace(/\d+$/, String(variant.position - 1)));
      const size = packSize(variant.weight ?? '');
      const smallerSize = packSize(smaller?.weight ?? '');
      if (!smaller || !size || !smallerSize || size.unit !== smallerSize.unit) return false;
      return variant.pricePaise / size.amount > (smaller.pricePaise / smallerSize.amount) * 1.000001;
    });

    expect(dearer.map(({ sku }) => sku)).toEqual([]);
  });

  it('shows each product as what it is, or as its pack with its name', () => {
    const goods = files.flatMap((file) => goodsIn(file));
    const [first] = files;
    const liars = [{ ...goods[0], name: 'Pistachios', emoji: '🥜' }] as SeedGood[];
    const lying = { ...first, children: [{ name: 'Nuts', emoji: '🥜', goods: liars }] } as CatalogueFile;
    expect(() => planShop([lying])).toThrow('pictures Pistachios as 🥜, which is something else');
    const wrong = goods.filter(({ name, emoji }) => emoji !== undefined && !isTruePicture(emoji, name));
    expect(wrong.map(({ name, emoji }) => `${emoji} ${name}`)).toEqual([]);
    expect(goods.filter(({ emoji }) => emoji).length).toBeGreaterThan(250);
    // What once was sold under the picture of something else.
    const mistaken = /pistachio|cashew|toor|kabuli|urad|lady finger|pomegranate|kurta|calculator|button mushroom/i;
    expect(goods.filter(({ name, emoji }) => emoji && mistaken.test(name))).toEqual([]);
  });

  it('gives no two products of different names one main picture, and prints brand, name and net quantity on each', () => {
    const ofPacks = new Set(plan.variants.map(({ imageId }) => imageId));
    const portraits = plan.pictures.filter(({ scene, imageId }) => scene.kind === 'portrait' && !ofPacks.has(imageId));
    expect(portraits).toHaveLength(plan.products.length);
    expect(distinct(portraits.map((picture) => describePicture(picture).key))).toBe(plan.products.length);
    for (const { scene, alt } of portraits) {
      const label = 'thing' in scene ? scene.thing.label : null;
      expect(`${label?.brand} ${label?.name}`).toBe(alt);
    }
    const toor = portraits.find(({ alt }) => alt === 'Annvriksh Toor Dal')?.scene;
    expect(toor).toMatchObject({ thing: { emoji: null, form: 'pouch', label: { name: 'Toor Dal', net: '500 g' } } });
  });

  it('shows each further pack of a product like the product, but with its own weight on it', () => {
    const pictures = new Map(plan.pictures.map((picture) => [picture.imageId, picture]));
    const ofProducts = new Map(
      plan.productImages.filter(({ position }) => position === 1).map((first) => [first.productId, first.imageId]),
    );
    const sceneOf = (imageId: string | null | undefined) => pictures.get(imageId ?? '')?.scene;
    const pictured = plan.variants.filter(({ imageId }) => imageId !== null);
    expect(pictured.length).toBeGreaterThan(1_500);
    for (const { imageId, productId, weight } of pictured) {
      const ofProduct = sceneOf(ofProducts.get(productId));
      const label = ofProduct?.kind === 'portrait' ? ofProduct.thing.label : null;
      expect(sceneOf(imageId)).toMatchObject({ ...ofProduct, thing: { label: { ...label, net: weight } } });
    }
    // What is chosen by size or memory has nothing of it printed on.
    const plain = plan.variants.filter(({ imageId, weight }) => imageId === null && weight !== null);
    expect(plain.filter(({ position }) => position > 1).map(({ sku }) => sku)).toEqual([]);
    expect(pictured.filter(({ position, weight }) => position === 1 || weight === null)).toEqual([]);
  });

  it('prints a net quantity on the label seen from close by only where the product has no other pack', () => {
    const pictures = new Map(plan.pictures.map((picture) => [picture.imageId, picture]));
    const weights = new Map<string, Set<string | null>>();
    for (const { productId, weight } of plan.variants)
      weights.set(productId, (weights.get(productId) ?? new Set()).add(weight));
    const printed = plan.productImages.flatMap(({ productId, imageId }) => {
      const scene = pictures.get(imageId)?.scene;
      const net = scene?.kind === 'label' ? scene.thing.label?.net : null;
      return net ? [{ net, weights: [...(weights.get(productId) ?? [])] }] : [];
    });

    expect(printed.length).toBeGreaterThan(10);
    for (const { net, weights } of printed) expect(weights).toEqual([net]);
  });

  it('shows the packs of a product in the one colour of its brand, whichever picture of it one looks at', () => {
    const bodies = new Map<string, Set<string>>();
    for (const { scene, alt } of plan.pictures) {
      if (scene.kind !== 'portrait' && scene.kind !== 'sizes' && scene.kind !== 'label') continue;
      const name = alt.replace(/^The label of /, '').replace(/[:,] .*/, '');
      bodies.set(name, (bodies.get(name) ?? new Set()).add(scene.thing.colours.body));
    }
    expect([...bodies].filter(([, colours]) => colours.size > 1)).toEqual([]);
  });

  it('asks more for the dear brand than for the cheap one of the same thing', () => {
    const priceOf = (brand: string, name: string) =>
      plan.products.find((product) => product.brand === brand && product.name === name)?.pricePaise ?? 0;

    const cheap = priceOf('Chakki Chowk', 'Whole Wheat Atta');
    const usual = priceOf('Annvriksh', 'Whole Wheat Atta');
    const dear = priceOf('Silawat Stoneground', 'Whole Wheat Atta');

    expect(usual).toBe(5_800);
    expect(cheap).toBeLessThan(usual);
    expect(dear).toBeGreaterThan(usual);
  });

  it('reduces some 45 in 100 products, and tells the reduction truly', () => {
    const reduced = plan.products.filter(({ oldPricePaise }) => oldPricePaise !== null);

    expect(reduced.length / plan.products.length).toBeGreaterThan(0.4);
    expect(reduced.length / plan.products.length).toBeLessThan(0.5);
    for (const { pricePaise, oldPricePaise, discount } of reduced) {
      expect(discount).toBe(Math.floor((((oldPricePaise ?? 0) - pricePaise) / (oldPricePaise ?? 1)) * 100 + 1e-9));
      expect(discount).toBeLessThan(50);
    }
  });

  it('says on the label of each food what law and habit want there, and of nothing else', () => {
    const tops = new Map(files.map(({ name }) => [plan.categories.find((row) => row.name === name)?.id, name]));
    const isFood = /^(?:Atta|Beverages|Dairy|Fruits|Snacks|Spices)/;
    const flowers = plan.categories.find(({ name }) => name === 'Flowers & Leaves')?.id;
    for (const product of plan.products) {
      const eaten = isFood.test(tops.get(product.categoryId) ?? '') && product.subCategoryId !== flowers;
      const { name, diet, shelfLifeDays, fssaiLicense, manufacturer, importer, countryOfOrigin } = product;
      expect([name, diet !== null, shelfLifeDays !== null, fssaiLicense !== null]).toEqual([name, eaten, eaten, eaten]);
      expect(Boolean(manufacturer) !== Boolean(importer)).toBe(true);
      expect(Boolean(importer)).toBe(countryOfOrigin !== 'IN');
      if (eaten) expect(fssaiLicense).toMatch(/^\d{14}$/);
    }
    const labelOf = (wanted: string) => plan.products.find(({ name }) => name === wanted);
    expect(labelOf('Brown Eggs')).toMatchObject({ diet: 'EGG', allergens: ['Egg'] });
    expect(labelOf('Egg Curry Masala')).toMatchObject({ diet: 'VEG', allergens: [] });
    expect(labelOf('Kaju Katli')).toMatchObject({ diet: 'VEG', allergens: ['Milk', 'Tree nuts'] });
    expect(labelOf('Peanut Butter')).toMatchObject({ allergens: ['Peanuts'] });
    expect(labelOf('Matta Rice')).toMatchObject({ allergens: [] });
    expect(labelOf('Whole Wheat Atta')).toMatchObject({ allergens: ['Gluten'], shelfLifeDays: 90 });
  });

  it('tells of each reduced pack what it cost in the month before, and of no other', () => {
    const earlier = new Map(plan.earlierPrices.map(({ variantId, pricePaise }) => [variantId, pricePaise]));
    for (const { id, pricePaise, oldPricePaise, lowestPricePaise } of plan.variants) {
      expect(lowestPricePaise === null).toBe(oldPricePaise === null);
      expect(lowestPricePaise).toBe(earlier.get(id) ?? null);
      if (lowestPricePaise !== null) expect(lowestPricePaise).toBeGreaterThanOrEqual(pricePaise);
    }
  });

  it('says only what is true in the headlines', () => {
    const headlines = plan.pictures.map(({ alt, imageId }) => ({ alt, imageId }));
    const claims = [...plan.slides, ...plan.banners].map((promotion) => {
      const category =
        'placement' in promotion ? (promotion.subCategoryId ?? promotion.categoryId) : promotion.categoryId;
      const within = new Set([category]);
      // Parents come before their children, so one pass finds all that lies below.
      for (const { id, parentId } of plan.categories) if (within.has(parentId)) within.add(id);
      const goods = plan.products.filter(({ categoryId, subCategoryId }) => within.has(subCategoryId ?? categoryId));
      const headline = headlines.find(({ imageId }) => imageId === promotion.imageId)?.alt ?? '';
      const [, price] = /₹([\d,.]+)$/.exec(headline) ?? [];
      const [, percent] = /(\d+)% off$/.exec(headline) ?? [];
      if (price !== undefined)
        return Number(price.replace(',', '')) * 100 === Math.min(...goods.map((good) => good.pricePaise));
      return percent !== undefined && Number(percent) === Math.max(...goods.map((good) => good.discount));
    });

    expect(plan.slides.length).toBeGreaterThanOrEqual(4);
    expect(plan.banners.filter(({ placement }) => placement === 'HOME').length).toBeGreaterThanOrEqual(4);
    expect(plan.banners.filter(({ placement }) => placement === 'SIDE').length).toBeGreaterThanOrEqual(3);
    expect(claims.every(Boolean)).toBe(true);
  });

  it('gives every rated product one to eight reviews, none older than the product, no text twice on one', () => {
    const byProduct = new Map<string, typeof plan.reviews>();
    for (const review of plan.reviews) {
      byProduct.set(review.productId, [...(byProduct.get(review.productId) ?? []), review]);
    }
    const born = new Map(plan.products.map(({ id, createdAt }) => [id, createdAt]));

    expect(byProduct.size / plan.products.length).toBeGreaterThan(0.85);
    expect(byProduct.size).toBeLessThan(plan.products.length);
    const means = [...byProduct.values()].map(
      (all) => all.reduce((sum, one) => sum + one.customerRating, 0) / all.length,
    );
    expect(means.reduce((sum, mean) => sum + mean, 0) / means.length).toBeCloseTo(4, 0);
    // A shopper without a word is not counted.
    expect(plan.products.filter(({ priorCount, rating }) => priorCount > 0 || rating !== null)).toEqual([]);
    for (const [productId, reviews] of byProduct) {
      expect(reviews.length).toBeLessThanOrEqual(8);
      expect(distinct(reviews.map(({ text }) => text))).toBe(reviews.length);
      for (const { dateCreated, text } of reviews) {
        expect(dateCreated.getTime()).toBeGreaterThan(born.get(productId)?.getTime() ?? Infinity);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });

  it('sells out a few products, but none that is featured', () => {
    const inStock = new Set(plan.variants.filter(({ onHand }) => onHand > 0).map(({ productId }) => productId));
    const soldOut = plan.products.filter(({ id }) => !inStock.has(id));

    expect(soldOut.length).toBeGreaterThan(20);
    expect(soldOut.length).toBeLessThan(250);
    expect(soldOut.filter(({ featured }) => featured)).toEqual([]);
  });
});
