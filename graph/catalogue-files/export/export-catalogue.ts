import { stringify } from 'csv-stringify/sync';
import { pictureFile } from '../../media/image-store.js';
import type { Context } from '../../shared/context.js';
import type { CustomField } from '../../shared/custom-field.js';
import { rupeesOf } from '../../shared/money/money.js';
import { writeText } from '../read/clean-text.js';
import {
  COLUMNS,
  type ExportedArticle,
  fetchArticles,
  type StoredArticle,
  type StoredPicture,
} from './articles.queries.js';

/** Rows that are read and written at once. */
const BATCH = 1_000;

/** An article with what it has in fields of extensions, by the names of the columns. */
type ExportedRow = Record<string, ExportedArticle[keyof ExportedArticle]>;

/** What a spreadsheet would take for a formula, and what would be taken for a guarded one. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * The whole catalogue as the text of a file, a row for each variant, piece by piece.
 * `importCatalogue` makes the same shop of it: exported from there, the file is the same to the
 * byte.
 *
 * All of it is as it was at one moment, whatever changes meanwhile, in the order of the handles,
 * and within a product in that of its variants. Memory does not grow with the catalogue.
 *
 * @param format CSV in UTF-8 with commas, or a JSON object a line
 * @param onRows told how many rows are written so far
 */
export async function* exportCatalogue(
  ctx: Context,
  format: 'csv' | 'jsonl',
  onRows: (rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  let rows = 0;
  const fields = ctx.customFields.filter(({ entity }) => entity === 'Product' || entity === 'ProductVariant');
  const columns = [...COLUMNS, ...fields.map(columnOf)];
  for await (const stored of fetchArticles(ctx, BATCH)) {
    const articles = stored.map((article) => exported(article, fields));
    yield format === 'csv'
      ? csvOf(articles, columns, rows === 0)
      : articles.map((each) => `${JSON.stringify(each)}\n`).join('');
    rows += stored.length;
    onRows(rows);
  }
}

/** The column of a field of an extension: spice_level is that of spiceLevel. */
function columnOf({ name }: CustomField): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function exported(article: StoredArticle, fields: readonly CustomField[]): ExportedRow {
  const { custom, variant_custom, ...stored } = article;
  const { price, old_price, pictures, variant_picture, created_at } = stored;
  const fileOf = ({ key, width }: StoredPicture) => pictureFile(key, width);
  const texts = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === 'string' ? writeText(value) : value]),
  ) as unknown as typeof stored;
  const extended = fields.map((field): [string, string | number | boolean | null] => {
    const value = (field.entity === 'Product' ? custom : variant_custom)[field.name] ?? null;
    return [columnOf(field), typeof value === 'string' ? writeText(value) : value];
  });
  return {
    ...texts,
    price: rupeesOf(price),
    old_price: old_price === null ? null : rupeesOf(old_price),
    pictures: pictures.map(fileOf),
    variant_picture: variant_picture && fileOf(variant_picture),
    created_at: created_at.toISOString(),
    ...Object.fromEntries(extended),
  };
}

function csvOf(articles: readonly ExportedRow[], columns: readonly string[], header: boolean): string {
  const rows = articles.map((article) => columns.map((column) => cellOf(article[column] ?? null)));
  return stringify([...(header ? [columns] : []), ...rows], { quoted_match: /[\r\n]/ });
}

function cellOf(value: ExportedRow[string]): string {
  if (value === null) return '';
  if (Array.isArray(value)) return guarded(value.join(' | '));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return guarded(String(value));
}

/**
 * With an apostrophe in front, a spreadsheet shows the text instead of working it out; the import
 * takes it away.
 */
function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
