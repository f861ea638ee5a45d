import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Banner } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { Category } from '../../catalogue/category.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { ProductCountry } from '../../catalogue/product-country.entity.js';
import { ProductImage } from '../../catalogue/product-image.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { VariantPrice } from '../../catalogue/variants/variant-price.entity.js';
import { DeliveryTerms } from '../../delivery/delivery-terms.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { FreshCategory } from '../../delivery/fresh-category.entity.js';
import { Country } from '../../location/country.entity.js';
import { Image } from '../../media/image.entity.js';
import { CashTerms } from '../../payments/cash/cash-terms.entity.js';
import { liftLimits } from '../../postgres/connection-settings.js';
import { Review } from '../../reviews/review.entity.js';
import { refreshRatings } from '../../reviews/reviews.queries.js';
import { projectRoot } from '../../shared/config/project-root.js';
import type { Context } from '../../shared/context.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { describePicture } from '../pictures/describe-picture.js';
import { PictureScene } from '../pictures/picture-scene.entity.js';
import type { CatalogueFile } from './catalogue-file.js';
import { insertRows } from './insert-rows.js';
import { planShop, type ShopPlan } from './plan.js';
import { CASH_OF_DEMO, freshCategoriesOf, TERMS_OF_DEMO, zonesOfDemo } from './seed-delivery.js';
import { SeedMark } from './seed-mark.entity.js';

/** Part of the version: raise it when the same files give another shop. */
const REVISION = 2;

/** Names the shop's only lock of this kind, so that of several servers one seeds. */
const SEED_LOCK = 5_642;

/** Before it is looked again whether another server has filled the shop. In milliseconds. */
const SEED_PAUSE_MS = 200;

/**
 * What the notes say: that the catalogue was written, that its pictures can be drawn wherever they
 * are missing, and when goods come.
 */
const CATALOGUE = 'catalogue';
const SCENES = 'scenes';
const DELIVERY = 'delivery';

/** What the seed reads and whom it tells. */
export interface SeedOptions {
  /** Absent: all files of the catalogue folder. */
  files?: CatalogueFile[];
  /** Told how far each step has come; never called when there is nothing to do. */
  onProgress?: (step: string, done: number, total: number) => void;
}

/**
 * Writes the demonstration catalogue: categories, goods, prices, stock, reviews, countries,
 * promotions, and what each of their pictures shows, which is drawn when it is first asked for. The
 * same files make the same shop on every machine.
 *
 * A shop that has products is left alone; but one that an older release has filled is told what its
 * pictures show, and when its goods come.
 */
export async function seedCatalogue(ctx: Context, { files, onProgress }: SeedOptions = {}): Promise<void> {
  if ((await wants(ctx)).length === 0) return;
  const catalogue = files ?? (await readCatalogue());
  const version = createHash('sha256')
    .update(JSON.stringify([REVISION, catalogue]))
    .digest('hex');
  const plan = planShop(catalogue);

  while (!(await fill(ctx, plan, version, onProgress))) await pause(SEED_PAUSE_MS);
}

/** @returns false when another server is at it */
async function fill(
  ctx: Context,
  plan: ShopPlan,
  version: string,
  onProgress: SeedOptions['onProgress'],
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [lock]: { isTaken: boolean }[] = await tx.db.query('SELECT pg_try_advisory_xact_lock($1) AS "isTaken"', [
      SEED_LOCK,
    ]);
    if (!lock?.isTaken) return false;
    const wanted = await wants(tx);
    if (wanted.includes(CATALOGUE)) {
      // The limits are those of requests; on a busy machine making the rows may take longer.
      await liftLimits(tx.db, async () => {
        await writeShop(tx, plan, onProgress);
        // Fresh statistics, or the first visitors get the plans of an empty shop.
        await tx.db.query('ANALYZE');
      });
    } else if (wanted.includes(SCENES)) {
      const images = await tx.db.find(Image, { select: { key: true } });
      const keys = new Set(images.map(({ key }) => key));
      await insertRows(
        tx.db,
        PictureScene,
        scenesOf(plan).filter(({ key }) => keys.has(key)),
        () => undefined,
      );
    }
    if (wanted.includes(DELIVERY)) {
      await insertRows(tx.db, DeliveryZone, zonesOfDemo(), () => undefined);
      await insertRows(tx.db, DeliveryTerms, [TERMS_OF_DEMO], () => undefined);
      await insertRows(tx.db, CashTerms, [CASH_OF_DEMO], () => undefined);
      const categories = await tx.db.find(Category);
      await insertRows(tx.db, FreshCategory, freshCategoriesOf(categories), () => undefined);
    }
    for (const name of wanted) await tx.db.insert(SeedMark, { name, version });
    return true;
  });
}

/** What a shop lacks; nothing when it was filled already, or sells something of its own. */
async function wants({ db }: Context): Promise<string[]> {
  const marks = (await db.find(SeedMark)).map(({ name }) => name);
  const isOurs = marks.includes(CATALOGUE) || !(await db.exists(Product));
  return isOurs ? [CATALOGUE, SCENES, DELIVERY].filter((name) => !marks.includes(name)) : [];
}

/** The files of the catalogue folder in the order of their categories. */
export async function readCatalogue(): Promise<CatalogueFile[]> {
  const folder = path.join(projectRoot, 'graph/demo/goods/catalogue');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as CatalogueFile),
  );
  return files.sort((one, other) => one.position - other.position);
}

async function writeShop(ctx: Context, plan: ShopPlan, onProgress: SeedOptions['onProgress']): Promise<void> {
  const tables: [EntityTarget<ObjectLiteral>, readonly ObjectLiteral[]][] = [
    [Image, plan.pictures.map(({ imageId, ...picture }) => ({ id: imageId, ...describePicture(picture) }))],
    [PictureScene, scenesOf(plan)],
    [Country, plan.countries],
    [Category, plan.categories],
    [Product, plan.products],
    [ProductVariant, plan.variants],
    [VariantPrice, plan.earlierPrices],
    [ProductImage, plan.productImages],
    [ProductCountry, plan.productCountries],
    [Review, plan.reviews],
    [HomeSlide, plan.slides],
    [Banner, plan.banners],
  ];
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0);
  let done = 0;
  for (const [entity, rows] of tables) {
    await insertRows(ctx.db, entity, rows, (count) => {
      done += count;
      onProgress?.('stocking the shelves', done, total);
    });
  }
  await refreshRatings(
    ctx,
    plan.products.map(({ id }) => id),
  );
}

/** What each picture shows, once for all that share it. */
function scenesOf({ pictures }: ShopPlan): PictureScene[] {
  const scenes = new Map(pictures.map((picture) => [describePicture(picture).key, picture.scene]));
  return [...scenes].map(([key, scene]) => ({ key, scene }));
}
