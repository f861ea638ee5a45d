import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import type { Context } from '../shared/context.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { keepTexts } from '../shared/rows/keep-texts.js';
import { Category } from './category.entity.js';
import type { ProductLabel } from './label/product-label.type.js';
import { LABEL_FIELDS, PRODUCT_COLUMNS, productColumns } from './product.columns.js';
import type { Product } from './product.entity.js';
import { IS_SHOWN, IS_VARIANT_SHOWN, variantShownTo } from './shown.js';
import { ProductVariant } from './variants/product-variant.entity.js';

// What pages of the catalogue wait for is SQL, since a repository takes two to four times as long
// for the same rows, and since what hangs on a product is read with it.

/** What is read of `category c`, under the names of the entity. */
export const CATEGORY_COLUMNS = columnsOf(Category, 'c');

/** What is read of `product_variant v`, under the names of the entity. */
export const VARIANT_COLUMNS = columnsOf(ProductVariant, 'v', { omit: ['isAvailable'] });

/** A part of a product as a JSON list, to be read with `product p`. */
const partOf = (columns: string, from: string, order: string) =>
  `SELECT json_agg(part ORDER BY part."${order}") FROM (SELECT ${columns} FROM ${from} = p.id) part`;

/** What `variantsByProductId` answers for `product p`. */
export const VARIANT_PART = partOf(VARIANT_COLUMNS, 'product_variant v WHERE v.product_id', 'position');

/** Pieces of `product p` that can be sold now, over all its variants. */
export const STOCK_PART = `
  SELECT coalesce(sum(v.on_hand - v.reserved - coalesce(v.withheld, 0)), 0)::integer FROM product_variant v
  WHERE v.product_id = p.id AND ${IS_VARIANT_SHOWN}`;

const LABEL_COLUMNS = productColumns(...LABEL_FIELDS);

const IMAGE_COLUMNS = columnsOf(Image, 'i', { omit: ['createdAt'] });
const IMAGES_OF = 'product_image pi JOIN image i ON i.id = pi.image_id WHERE pi.product_id';
const IMAGES_OF_VARIANTS = 'product_variant v JOIN image i ON i.id = v.image_id WHERE v.product_id';

/** What `imagesByProductId` answers for `product p`. */
export const IMAGE_PART = partOf(`${IMAGE_COLUMNS}, pi.position`, IMAGES_OF, 'position');

/** The pictures that the variants of `product p` have of their own. */
export const VARIANT_IMAGE_PART = partOf(IMAGE_COLUMNS, IMAGES_OF_VARIANTS, 'id');

/** What `countriesByProductId` answers for `product p`. */
export const COUNTRY_PART = partOf(
  columnsOf(Country, 'c'),
  'product_country pc JOIN country c ON c.id = pc.country_id WHERE pc.product_id',
  'position',
);

/**
 * Where a category stands: its top category (itself for a top one), and the ids of itself and all
 * below it.
 */
export interface CategoryReach {
  topId: string;
  ids: string[];
}

/** Products by their ids. @param shown a condition on `product p`, see `shown.ts` */
export function findProducts({ db }: Context, ids: readonly string[], shown: string): Promise<Product[]> {
  return db.query(`SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ANY($1::uuid[]) AND ${shown}`, [ids]);
}

/** Variants by their ids. @param shown a condition on `product_variant v`, see `shown.ts` */
export function findVariants({ db }: Context, ids: readonly string[], shown: string): Promise<ProductVariant[]> {
  return db.query(`SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.id = ANY($1::uuid[]) AND ${shown}`, [ids]);
}

/** Variants by their article numbers, as far as the caller sees them. */
export function findVariantsBySku(ctx: Context, skus: readonly string[]): Promise<ProductVariant[]> {
  return ctx.db.query(
    `SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.sku = ANY($1::text[]) AND ${variantShownTo(ctx)}`,
    [skus],
  );
}

/**
 * Variants of products, those of each in their order.
 *
 * @param shown a condition on `product_variant v`, see `shown.ts`
 */
export function findVariantsOfProducts(
  { db }: Context,
  productIds: readonly string[],
  shown: string,
): Promise<ProductVariant[]> {
  return db.query(
    `SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.product_id = ANY($1::uuid[]) AND ${shown}
     ORDER BY v.product_id, v.position`,
    [productIds],
  );
}

/** Pictures of products, those of each in their order. */
export function findImagesOfProducts(
  { db }: Context,
  productIds: readonly string[],
): Promise<(Image & { productId: string })[]> {
  return db.query(
    `SELECT ${columnsOf(Image, 'i', { omit: ['createdAt'] })}, pi.product_id AS "productId"
     FROM product_image pi JOIN image i ON i.id = pi.image_id
     WHERE pi.product_id = ANY($1::uuid[]) ORDER BY pi.product_id, pi.position`,
    [productIds],
  );
}

/** What stands on the labels of products. */
export function findLabels({ db }: Context, productIds: readonly string[]): Promise<(ProductLabel & { id: string })[]> {
  return db.query(`SELECT p.id, ${LABEL_COLUMNS} FROM product p WHERE p.id = ANY($1::uuid[])`, [productIds]);
}

/** The countries that products are sold to. */
export function findCountriesOfProducts(
  { db }: Context,
  productIds: readonly string[],
): Promise<(Country & { productId: string })[]> {
  return db.query(
    `SELECT ${columnsOf(Country, 'c')}, pc.product_id AS "productId"
     FROM product_country pc JOIN country c ON c.id = pc.country_id
     WHERE pc.product_id = ANY($1::uuid[]) ORDER BY c.position`,
    [productIds],
  );
}

/** Categories by their ids. */
export function findCategories({ db }: Context, ids: readonly string[]): Promise<Category[]> {
  return db.query(`SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = ANY($1::uuid[])`, [ids]);
}

/** What lies directly below categories, in its order. */
export function findChildren({ db }: Context, categoryIds: readonly string[]): Promise<Category[]> {
  return db.query(
    `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.parent_id = ANY($1::uuid[]) ORDER BY c.position, c.name`,
    [categoryIds],
  );
}

/** The reach of categories, whose tree is walked here. */
export function findReaches({ db }: Context, ids: readonly string[]): Promise<(CategoryReach & { id: string })[]> {
  return db.query(
    `WITH RECURSIVE below AS (
       SELECT c.id AS root, c.id FROM category c WHERE c.id = ANY($1::uuid[])
       UNION ALL SELECT below.root, c.id FROM category c JOIN below ON c.parent_id = below.id),
     above AS (
       SELECT c.id AS root, c.id, c.parent_id FROM category c WHERE c.id = ANY($1::uuid[])
       UNION ALL SELECT above.root, c.id, c.parent_id FROM category c JOIN above ON c.id = above.parent_id)
     SELECT above.root AS id, above.id AS "topId", array(SELECT below.id FROM below WHERE below.root = above.root) AS ids
     FROM above WHERE above.parent_id IS NULL`,
    [ids],
  );
}

/** How many products lie in categories, whose tree is walked here. */
export function countProductsOf(
  { db }: Context,
  categoryIds: readonly string[],
): Promise<{ id: string; count: number }[]> {
  return db.query(
    `WITH RECURSIVE held AS (
       SELECT c.id AS root, c.id, c.parent_id IS NULL AS is_whole FROM category c WHERE c.id = ANY($1::uuid[])
       UNION ALL SELECT held.root, c.id, false FROM category c JOIN held ON c.parent_id = held.id WHERE NOT held.is_whole)
     SELECT held.root AS id, sum(n.products)::integer AS count
     FROM held JOIN product_count n ON n.category_id = held.id AND n.price_from = 0 GROUP BY 1`,
    [categoryIds],
  );
}

const wantedTexts = keepTexts();

/**
 * Products with what is going to be asked of them.
 *
 * @param where a condition on `product p` with one value as `$1`
 */
export function findWantedProducts(
  { db }: Pick<Context, 'db'>,
  wants: { columns: string },
  where: string,
  value: unknown,
): Promise<Product[]> {
  const text = wantedTexts(wants, where, () => `SELECT ${wants.columns} FROM product p WHERE ${where}`);
  return db.query(text, [value]);
}

const relatedTexts = keepTexts();

/**
 * Products to look at beside others, those of each in their order. PostgreSQL plans a statement
 * anew whose plan it expects to be dearer for any list of ids, or any number of rows, than for
 * these: .7 of 1.0 ms. So the text names the number, and a single id as such.
 */
export function findRelated(
  { db }: Context,
  wants: { columns: string },
  ids: readonly string[],
  first: number,
): Promise<(Product & { sourceId: string })[]> {
  const isOne = ids.length === 1;
  const text = relatedTexts(wants, `${first} ${isOne}`, () => relatedText(wants.columns, first, isOne));
  return db.query(text, [isOne ? ids[0] : ids]);
}

function relatedText(columns: string, first: number, isOne: boolean): string {
  return `SELECT ${columns}, source.id AS "sourceId"
     FROM product source CROSS JOIN LATERAL (
       (SELECT 1 AS nearness, near.* FROM product near
        WHERE near.sub_category_id = source.sub_category_id AND near.id <> source.id AND ${IS_SHOWN.replace('p.', 'near.')}
        ORDER BY near.rating DESC, near.id DESC LIMIT ${first})
       UNION ALL
       (SELECT 2 AS nearness, far.* FROM product far
        WHERE far.category_id = source.category_id AND far.id <> source.id AND ${IS_SHOWN.replace('p.', 'far.')}
          AND (source.sub_category_id IS NULL OR far.sub_category_id IS DISTINCT FROM source.sub_category_id)
        ORDER BY far.rating DESC, far.id DESC LIMIT ${first})
       ORDER BY nearness, rating DESC, id DESC LIMIT ${first}) p
     WHERE source.id = ${isOne ? '$1' : 'ANY($1::uuid[])'}
     ORDER BY source.id, p.nearness, p.rating DESC, p.id DESC`;
}

/** A category as far as its address depends on it. */
export interface CategoryPlace {
  id: string;
  /** False for what lies below another category. */
  isTop: boolean;
}

/** Every category at every depth, top ones first. */
export function listCategoryPlaces(ctx: Context): Promise<CategoryPlace[]> {
  return ctx.db.query(
    `SELECT c.id, c.parent_id IS NULL AS "isTop" FROM category c ORDER BY c.parent_id IS NOT NULL, c.position, c.id`,
  );
}

/**
 * Whether the cards of products say what they are made of, which a function of the database knows;
 * a portion after an id.
 */
export function compareCards(
  { db }: Context,
  after: string | null,
  limit: number,
): Promise<{ id: string; isRight: boolean }[]> {
  return db.query(
    `SELECT id, card = card_of(id) AS "isRight" FROM product WHERE $1::uuid IS NULL OR id > $1
     ORDER BY id LIMIT ${limit}`,
    [after],
  );
}

/** Writes the cards of products anew, by a function of the database. */
export async function writeCards({ db }: Context, ids: readonly string[]): Promise<void> {
  await db.query('SELECT settle_cards($1::uuid[])', [ids]);
}

/** Counts anew how many products categories hold, by a function of the database. */
export async function recountProducts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.query('SELECT recount_products()');
}

/** The texts of products in other languages. */
export function findTranslations(
  { db }: Context,
  ids: readonly string[],
): Promise<Required<Pick<Product, 'id' | 'translations'>>[]> {
  return db.query('SELECT id, translations FROM product WHERE id = ANY($1::uuid[])', [ids]);
}

/** The tags of products. */
export function findTags({ db }: Context, ids: readonly string[]): Promise<Required<Pick<Product, 'id' | 'tags'>>[]> {
  return db.query('SELECT id, tags FROM product WHERE id = ANY($1::uuid[])', [ids]);
}
