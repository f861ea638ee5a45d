import { lockProducts } from '../../catalogue/changes/write-products.queries.js';
import { because, causeText } from '../../catalogue/stock/stock.queries.js';
import { lockStock } from '../../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../../catalogue/stock/stock-movement.entity.js';
import { refreshRatings } from '../../reviews/reviews.queries.js';
import type { Context } from '../../shared/context.js';
import type { CategoryIds } from './find-categories.js';
import { otherSlug } from './identify.js';
import type { Planned } from './plan-batch.js';

// An import writes by sets, a handful of statements for a thousand rows, and only what differs;
// hence SQL.

const PRODUCT = `r(id uuid, slug text, name text, brand text, description text, category_id uuid, sub_category_id uuid,
  price integer, old_price integer, featured boolean, status text, rating_prior numeric, prior_count integer, created_at timestamptz,
  translations jsonb)`;

function productRecord({ productId, slug, article }: Planned, categoryIds: CategoryIds | undefined): object {
  const {
    name,
    brand,
    description,
    translations,
    featured,
    status,
    rating,
    ratingCount,
    createdAt,
    pricePaise,
    oldPricePaise,
  } = article;
  return {
    id: productId,
    slug,
    name,
    brand,
    description,
    category_id: categoryIds?.categoryId,
    sub_category_id: categoryIds?.subCategoryId,
    price: pricePaise,
    old_price: oldPricePaise,
    featured,
    status,
    rating_prior: rating,
    prior_count: ratingCount,
    created_at: createdAt,
    translations,
  };
}

/**
 * Puts new products up for sale, with the price of the row that describes them: the first, hence
 * the default variant.
 */
export async function insertProducts(
  tx: Context,
  rows: readonly Planned[],
  categoryIdsOf: ReadonlyMap<Planned, CategoryIds>,
): Promise<void> {
  if (rows.length === 0) return;
  const taken: { slug: string }[] = await tx.db.query('SELECT slug FROM product WHERE slug = ANY($1)', [
    rows.map(({ slug }) => slug),
  ]);
  const slugs = new Set(taken.map(({ slug }) => slug));
  const records = rows.map((row) => {
    const slug = slugs.has(row.slug) ? otherSlug(row) : row.slug;
    slugs.add(slug);
    return productRecord({ ...row, slug }, categoryIdsOf.get(row));
  });
  await tx.db.query(
    `INSERT INTO product (id, slug, name, brand, description, category_id, sub_category_id, price_paise, old_price_paise,
       discount, featured, status, rating, rating_prior, prior_count, created_at, translations)
     SELECT r.id, r.slug, r.name, coalesce(r.brand, ''), coalesce(r.description, ''), r.category_id, r.sub_category_id,
       r.price, nullif(r.old_price, r.price), coalesce((r.old_price - r.price) * 100::bigint / r.old_price, 0),
       coalesce(r.featured, false), coalesce(r.status, 'PUBLISHED'), coalesce(r.rating_prior, 0), r.rating_prior, coalesce(r.prior_count, 0),
       coalesce(r.created_at, now()), merge_translations('{}', r.translations)
     FROM json_to_recordset($1) AS ${PRODUCT} ORDER BY r.id`,
    [JSON.stringify(records)],
  );
}

/** Writes what differs of products. @returns ids of the products that changed */
export async function updateProducts(
  tx: Context,
  rows: readonly Planned[],
  categoryIdsOf: ReadonlyMap<Planned, CategoryIds>,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const records = JSON.stringify(rows.map((row) => productRecord(row, categoryIdsOf.get(row))));
  const fields =
    'name, brand, description, category_id, sub_category_id, featured, status, rating_prior, prior_count, created_at, translations';
  const of = (table: string) => fields.replace(/\w+/g, (field) => `${table}.${field}`);
  const wanted = `
    WITH wanted AS MATERIALIZED (
      SELECT p.id, coalesce(r.name, p.name) AS name, coalesce(r.brand, p.brand) AS brand,
        coalesce(r.description, p.description) AS description, coalesce(r.category_id, p.category_id) AS category_id,
        CASE WHEN r.category_id IS NULL THEN p.sub_category_id ELSE r.sub_category_id END AS sub_category_id,
        coalesce(r.featured, p.featured) AS featured, coalesce(r.status, p.status) AS status,
        CASE WHEN r.prior_count IS NULL THEN p.rating_prior ELSE r.rating_prior END AS rating_prior,
        coalesce(r.prior_count, p.prior_count) AS prior_count, coalesce(r.created_at, p.created_at) AS created_at,
        merge_translations(p.translations, r.translations) AS translations
      FROM json_to_recordset($1) AS ${PRODUCT} JOIN product p ON p.id = r.id
      WHERE (${of('p')}) IS DISTINCT FROM (
        coalesce(r.name, p.name), coalesce(r.brand, p.brand), coalesce(r.description, p.description),
        coalesce(r.category_id, p.category_id),
        CASE WHEN r.category_id IS NULL THEN p.sub_category_id ELSE r.sub_category_id END,
        coalesce(r.featured, p.featured), coalesce(r.status, p.status),
        CASE WHEN r.prior_count IS NULL THEN p.rating_prior ELSE r.rating_prior END,
        coalesce(r.prior_count, p.prior_count), coalesce(r.created_at, p.created_at),
        merge_translations(p.translations, r.translations)))`;
  const differing: { id: string }[] = await tx.db.query(`${wanted} SELECT id FROM wanted ORDER BY id`, [records]);
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  await lockProducts(tx, ids);
  // Another status forgets the time of publishing.
  await tx.db.query(
    `${wanted} UPDATE product p SET (${fields}) = (${of('w')}),
       publish_at = CASE WHEN w.status = 'HIDDEN' THEN p.publish_at END
     FROM wanted w WHERE p.id = w.id`,
    [records],
  );
  if (rows.some(({ article }) => article.ratingCount !== undefined)) await refreshRatings(tx, ids);
  return new Set(ids);
}

/** An empty text, and an old price of 0, stand for what was said to be none. */
const VARIANT = `r(n integer, id uuid, product_id uuid, sku text, size text, ram text, weight text, net_value numeric, net_unit text, net_is_said boolean,
  is_loose boolean, price integer, old_price integer, stock integer)`;

function variantRecord({ variantId, productId, sku, row, article }: Planned): object {
  const { size, ram, weight, netQuantity, isLoose, pricePaise, oldPricePaise, stock } = article;
  const option = (label: string | null | undefined) => (label === null ? '' : label);
  return {
    n: row,
    id: variantId,
    product_id: productId,
    sku,
    size: option(size),
    ram: option(ram),
    weight: option(weight),
    net_value: netQuantity?.value,
    net_unit: netQuantity?.unit,
    net_is_said: netQuantity === undefined ? undefined : netQuantity !== null,
    is_loose: isLoose,
    price: pricePaise,
    old_price: oldPricePaise === null ? 0 : oldPricePaise,
    stock,
  };
}

/** Why stocks change by an import. */
const BY_FILE = { kind: StockMovementKind.IMPORT, reason: 'importCatalogue' };

/** Puts new variants up for sale, behind those that their products have. */
export async function insertVariants(tx: Context, rows: readonly Planned[], stockOfNew: number): Promise<void> {
  if (rows.length === 0) return;
  await tx.db.query(
    `INSERT INTO product_variant
       (product_id, sku, size, ram, weight, net_value, net_unit, net_is_said, is_loose, price_paise, old_price_paise, on_hand,
        position)
     SELECT r.product_id, r.sku, nullif(r.size, ''), nullif(r.ram, ''), nullif(r.weight, ''),
       r.net_value, r.net_unit, coalesce(r.net_is_said, false), coalesce(r.is_loose, false), r.price,
       nullif(greatest(nullif(r.old_price, 0), r.price), r.price), coalesce(r.stock, $2),
       coalesce(last.position, 0) + row_number() OVER (PARTITION BY r.product_id ORDER BY r.n)
     FROM ${because(3)} CROSS JOIN json_to_recordset($1) AS ${VARIANT}
     LEFT JOIN LATERAL (SELECT max(v.position) AS position FROM product_variant v WHERE v.product_id = r.product_id) last
       ON true WHERE cause.said IS NOT NULL ORDER BY r.product_id, r.n`,
    [JSON.stringify(rows.map(variantRecord)), stockOfNew, causeText(tx, BY_FILE)],
  );
}

/**
 * Writes what differs of variants. What checkouts have reserved stays in the store room, whatever
 * the file says: it is as good as sold.
 *
 * @returns ids of the variants that changed
 */
export async function updateVariants(tx: Context, rows: readonly Planned[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const records = JSON.stringify(rows.map(variantRecord));
  const fields = 'size, ram, weight, net_value, net_unit, net_is_said, is_loose, price_paise, old_price_paise, on_hand';
  const of = (table: string) => fields.replace(/\w+/g, (field) => `${table}.${field}`);
  const differing = `
    WITH said AS MATERIALIZED (
      SELECT v.id, nullif(coalesce(r.size, v.size), '') AS size, nullif(coalesce(r.ram, v.ram), '') AS ram,
        nullif(coalesce(r.weight, v.weight), '') AS weight, coalesce(r.net_is_said, v.net_is_said) AS net_is_said,
        coalesce(r.is_loose, v.is_loose) AS is_loose,
        CASE WHEN r.net_is_said THEN r.net_value ELSE v.net_value END AS net_value,
        CASE WHEN r.net_is_said THEN r.net_unit ELSE v.net_unit END AS net_unit, coalesce(r.price, v.price_paise) AS price_paise,
        nullif(coalesce(r.old_price, v.old_price_paise), 0) AS old_price, greatest(coalesce(r.stock, v.on_hand), v.reserved)
          AS on_hand
      FROM json_to_recordset($1) AS ${VARIANT} JOIN product_variant v ON v.id = r.id
    ), wanted AS MATERIALIZED (
      SELECT s.*, nullif(greatest(s.old_price, s.price_paise), s.price_paise) AS old_price_paise FROM said s
    ), differing AS MATERIALIZED (
      SELECT w.* FROM wanted w JOIN product_variant v ON v.id = w.id WHERE (${of('v')}) IS DISTINCT FROM (${of('w')})
    )`;
  const found: { id: string }[] = await tx.db.query(`${differing} SELECT id FROM differing`, [records]);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  await lockStock(tx, ids);
  await tx.db.query(
    `${differing}
     UPDATE product_variant v SET (${fields}) = (${of('d')}),
       image_id = CASE WHEN v.weight IS NOT DISTINCT FROM d.weight THEN v.image_id END
     FROM differing d, ${because(2)} WHERE v.id = d.id AND cause.said IS NOT NULL`,
    [records, causeText(tx, BY_FILE)],
  );
  return new Set(ids);
}

/** Products show the price of their default variant. */
export async function refreshPrices(tx: Context, rows: readonly Planned[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.db.query(
    `UPDATE product p SET price_paise = d.price_paise, old_price_paise = d.old_price_paise, discount = d.discount
     FROM (
       SELECT DISTINCT ON (v.product_id) v.product_id, v.price_paise, v.old_price_paise,
         coalesce((v.old_price_paise - v.price_paise) * 100::bigint / v.old_price_paise, 0) AS discount
       FROM product_variant v WHERE v.product_id = ANY($1::uuid[]) ORDER BY v.product_id, v.position
     ) d
     WHERE p.id = d.product_id
       AND (p.price_paise, p.old_price_paise, p.discount) IS DISTINCT FROM (d.price_paise, d.old_price_paise, d.discount)`,
    [[...new Set(rows.map(({ productId }) => productId))]],
  );
}

/** Fresh statistics, or the next visitors get the plans of the shop as it was. */
export async function analyze({ db }: Context): Promise<void> {
  await db.query('ANALYZE product, product_variant, category, product_image, search_document, search_term');
}
