import type { Context } from '../../shared/context.js';
import type { Article } from '../read/article.js';
import type { Planned } from './plan-batch.js';

// An import writes by sets, a handful of statements for a thousand rows, and only what differs;
// hence SQL.

/** The columns of a label with their types, as records of rows have them. */
const TYPED =
  'diet text, country_of_origin text, shelf_life_days integer, manufacturer text, importer text, fssai_license text, allergens text[], ingredients text, nutrition text[], hsn_code text, gst_rate double precision';
const RECORD = `r(id uuid, ${TYPED})`;
const LABEL = TYPED.split(', ').map((column) => column.replace(/ .*/, ''));

/**
 * What a label is to say: an empty text, 0 days and -1 percent stand for what was said to be none.
 */
const SAID = LABEL.map((column) => {
  const said = `coalesce(r.${column}, p.${column})`;
  if (column === 'allergens' || column === 'nutrition') return said;
  if (column === 'gst_rate') return `nullif(${said}, -1)`;
  return column === 'shelf_life_days' ? `nullif(${said}, 0)` : `nullif(${said}, '')`;
}).join(', ');

/**
 * Writes what rows say of the labels of their products; a product whose label says that already is
 * left alone.
 *
 * @returns ids of the products whose label changed
 */
export async function writeLabels(tx: Context, rows: readonly Planned[]): Promise<string[]> {
  const records = rows.flatMap(({ productId, article }) => {
    const label = labelRecord(article);
    return Object.values(label).some((said) => said !== undefined) ? [{ id: productId, ...label }] : [];
  });
  if (records.length === 0) return [];
  const has = LABEL.map((column) => `p.${column}`).join(', ');
  const from = `FROM json_to_recordset($1) AS ${RECORD}`;
  const differing: { id: string }[] = await tx.db.query(
    `SELECT p.id ${from} JOIN product p ON p.id = r.id WHERE (${has}) IS DISTINCT FROM (${SAID})
     ORDER BY p.id FOR NO KEY UPDATE OF p`,
    [JSON.stringify(records)],
  );
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.db.query(
    `UPDATE product p SET (${LABEL.join(', ')}) = ROW(${SAID}) ${from} WHERE p.id = r.id AND p.id = ANY($2::uuid[])`,
    [JSON.stringify(records), ids],
  );
  return ids;
}

function labelRecord(article: Article): Record<string, unknown> {
  const { diet, countryOfOrigin, shelfLifeDays, manufacturer, importer, fssaiLicense, allergens, hsnCode } = article;
  const text = (said: string | null | undefined) => (said === null ? '' : said);
  return {
    diet: text(diet),
    country_of_origin: text(countryOfOrigin),
    shelf_life_days: shelfLifeDays === null ? 0 : shelfLifeDays,
    manufacturer: text(manufacturer),
    importer: text(importer),
    fssai_license: text(fssaiLicense),
    allergens,
    ingredients: text(article.ingredients),
    nutrition: article.nutrition,
    hsn_code: text(hsnCode),
    gst_rate: article.gstRate === null ? -1 : article.gstRate,
  };
}
