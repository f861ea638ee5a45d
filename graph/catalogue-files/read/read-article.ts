import { Diet } from '../../catalogue/product-label.type.js';
import { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { OTHER_LANGUAGES } from '../../shared/languages/languages.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import type { Article } from './article.js';
import { cleanLine, cleanText } from './clean-text.js';
import type { ColumnMapping, Field } from './column-mapping.js';
import type { Problem, SourceRow } from './source-row.js';

/** The most characters of each text. */
const MAX_LENGTH: Partial<Record<Field, number>> = {
  handle: 200,
  sku: 100,
  group: 200,
  name: 300,
  brand: 100,
  category: 300,
  subCategory: 100,
  type: 100,
  description: 20_000,
  size: 60,
  ram: 60,
  weight: 60,
  manufacturer: 300,
  importer: 300,
  allergens: 1_000,
};
/** The texts in other languages may be as long as those in English. */
const IN_ENGLISH = /^(name|category|description)_/;
const MAX_LENGTH_OTHERWISE = 5_000;

/** In paise: ₹1,00,00,000. */
const DEAREST = 1_000_000_000;
const MAX_PIECES = 100_000_000;
const MAX_PICTURES = 20;
/** The highest rate of GST that there is, in percent. */
const MAX_GST = 40;

/** Ten years, in days. */
const MAX_SHELF_LIFE = 3_650;
const MAX_RATINGS = 1_000_000_000;
/** Levels of categories (spec §3). */
const DEEPEST = 3;

/** What a net quantity is written in, what it is kept in, and how many of that it is. */
const NET_UNITS: Record<string, [unit: NetUnit, times: number]> = {
  g: [NetUnit.G, 1],
  kg: [NetUnit.G, 1_000],
  ml: [NetUnit.ML, 1],
  l: [NetUnit.ML, 1_000],
  piece: [NetUnit.PIECE, 1],
  cm: [NetUnit.CM, 1],
  m: [NetUnit.CM, 100],
};

const BARE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;
const CURRENCY = /^(?:₹|rs\.?|inr|mrp|re\.?)+\s*:?\s*|\s*(?:\/-|₹|rs\.?|inr|only)$/gi;
/** Written in place of nothing by programs that make such files. */
const NOTHING = /^(?:nan|null|undefined)$/i;
/** In front of texts that a spreadsheet would take for a formula. */
const GUARDED = /^'+[=+\-@\t\r]/;
const TRUE = /^(?:yes|y|true|1|t)$/i;
const FALSE = /^(?:no|n|false|0|f)?$/i;
/** Calls a code that no country has by the code itself. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const HANDLE = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;

/**
 * What an article can do without: a cell that says nothing that could be understood is left out,
 * and the rest is imported.
 */
const OPTIONAL: ReadonlySet<Field> = new Set<Field>([
  ...(['oldPrice', 'netQuantity', 'rating', 'ratingCount', 'diet', 'countryOfOrigin', 'shelfLifeDays'] as const),
  ...(['fssaiLicense', 'featured', 'createdAt', 'pictures', 'variantPicture'] as const),
]);

/** A row that was read, with what was left out of it, or what is wrong with it. */
export type ReadRow =
  | { article: Article; warnings: Problem[]; problem?: undefined }
  | { article?: undefined; warnings?: undefined; problem: Problem };

/**
 * Reads what a row says.
 *
 * @param isGuarded whether texts may have an apostrophe before what a spreadsheet would take for a
 *   formula, as in CSV
 */
export function readArticle({ row, mapping, cells, broken }: SourceRow, isGuarded: boolean): ReadRow {
  if (broken) return { problem: { row, column: null, reason: broken } };
  try {
    const reader = new RowReader(mapping, cells, isGuarded);
    const article = reader.read();
    return { article, warnings: reader.leftOut.map((cell) => ({ row, ...cell })) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { problem: { row, column: thrown.column, reason: thrown.reason } };
    throw thrown;
  }
}

class Refused extends Error {
  constructor(
    readonly column: Field,
    readonly reason: Phrase,
  ) {
    super();
  }
}

class RowReader {
  /** Cells that could not be read, and need not be. */
  readonly leftOut: Omit<Problem, 'row'>[] = [];

  constructor(
    private readonly mapping: ColumnMapping,
    private readonly cells: readonly string[],
    private readonly isGuarded: boolean,
  ) {}

  read(): Article {
    const article: Article = {
      ...this.given('handle', (text) => ({ handle: readHandle(text) })),
      ...this.given('group', (group) => ({ group: readCode(group, 'group') })),
      ...this.given('sku', (sku) => ({ sku: readCode(sku, 'sku') })),
      ...this.given('name', (name) => ({ name })),
      ...this.said('brand', (brand) => ({ brand })),
      ...this.path(),
      ...this.inOtherLanguages(),
      ...this.said('description', (description) => ({ description })),
      ...this.said('size', (size) => ({ size: size || null })),
      ...this.said('ram', (ram) => ({ ram: ram || null })),
      ...this.said('weight', (weight) => ({ weight: weight || null })),
      ...this.said('netQuantity', (text) => ({ netQuantity: text ? readNetQuantity(text) : null })),
      ...this.given('price', (text) => ({ pricePaise: readPrice(text, 'price') })),
      ...this.said('oldPrice', (text) => ({ oldPricePaise: Number(text) === 0 ? null : readPrice(text, 'oldPrice') })),
      ...this.given('stock', (text) => ({ stock: readWhole(text, 'stock', MAX_PIECES) })),
      ...this.said('pictures', (text) => ({ pictures: readPictures(text) })),
      ...this.said('variantPicture', (text) => ({ variantPicture: readVariantPicture(text) })),
      ...this.unlessOptional(() => this.ratings()),
      ...this.said('diet', (text) => ({ diet: text ? readDiet(text) : null })),
      ...this.said('countryOfOrigin', (text) => ({ countryOfOrigin: text ? readOrigin(text) : null })),
      ...this.said('shelfLifeDays', (text) => ({ shelfLifeDays: text ? readDays(text) : null })),
      ...this.said('manufacturer', (text) => ({ manufacturer: text || null })),
      ...this.said('importer', (text) => ({ importer: text || null })),
      ...this.said('fssaiLicense', (text) => ({ fssaiLicense: text ? readLicence(text) : null })),
      ...this.said('allergens', (text) => ({ allergens: readAllergens(text) })),
      ...this.said('hsnCode', (text) => ({ hsnCode: text ? readHsnCode(text) : null })),
      ...this.said('gstRate', (text) => ({ gstRate: text ? readGstRate(text) : null })),
      ...this.said('featured', (text) => ({ featured: readFlag(text) })),
      ...this.said('countries', (text) => ({ countries: readCountries(text) })),
      ...this.given('createdAt', (text) => ({ createdAt: readTime(text) })),
    };
    const { pricePaise, oldPricePaise } = article;
    if (pricePaise && oldPricePaise && pricePaise > oldPricePaise) {
      throw new Refused('price', phrase('The price is above the old price.'));
    }
    return article;
  }

  /** What a column says; null when there is no such column. */
  private text(field: Field): string | null {
    const place = this.mapping.places.get(field);
    if (place === undefined) return null;
    const cell = this.cells[place] ?? '';
    const bare = this.isGuarded && GUARDED.test(cell) ? cell.slice(1) : cell;
    const plain = (IN_ENGLISH.exec(field)?.[1] ?? field) as Field;
    const clean = plain === 'description' ? cleanText(bare) : cleanLine(bare);
    const most = MAX_LENGTH[plain] ?? MAX_LENGTH_OTHERWISE;
    if (clean.length > most)
      throw new Refused(field, phrase('It is longer than {most} characters.', { most: most.toLocaleString('en-US') }));
    return clean;
  }

  /** What a column says, an empty cell included. */
  private said<T extends object>(field: Field, read: (text: string) => T): T | object {
    const text = this.text(field);
    if (text === null) return {};
    return this.unlessOptional(() => read(!field.startsWith('description') && NOTHING.test(text) ? '' : text));
  }

  /** What a cell says; nothing where it cannot be read and need not. */
  private unlessOptional<T extends object>(read: () => T): T | object {
    try {
      return read();
    } catch (thrown) {
      if (!(thrown instanceof Refused) || !OPTIONAL.has(thrown.column)) throw thrown;
      this.leftOut.push({
        column: thrown.column,
        reason: phrase('{problem} It was left out.', { problem: thrown.reason }),
      });
      return {};
    }
  }

  /** What a column says, where an empty cell says nothing. */
  private given<T extends object>(field: Field, read: (text: string) => T): T | object {
    return this.said(field, (text) => (text ? read(text) : {}));
  }

  private path(): { path?: string[] } {
    const names = (['category', 'subCategory', 'type'] as const).flatMap((field) => {
      const text = this.text(field);
      if (!text || NOTHING.test(text)) return [];
      return field === 'category' && this.mapping.hasPaths ? text.split(/\s*>\s*/).filter(Boolean) : [text];
    });
    if (names.length > DEEPEST)
      throw new Refused('category', phrase('Categories are at most {most} levels deep.', { most: DEEPEST }));
    if (names.some((name) => name.length > 100))
      throw new Refused('category', phrase('It is longer than 100 characters.'));
    return names.length ? { path: names } : {};
  }

  private inOtherLanguages(): Pick<Article, 'paths' | 'translations'> {
    const paths: Article['paths'] = {};
    const translations: Article['translations'] = {};
    for (const language of OTHER_LANGUAGES) {
      const path = this.text(`category_${language}`);
      if (path) paths[language] = path.split('>').map((name) => name.trim());
      const texts = {
        ...this.said(`name_${language}`, (name) => ({ name: name || null })),
        ...this.said(`description_${language}`, (description) => ({ description: description || null })),
      };
      if (Object.keys(texts).length > 0) translations[language] = texts;
    }
    return {
      ...(Object.keys(paths).length > 0 && { paths }),
      ...(Object.keys(translations).length > 0 && { translations }),
    };
  }

  private ratings(): { rating?: number | null; ratingCount?: number } {
    const text = this.text('rating');
    if (text === null) return {};
    const rating = NOTHING.test(text) || text === '' ? 0 : Number(text);
    if (!(rating === 0 || (rating >= 0.5 && rating <= 5)))
      throw new Refused('rating', phrase('A rating is from 0.5 to 5.'));
    if (rating === 0) return { rating: null, ratingCount: 0 };
    const count = this.text('ratingCount');
    const ratingCount = count && !NOTHING.test(count) ? readWhole(count, 'ratingCount', MAX_RATINGS) : 1;
    return { rating: Math.round(rating * 10) / 10, ratingCount };
  }
}

function readHandle(text: string): string {
  const handle = HANDLE.test(text) ? text : text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const trimmed = handle.replace(/^-+|-+$/g, '');
  if (!trimmed) throw new Refused('handle', phrase('A handle has letters or digits.'));
  return trimmed;
}

/**
 * A spreadsheet that takes a barcode for a number writes it in short, and its last digits are lost.
 */
function readCode(text: string, field: Field): string {
  if (!/^\d(?:[.,]\d+)?E\+\d{2,}$/i.test(text)) return text;
  throw new Refused(
    field,
    phrase('{cell} is a number that a spreadsheet has shortened: format the column as text.', { cell: shown(text) }),
  );
}

function readPrice(text: string, field: Field): Paise {
  const number = text.replace(CURRENCY, '').replace(/\s/g, '');
  if (!BARE_NUMBER.test(number))
    throw new Refused(field, phrase('{cell} is not a price in rupees.', { cell: shown(text) }));
  const paise = Math.round(Number(number.replaceAll(',', '')) * 100);
  if (paise <= 0) throw new Refused(field, phrase('A price must be above 0.'));
  if (paise > DEAREST) throw new Refused(field, phrase('A price is at most ₹1,00,00,000.'));
  return asPaise(paise);
}

function readNetQuantity(text: string): { value: number; unit: NetUnit } {
  const [, digits = '', word = ''] = /^(\d{1,8}(?:\.\d{1,3})?) ?(kg|g|ml|l|cm|m|pieces?)$/i.exec(text) ?? [];
  const [unit, times] = NET_UNITS[word.toLowerCase().charAt(0) === 'p' ? 'piece' : word.toLowerCase()] ?? [];
  const value = Number(digits) * (times ?? 0);
  if (unit && value > 0) return { value: Math.round(value * 1_000) / 1_000, unit };
  throw new Refused(
    'netQuantity',
    phrase('{cell} is not a net quantity such as 500 g, 1.5 l, 9 m or 6 pieces.', { cell: shown(text) }),
  );
}

function readWhole(text: string, field: Field, most: number): number {
  const number = Number(BARE_NUMBER.test(text) ? text.replaceAll(',', '') : Number.NaN);
  if (!Number.isInteger(number) || number > most) {
    throw new Refused(
      field,
      phrase('{cell} is not a whole number from 0 to {most}.', {
        cell: shown(text),
        most: most.toLocaleString('en-US'),
      }),
    );
  }
  return number;
}

function readFlag(text: string): boolean {
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  throw new Refused('featured', phrase('{cell} is neither yes nor no.', { cell: shown(text) }));
}

/** Files are parted by bars, semicolons or commas, and by spaces where they are addresses. */
function readPictures(text: string): string[] {
  const list = text.replace(/^\[|\]$/g, '').replace(/["']/g, '');
  const parted = /https?:/i.test(list) ? list.split(/[|;\s]+|,\s*(?=https?:)/i) : list.split(/[|;,]/);
  const names = parted.map((each) => each.trim()).filter(Boolean);
  if (names.length > MAX_PICTURES)
    throw new Refused('pictures', phrase('A product has at most {most} pictures.', { most: MAX_PICTURES }));
  return [...new Set(names)];
}

function readVariantPicture(text: string): string | null {
  const [name = null, ...others] = readPictures(text);
  if (others.length > 0) throw new Refused('variantPicture', phrase('A variant has at most one picture of its own.'));
  return name;
}

function readCountries(text: string): string[] {
  const codes = text
    .toUpperCase()
    .split(/[|;,\s]+/)
    .filter(Boolean);
  if (codes.includes('ALL')) return [];
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code) || code === 'ZZ' || COUNTRY_NAMES.of(code) === code);
  if (wrong) throw new Refused('countries', phrase('{cell} is not a two-letter country code.', { cell: shown(wrong) }));
  return [...new Set(codes)].sort();
}

function readDiet(text: string): Diet {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:veg|vegetarian|vegan)$/.test(word)) return Diet.VEG;
  if (/^(?:egg|containsegg|eggetarian)$/.test(word)) return Diet.EGG;
  if (/^non(?:veg|vegetarian)$/.test(word)) return Diet.NON_VEG;
  throw new Refused('diet', phrase('{cell} is none of veg, egg and non-veg.', { cell: shown(text) }));
}

function readOrigin(text: string): string {
  const [code, ...others] = readCountries(text);
  if (code && others.length === 0) return code;
  throw new Refused('countryOfOrigin', phrase('{cell} is not a two-letter country code.', { cell: shown(text) }));
}

function readDays(text: string): number {
  const days = readWhole(text.replace(/ ?days?$/i, ''), 'shelfLifeDays', MAX_SHELF_LIFE);
  if (days === 0) throw new Refused('shelfLifeDays', phrase('A shelf life is at least a day.'));
  return days;
}

function readLicence(text: string): string {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) throw new Refused('fssaiLicense', phrase('An FSSAI licence number has 14 digits.'));
  return digits;
}

function readHsnCode(text: string): string {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^\d{4,8}$/.test(digits)) throw new Refused('hsnCode', phrase('An HSN code has 4 to 8 digits.'));
  return digits;
}

function readGstRate(text: string): number {
  const rate = Number(text.replace(/ ?%$/, ''));
  if (rate >= 0 && rate <= MAX_GST) return Math.round(rate * 100) / 100;
  throw new Refused('gstRate', phrase('GST is from 0 to {most} percent.', { most: MAX_GST }));
}

function readAllergens(text: string): string[] {
  const names = text.split(/[|;,]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** In India the day comes first; only a month that there is not tells otherwise. */
const IN_FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?[ T]+(\d{1,2}:\d{2})(:\d{2})?)?$/;

function readTime(text: string): string {
  const [, first, , second, yearSaid, clock = '00:00', seconds = ''] = IN_FIGURES.exec(text) ?? [];
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  const two = (digits = '') => digits.padStart(2, '0');
  const iso = yearSaid ? `${yearSaid}-${two(month)}-${two(day)}T${clock.padStart(5, '0')}${seconds}Z` : text;
  const time = new Date(iso);
  const year = Number.isNaN(time.getTime()) ? 0 : time.getUTCFullYear();
  const isThere = !yearSaid || time.getUTCDate() === Number(day);
  if (year < 1970 || year > 2200 || !isThere)
    throw new Refused('createdAt', phrase('{cell} is not a time such as 2026-01-31T09:30:00Z.', { cell: shown(text) }));
  return time.toISOString();
}

function shown(text: string): string {
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
}
