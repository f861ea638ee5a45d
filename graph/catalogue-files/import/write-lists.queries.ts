import { clearVariantImages } from '../../catalogue/changes/add-product.js';
import { lockStock } from '../../catalogue/stock/stock.service.js';
import type { Context } from '../../shared/context.js';
import type { Planned } from './plan-batch.js';

// An import writes by sets, a handful of statements for a thousand rows, and only what differs;
// hence SQL.

/**
 * Writes the pictures that rows name to their products, in that order; a product that has just
 * these is left alone.
 *
 * @returns ids of the products whose pictures changed
 */
export async function writePictures(
  tx: Context,
  rows: readonly Planned[],
  imageIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const wanted = rows.flatMap(({ productId, article }) =>
    article.pictures ? [{ id: productId, members: article.pictures.flatMap((name) => imageIds.get(name) ?? []) }] : [],
  );
  // Images of one key are one picture with texts of their own.
  const changed = await writeList(tx, wanted, {
    has: `SELECT i.key FROM product_image m JOIN image i ON i.id = m.image_id WHERE m.product_id = w.id ORDER BY m.position`,
    wants: `SELECT i.key FROM unnest(w.members) WITH ORDINALITY AS m(id, position) JOIN image i ON i.id = m.id::uuid
      ORDER BY m.position`,
    empty: 'DELETE FROM product_image WHERE product_id = ANY($1::uuid[])',
    fill: `INSERT INTO product_image (product_id, position, image_id)
      SELECT w.id, m.position, m.id::uuid FROM wanted w, unnest(w.members) WITH ORDINALITY AS m(id, position)`,
  });
  if (changed.length > 0) await clearVariantImages(tx, changed);
  return changed;
}

/**
 * Writes the pictures that rows name for their variants alone; a variant that has just that one is
 * left alone.
 *
 * @returns ids of the variants whose picture changed
 */
export async function writeVariantPictures(
  tx: Context,
  rows: readonly Planned[],
  imageIds: ReadonlyMap<string, string>,
): Promise<string[]> {
  const wanted = rows.flatMap(({ sku, article: { variantPicture: name } }) =>
    name === undefined ? [] : [{ sku, image_id: name && imageIds.get(name) }],
  );
  if (wanted.length === 0) return [];
  const differing: { id: string; imageId: string | null }[] = await tx.db.query(
    `SELECT v.id, r.image_id AS "imageId"
     FROM json_to_recordset($1) AS r(sku text, image_id uuid) JOIN product_variant v ON v.sku = r.sku
     WHERE (SELECT key FROM image WHERE id = v.image_id) IS DISTINCT FROM (SELECT key FROM image WHERE id = r.image_id)`,
    [JSON.stringify(wanted)],
  );
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockStock(tx, ids);
  await tx.db.query(
    `UPDATE product_variant v SET image_id = r.image_id FROM unnest($1::uuid[], $2::uuid[]) AS r(id, image_id)
     WHERE v.id = r.id`,
    [ids, differing.map(({ imageId }) => imageId)],
  );
  return ids;
}

/**
 * Writes the countries that rows name to their products. Countries that the shop lacks are made.
 *
 * @returns ids of the products whose countries changed
 */
export async function writeCountries(tx: Context, rows: readonly Planned[]): Promise<string[]> {
  const wanted = rows.flatMap(({ productId, article }) =>
    article.countries ? [{ id: productId, members: article.countries }] : [],
  );
  const codes = new Set(wanted.flatMap(({ members }) => members));
  const names = new Intl.DisplayNames('en', { type: 'region' });
  if (codes.size > 0) {
    await tx.db.query(
      `INSERT INTO country (iso2, name, position)
       SELECT c.iso2, c.name, (SELECT coalesce(max(position), 0) FROM country) + row_number() OVER (ORDER BY c.iso2)
       FROM unnest($1::text[], $2::text[]) AS c(iso2, name)
       WHERE NOT EXISTS (SELECT FROM country known WHERE known.iso2 = c.iso2)`,
      [[...codes], [...codes].map((code) => names.of(code))],
    );
  }
  return writeList(tx, wanted, {
    has: `SELECT c.iso2 FROM product_country m JOIN country c ON c.id = m.country_id WHERE m.product_id = w.id
      ORDER BY c.iso2`,
    wants: 'SELECT m.iso2 FROM unnest(w.members) AS m(iso2) ORDER BY m.iso2',
    empty: 'DELETE FROM product_country WHERE product_id = ANY($1::uuid[])',
    fill: `INSERT INTO product_country (product_id, country_id)
      SELECT w.id, c.id FROM wanted w, unnest(w.members) AS m(iso2) JOIN country c ON c.iso2 = m.iso2`,
  });
}

/** Queries over `wanted w (id, members)`. */
interface ListQueries {
  /** What product `w.id` has, in order. */
  has: string;
  /** What it is to have, in order, in the same words. */
  wants: string;
  empty: string;
  fill: string;
}

async function writeList(
  tx: Context,
  wanted: readonly { id: string; members: string[] }[],
  { has, wants, empty, fill }: ListQueries,
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const from = (json: string) =>
    `WITH wanted AS MATERIALIZED (
       SELECT r.id, array(SELECT json_array_elements_text(r.members)) AS members
       FROM json_to_recordset(${json}) AS r(id uuid, members json))`;
  const differing: { id: string }[] = await tx.db.query(
    `${from('$1')} SELECT w.id FROM wanted w WHERE array(${has}) IS DISTINCT FROM array(${wants})`,
    [JSON.stringify(wanted)],
  );
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return [];
  const changed = new Set(ids);
  await tx.db.query(empty, [ids]);
  await tx.db.query(`${from('$1')} ${fill}`, [JSON.stringify(wanted.filter(({ id }) => changed.has(id)))]);
  return ids;
}
