import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Banner } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { Category } from '../../catalogue/category.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { ProductCountry } from '../../catalogue/product-country.entity.js';
import { ProductImage } from '../../catalogue/product-image.entity.js';
import { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { Country } from '../../location/country.entity.js';
import { Image } from '../../media/image.entity.js';
import { imagesFolder } from '../../media/image-store.js';
import { Review } from '../../reviews/review.entity.js';
import { settleRatings } from '../../reviews/reviews.service.js';
import { type Context, inTransaction } from '../../shared/context.js';
import { projectRoot } from '../../shared/project-root.js';
import type { CatalogueFile } from './catalogue-file.js';
import { insertRows } from './insert-rows.js';
import { composePictures, type Picture } from './pictures/pictures.js';
import { planShop, type ShopPlan } from './plan.js';
import { SeedMark } from './seed-mark.entity.js';

/** Part of the version: raise it when the same files give another shop. */
const REVISION = 1;

/** Names the shop's only lock of this kind, so that of several servers one seeds. */
const SEED_LOCK = 5_642;

const MARK = 'catalogue';

/** What the seed reads and whom it tells. */
export interface SeedOptions {
  /** Absent: all files of the catalogue folder. */
  files?: CatalogueFile[];
  /** Told how far each step has come; never called when there is nothing to do. */
  onProgress?: (step: string, done: number, total: number) => void;
}

/**
 * Puts the demonstration catalogue on the shelves: categories, goods, pictures, prices, stock, reviews, countries and
 * promotions. The same files make the same shop on every machine.
 *
 * A shop that has products is left alone, except that its pictures are drawn again when their folder is
 * empty, as on a second machine before the same database.
 */
export async function seedCatalogue(ctx: Context, { files, onProgress }: SeedOptions = {}): Promise<void> {
  const catalogue = files ?? (await readCatalogue());
  const version = createHash('sha256')
    .update(JSON.stringify([REVISION, catalogue]))
    .digest('hex');
  const mark = await ctx.db.findOneBy(SeedMark, { name: MARK });
  const isOurs = mark?.version === version;
  if (!isOurs && (mark || (await ctx.db.exists(Product)))) return;
  const folder = imagesFolder(ctx.config);
  if (isOurs && (await hasFiles(folder))) return;

  const plan = planShop(catalogue);
  const pictures = await composePictures(plan.pictures, {
    folder,
    onProgress: (done, total) => onProgress?.('drawing the pictures', done, total),
  });
  if (isOurs) return;

  await inTransaction(ctx, async (tx) => {
    await tx.db.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await tx.db.exists(Product)) return;
    await writeShop(tx, plan, pictures, onProgress);
    await tx.db.insert(SeedMark, { name: MARK, version });
  });
  // Fresh statistics, or the first visitors get the plans of an empty shop.
  await ctx.db.query('ANALYZE');
}

/** The files of the catalogue folder in the order of their categories. */
export async function readCatalogue(): Promise<CatalogueFile[]> {
  const folder = path.join(projectRoot, 'graph/database/seed/catalogue');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as CatalogueFile),
  );
  return files.sort((one, other) => one.position - other.position);
}

async function hasFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length > 0;
}

async function writeShop(
  ctx: Context,
  plan: ShopPlan,
  pictures: readonly Picture[],
  onProgress: SeedOptions['onProgress'],
): Promise<void> {
  const tables: [EntityTarget<ObjectLiteral>, readonly ObjectLiteral[]][] = [
    [Image, plan.pictures.map(({ imageId }, index) => imageRow(imageId, pictures[index]))],
    [Country, plan.countries],
    [Category, plan.categories],
    [Product, plan.products],
    [ProductVariant, plan.variants],
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
  await settleRatings(
    ctx,
    plan.products.map(({ id }) => id),
  );
}

function imageRow(id: string, picture: Picture | undefined): Omit<Image, 'createdAt'> {
  if (!picture) throw new Error(`no picture was made for image ${id}`);
  const { name, alt, width, height, widths, placeholder } = picture;
  return { id, key: name, alt, width, height, widths, placeholder };
}
