import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { columnsOf } from '../shared/columns-of.js';
import { defineCachedLoader, defineLoader, groupedBy, inOrderOf } from '../shared/loader.js';
import { Category } from './category.entity.js';
import { PRODUCT_COLUMNS } from './product.columns.js';
import type { Product } from './product.entity.js';
import type { ProductLabel } from './product-label.type.js';
import { ProductVariant } from './product-variant.entity.js';

/** What is read of `category c`, under the names of the entity. */
export const CATEGORY_COLUMNS = columnsOf(Category, 'c');

/** What is read of `product_variant v`, under the names of the entity. */
export const VARIANT_COLUMNS = columnsOf(ProductVariant, 'v');

/** A part of a product as a JSON list, to be read with `product p`. */
const partOf = (columns: string, from: string, order: string) =>
  `SELECT json_agg(part ORDER BY part."${order}") FROM (SELECT ${columns} FROM ${from} = p.id) part`;

/** What `variantsByProductId` answers for `product p`. */
export const VARIANT_PART = partOf(VARIANT_COLUMNS, 'product_variant v WHERE v.product_id', 'position');

/** Pieces of `product p` that can be sold now, over all its variants. */
export const STOCK_PART = `
  SELECT coalesce(sum(v.on_hand - v.reserved), 0)::integer FROM product_variant v WHERE v.product_id = p.id`;

/** The label of `product p`. */
export const LABEL_PART = `
  SELECT json_build_object('diet', p.diet, 'countryOfOrigin', p.country_of_origin, 'shelfLifeDays', p.shelf_life_days,
    'manufacturer', p.manufacturer, 'importer', p.importer, 'fssaiLicense', p.fssai_license, 'allergens', p.allergens,
    'hsnCode', p.hsn_code, 'gstRate', p.gst_rate)`;

const IMAGE_COLUMNS = `${columnsOf(Image, 'i', { omit: ['createdAt'] })}, pi.position`;
const IMAGES_OF = 'product_image pi JOIN image i ON i.id = pi.image_id WHERE pi.product_id';

/** What `imagesByProductId` answers for `product p`. */
export const IMAGE_PART = partOf(IMAGE_COLUMNS, IMAGES_OF, 'position');

/** What `countriesByProductId` answers for `product p`. */
export const COUNTRY_PART = partOf(
  columnsOf(Country, 'c'),
  'product_country pc JOIN country c ON c.id = pc.country_id WHERE pc.product_id',
  'position',
);

/** Products by id; an unknown id gives undefined. Keys must be well-formed ids, see `readId`. */
export const productById = defineLoader<Product | undefined>(async (ctx, ids) => {
  const products: Product[] = await ctx.db.query(
    `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );
  return inOrderOf(ids, products, (product) => product.id);
});

/** Variants by id, with their stock as it stands; an unknown id gives undefined. */
export const variantById = defineLoader<ProductVariant | undefined>(async (ctx, ids) => {
  const variants: ProductVariant[] = await ctx.db.query(
    `SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.id = ANY($1::uuid[])`,
    [ids],
  );
  return inOrderOf(ids, variants, (variant) => variant.id);
});

/** Variants by article number; an unknown one gives undefined. */
export const variantBySku = defineLoader<ProductVariant | undefined>(async (ctx, skus) => {
  const variants: ProductVariant[] = await ctx.db.query(
    `SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.sku = ANY($1::text[])`,
    [skus],
  );
  return inOrderOf(skus, variants, (variant) => variant.sku);
});

/** A product's variants in their order, so that the first one is the default variant. */
export const variantsByProductId = defineLoader<ProductVariant[]>(async (ctx, ids) => {
  const variants: ProductVariant[] = await ctx.db.query(
    `SELECT ${VARIANT_COLUMNS} FROM product_variant v WHERE v.product_id = ANY($1::uuid[]) ORDER BY v.product_id, v.position`,
    [ids],
  );
  return groupedBy(ids, variants, (variant) => variant.productId);
});

/** A product's pictures in their order; the first is the one that cards show. */
export const imagesByProductId = defineLoader<Image[]>(async (ctx, ids) => {
  const images: (Image & { productId: string })[] = await ctx.db.query(
    `SELECT i.id, i.key, i.alt, i.width, i.height, i.widths, i.zoom_width AS "zoomWidth", i.placeholder,
       pi.product_id AS "productId"
     FROM product_image pi JOIN image i ON i.id = pi.image_id
     WHERE pi.product_id = ANY($1::uuid[]) ORDER BY pi.product_id, pi.position`,
    [ids],
  );
  return groupedBy(ids, images, (image) => image.productId);
});

/** What stands on a product's label. */
export const labelByProductId = defineLoader<ProductLabel | undefined>(async (ctx, ids) => {
  const found: { id: string; label: ProductLabel }[] = await ctx.db.query(
    `SELECT p.id, (${LABEL_PART}) AS label FROM product p WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );
  const byId = new Map(found.map(({ id, label }) => [id, label]));
  return ids.map((id) => byId.get(id));
});

/** The only countries that a product is sold to; an empty list stands for everywhere. */
export const countriesByProductId = defineLoader<Country[]>(async (ctx, ids) => {
  const countries: (Country & { productId: string })[] = await ctx.db.query(
    `SELECT ${columnsOf(Country, 'c')}, pc.product_id AS "productId"
     FROM product_country pc JOIN country c ON c.id = pc.country_id
     WHERE pc.product_id = ANY($1::uuid[]) ORDER BY c.position`,
    [ids],
  );
  return groupedBy(ids, countries, (country) => country.productId);
});

/** Categories by id; an unknown id gives undefined. */
export const categoryById = defineCachedLoader<Category | undefined>(async (ctx, ids) => {
  const categories: Category[] = await ctx.db.query(
    `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = ANY($1::uuid[])`,
    [ids],
  );
  return inOrderOf(ids, categories, (category) => category.id);
});

/** A category's sub-categories in their order. */
export const childrenByCategoryId = defineCachedLoader<Category[]>(async (ctx, ids) => {
  const children: Category[] = await ctx.db.query(
    `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.parent_id = ANY($1::uuid[]) ORDER BY c.position, c.name`,
    [ids],
  );
  return groupedBy(ids, children, (category) => category.parentId ?? '');
});

/** Where a category stands: its top category (itself for a top one), and the ids of itself and all below it. */
export interface CategoryReach {
  topId: string;
  ids: string[];
}

/** The reach of categories by id; an unknown id gives undefined. */
export const categoryReachById = defineCachedLoader<CategoryReach | undefined>(async (ctx, ids) => {
  const reaches: (CategoryReach & { id: string })[] = await ctx.db.query(
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
  return inOrderOf(ids, reaches, (reach) => reach.id);
});

/** How many products lie in a category and those below it. */
export const productCountByCategoryId = defineLoader<number>(async (ctx, ids) => {
  // Of a top category there is one count for all that lies below it.
  const counts: { id: string; count: number }[] = await ctx.db.query(
    `WITH RECURSIVE held AS (
       SELECT c.id AS root, c.id, c.parent_id IS NULL AS is_whole FROM category c WHERE c.id = ANY($1::uuid[])
       UNION ALL SELECT held.root, c.id, false FROM category c JOIN held ON c.parent_id = held.id WHERE NOT held.is_whole)
     SELECT held.root AS id, sum(n.products)::integer AS count
     FROM held JOIN product_count n ON n.category_id = held.id AND n.price_from = 0 GROUP BY 1`,
    [ids],
  );
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
});
