import type { CustomValues } from '../../custom-fields/custom-fields.service.js';
import type { Context } from '../../shared/context.js';
import { OTHER_LANGUAGES, type OtherLanguage } from '../../shared/languages/languages.js';
import type { Paise } from '../../shared/money/money.js';
import { TRANSLATED_FIELDS } from '../read/column-mapping.js';

/** The columns of a file, in their order; `ARTICLES` names what it reads alike. */
export const COLUMNS = [
  'handle',
  'sku',
  'name',
  'brand',
  'category',
  'sub_category',
  'type',
  'description',
  'size',
  'ram',
  'weight',
  'net_content',
  'loose',
  'price',
  'old_price',
  'stock',
  'pictures',
  'variant_picture',
  'rating',
  'rating_count',
  'featured',
  'status',
  'countries',
  'tags',
  'diet',
  'country_of_origin',
  'shelf_life_days',
  'manufacturer',
  'importer',
  'fssai_license',
  'allergens',
  'ingredients',
  'nutrition',
  'hsn_code',
  'gst_rate',
  'created_at',
  ...TRANSLATED_FIELDS,
] as const;

/** An article as its row in a file tells it. */
export type ExportedArticle = Record<(typeof COLUMNS)[number], string | number | boolean | string[] | null>;

/** A picture as it is stored. */
export interface StoredPicture {
  key: string;
  width: number;
}

/** An article as it is stored. */
export interface StoredArticle
  extends Omit<ExportedArticle, 'price' | 'old_price' | 'pictures' | 'variant_picture' | 'created_at'> {
  price: Paise;
  old_price: Paise | null;
  pictures: StoredPicture[];
  variant_picture: StoredPicture | null;
  created_at: Date;
  /** What the product has in fields of extensions, and what the variant does. */
  custom: CustomValues;
  variant_custom: CustomValues;
}

const PICTURE = "json_build_object('key', i.key, 'width', (SELECT max(width) FROM unnest(i.widths) AS width))";

/** The columns of an article in another language. */
function textsIn(language: OtherLanguage): string {
  const nameOf = (alias: string) => `${alias}.translations -> '${language}' ->> 'name'`;
  return `
    CASE WHEN coalesce(${nameOf('top')}, ${nameOf('above')}, ${nameOf('leaf')}) IS NOT NULL THEN
      concat_ws(' > ', coalesce(${nameOf('top')}, ''), CASE WHEN above.id IS NOT NULL THEN coalesce(${nameOf('above')}, '') END,
        CASE WHEN leaf.id IS NOT NULL THEN coalesce(${nameOf('leaf')}, '') END) END AS category_${language},
    ${nameOf('p')} AS name_${language}, p.translations -> '${language}' ->> 'description' AS description_${language}`;
}

const ARTICLES = `
  SELECT p.slug AS handle, v.sku, p.name, p.brand, top.name AS category,
    coalesce(above.name, leaf.name) AS sub_category, CASE WHEN above.id IS NOT NULL THEN leaf.name END AS type,
    ${OTHER_LANGUAGES.map(textsIn).join()},
    p.description, v.size, v.ram, v.weight,
    CASE WHEN v.net_is_said THEN trim_scale(v.net_value) || ' ' || lower(v.net_unit) END AS net_content, v.is_loose AS loose, v.price_paise AS price, v.old_price_paise AS old_price, v.on_hand AS stock,
    array(
      SELECT ${PICTURE} FROM product_image m JOIN image i ON i.id = m.image_id WHERE m.product_id = p.id ORDER BY m.position
    ) AS pictures,
    (SELECT ${PICTURE} FROM image i WHERE i.id = v.image_id) AS variant_picture,
    p.rating_prior::float8 AS rating, CASE WHEN p.rating_prior IS NOT NULL THEN p.prior_count END AS rating_count,
    p.featured, lower(p.status) AS status,
    array(
      SELECT c.iso2 FROM product_country m JOIN country c ON c.id = m.country_id WHERE m.product_id = p.id ORDER BY c.iso2
    ) AS countries, p.tags,
    lower(replace(p.diet, '_', '-')) AS diet, p.country_of_origin, p.shelf_life_days, p.manufacturer, p.importer,
    p.fssai_license, p.allergens, p.ingredients, p.nutrition, p.hsn_code, p.gst_rate, p.created_at,
    p.custom, v.custom AS variant_custom
  FROM product p
  JOIN product_variant v ON v.product_id = p.id
  JOIN category top ON top.id = p.category_id
  LEFT JOIN category leaf ON leaf.id = p.sub_category_id
  LEFT JOIN category above ON above.id = leaf.parent_id AND above.id <> top.id
  ORDER BY p.slug COLLATE "C", v.position`;

/**
 * All articles, a batch at a time, as they were at one moment, in the order of a file; of an empty
 * shop one batch without any. SQL, since a cursor reads them, so that memory does not grow with the
 * catalogue.
 */
export async function* fetchArticles({ db }: Context, batch: number): AsyncGenerator<StoredArticle[]> {
  const runner = db.connection.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    // Anyone who reads what is written may be slow.
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`DECLARE article NO SCROLL CURSOR FOR ${ARTICLES}`);
    for (let isFirst = true; ; isFirst = false) {
      const stored: StoredArticle[] = await runner.query(`FETCH ${batch} FROM article`);
      if (stored.length > 0 || isFirst) yield stored;
      if (stored.length < batch) return;
    }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}
