import { OTHER_LANGUAGES } from '../../shared/languages/languages.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Article } from './article.js';
import { cleanLine, cleanText } from './clean-text.js';
import type { ColumnMapping, Field } from './column-mapping.js';
import {
  Refused,
  readAllergens,
  readCode,
  readCountries,
  readDays,
  readDiet,
  readFlag,
  readGstRate,
  readHandle,
  readHsnCode,
  readLicence,
  readNetQuantity,
  readNutrition,
  readOrigin,
  readPictures,
  readPrice,
  readStatus,
  readTags,
  readTime,
  readVariantPicture,
  readWhole,
} from './read-cells.js';
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
  ingredients: 2_000,
  nutrition: 2_000,
};
/** The texts in other languages may be as long as those in English. */
const IN_ENGLISH = /^(name|category|description)_/;
const MAX_LENGTH_OTHERWISE = 5_000;

const MAX_PIECES = 100_000_000;
const MAX_RATINGS = 1_000_000_000;
/** Levels of categories (spec §3). */
const DEEPEST = 3;

/** Written in place of nothing by programs that make such files. */
const NOTHING = /^(?:nan|null|undefined)$/i;
/** In front of texts that a spreadsheet would take for a formula. */
const GUARDED = /^'+[=+\-@\t\r]/;

/**
 * What an article can do without: a cell that says nothing that could be understood is left out,
 * and the rest is imported.
 */
const OPTIONAL: ReadonlySet<Field> = new Set<Field>([
  ...([
    'oldPrice',
    'netQuantity',
    'loose',
    'rating',
    'ratingCount',
    'diet',
    'countryOfOrigin',
    'shelfLifeDays',
  ] as const),
  ...(['fssaiLicense', 'nutrition', 'featured', 'status', 'tags', 'createdAt', 'pictures', 'variantPicture'] as const),
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
      ...this.said('loose', (text) => ({ isLoose: readFlag(text, 'loose') })),
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
      ...this.said('ingredients', (text) => ({ ingredients: text || null })),
      ...this.said('nutrition', (text) => ({ nutrition: readNutrition(text) })),
      ...this.said('hsnCode', (text) => ({ hsnCode: text ? readHsnCode(text) : null })),
      ...this.said('gstRate', (text) => ({ gstRate: text ? readGstRate(text) : null })),
      ...this.said('featured', (text) => ({ featured: readFlag(text, 'featured') })),
      ...this.given('status', (text) => ({ status: readStatus(text) })),
      ...this.said('countries', (text) => ({ countries: readCountries(text) })),
      ...this.said('tags', (text) => ({ tags: readTags(text) })),
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
