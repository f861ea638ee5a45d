import { LRUCache } from 'lru-cache';
import type { Country } from '../location/country.entity.js';
import type { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../shared/languages/languages.js';
import { fieldsBelow } from '../shared/schema/fields-asked.js';
import { categoryById } from './catalogue.loaders.js';
import { COUNTRY_PART, IMAGE_PART, STOCK_PART, VARIANT_IMAGE_PART, VARIANT_PART } from './catalogue.queries.js';
import type { Category } from './category.entity.js';
import type { ProductLabel } from './label/product-label.type.js';
import { columnsForFields, LABEL_FIELDS, labelIn, PRODUCT_COLUMNS, productColumns } from './product.columns.js';
import type { Product } from './product.entity.js';
import type { ProductVariant } from './variants/product-variant.entity.js';

/**
 * What hangs on a product, as far as it was read with it. A field that finds it here answers at
 * once: a promise for each field of each product takes GraphQL as long as everything else that it
 * does for a listing.
 */
export interface ProductParts {
  variants?: ProductVariant[];
  images?: Image[];
  /** Of the variants that have a picture of their own. */
  variantImages?: Image[];
  card?: ProductCard;
  countries?: Country[];
  label?: ProductLabel;
  /** Pieces that can be sold now; not read where the variants are, which tell it. */
  stock?: number;
  category?: Category | undefined;
  subCategory?: Category | undefined;
}

/** What cards show of other tables; it stands in the row of the product. */
export interface ProductCard {
  /** The first picture, or none. */
  images: Image[];
  /** The labels that there are to choose among. */
  options: Record<keyof Choice, string[]>;
}

/** What a variant is chosen by. */
export type Choice = Pick<ProductVariant, 'size' | 'ram' | 'weight'>;

/** What hangs on a product and can be read with it. */
export type ProductPart = keyof ProductParts;

/** A product as it was read, with its parts or without. */
export type ReadProduct = Product & { parts?: ProductParts };

/**
 * What the statement that reads a product reads besides; categories come from what the process
 * keeps.
 */
const COLUMNS: Partial<Record<ProductPart, string>> = {
  variants: VARIANT_PART,
  images: IMAGE_PART,
  variantImages: VARIANT_IMAGE_PART,
  card: 'p.card',
  countries: COUNTRY_PART,
  stock: STOCK_PART,
};

/** Which fields of a product need what hangs on it. */
const PART_OF_FIELD: Record<string, ProductPart> = {
  category: 'category',
  subCategory: 'subCategory',
  countInStock: 'stock',
  variants: 'variants',
  'variants.image': 'variantImages',
  sizes: 'card',
  ramOptions: 'card',
  weightOptions: 'card',
  images: 'images',
  'images:1': 'card',
  countries: 'countries',
  label: 'label',
  labelGaps: 'label',
};

/**
 * What to read with products of which these fields are asked for. Each part that is read with its
 * products saves a statement of its own, which would be a quarter of the time that a listing takes.
 */
function partsFor(fields: Iterable<string>): ReadonlySet<ProductPart> {
  const parts = new Set([...fields].map((field) => PART_OF_FIELD[field]).filter((part) => part !== undefined));
  if (parts.has('variants')) parts.delete('stock');
  return parts;
}

/** What is read of products with the statement that reads them. */
export interface ProductSelection {
  /** The list of columns of a statement that reads `product p`, those of the parts included. */
  columns: string;
  parts: ReadonlySet<ProductPart>;
}

/** What of a page of products is read with its one statement. */
export interface PageSelection extends ProductSelection {
  /** How many the whole list holds. */
  total: boolean;
  /** What its cursors are made of. */
  cursors: boolean;
}

/** The whole rows of products, with these parts. */
export function wholeProducts(...parts: ProductPart[]): ProductSelection {
  const chosen = new Set(parts);
  return { columns: PRODUCT_COLUMNS + partColumns(chosen), parts: chosen };
}

/** The fields of a page that are cursors. */
const CURSORS = ['edges.cursor', 'pageInfo.startCursor', 'pageInfo.endCursor'];

/** What was worked out for fields, by the language that is asked in. */
type Known<Selection> = Record<Language, WeakMap<ReadonlySet<string>, Selection>>;
const knownInLanguages = <Selection>() =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, new WeakMap()])) as Known<Selection>;

const productSelection = knownInLanguages<ProductSelection>();
const pageSelection = knownInLanguages<PageSelection>();

/** What to read with products of which these fields are asked for, see `fieldsAsked`. */
export function productSelectionOf({ language }: Asking, fields: ReadonlySet<string>): ProductSelection {
  const wants = productSelection[language].get(fields) ?? wantsFor(fields, language);
  productSelection[language].set(fields, wants);
  return wants;
}

/**
 * What to read with the products of a list below a field, with further fields that the shop itself
 * looks at.
 */
export function productSelectionBelow(
  { language }: Asking,
  fields: ReadonlySet<string>,
  above: string,
  further: readonly string[],
): ProductSelection {
  const wants =
    productSelection[language].get(fields) ?? wantsFor([...fieldsBelow(fields, above), ...further], language);
  productSelection[language].set(fields, wants);
  return wants;
}

/** What to read with a page of which these fields are asked for, see `fieldsAsked`. */
export function pageSelectionOf({ language }: Asking, fields: ReadonlySet<string>): PageSelection {
  const wants = pageSelection[language].get(fields) ?? {
    ...wantsFor([...fieldsBelow(fields, 'nodes'), ...fieldsBelow(fields, 'edges.node')], language),
    total: fields.has('totalCount'),
    cursors: CURSORS.some((cursor) => fields.has(cursor)),
  };
  pageSelection[language].set(fields, wants);
  return wants;
}

/** What is needed of a request's context. */
type Asking = Pick<Context, 'language'>;

/** The fields of a product that are texts in the language of the request. */
const TRANSLATED = new Set(['name', 'description']);

function wantsFor(fields: Iterable<string>, language: Language): ProductSelection {
  const parts = partsFor(fields);
  // What lies below a field has a dot.
  const own = [...fields].filter((field) => !field.includes('.'));
  if (language !== DEFAULT_LANGUAGE && own.some((field) => TRANSLATED.has(field))) own.push('translations');
  // Cards show the mark of food alone; the rest of a label is longer than all else that they show.
  const all = new Set(fields);
  const ofLabel = all.has('labelGaps') ? LABEL_FIELDS : LABEL_FIELDS.filter((field) => all.has(`label.${field}`));
  return { columns: columnsForFields(own) + partColumns(parts, ofLabel), parts };
}

/**
 * Further columns of a statement that reads `product p`; begins with a comma unless it is empty.
 *
 * @param ofLabel what of a label is read, where that is one of the parts
 */
function partColumns(parts: ReadonlySet<ProductPart>, ofLabel = LABEL_FIELDS): string {
  const read = [...parts].flatMap((part) => (COLUMNS[part] ? `(${COLUMNS[part]}) AS "${part}Part"` : []));
  if (parts.has('label') && ofLabel.length > 0) read.push(productColumns(...ofLabel));
  return read.map((columns) => `, ${columns}`).join('');
}

/** The most cards that are kept as they were read, of a kilobyte or two each. */
const MAX_CARDS = 2_000;

/**
 * Cards by their texts, since lists of many requests hold the same ones. All of them share what is
 * kept: no caller may change it.
 */
const cards = new LRUCache<string, ProductCard>({ max: MAX_CARDS, memoMethod: readCard });

/** @param text holds the choices of the variants that have a label, in their order */
function readCard(text: string): ProductCard {
  const { images, choices }: { images: Image[]; choices: Choice[] } = JSON.parse(text);
  const [size, ram, weight] = [labelsOf(choices, 'size'), labelsOf(choices, 'ram'), labelsOf(choices, 'weight')];
  return { images, options: { size, ram, weight } };
}

/** The labels that there are to choose among, each once, in the order of the choices. */
export function labelsOf(choices: readonly Choice[], option: keyof Choice): string[] {
  return [...new Set(choices.map((choice) => choice[option]).filter((label) => label !== null))];
}

/** Attaches the relations of products: what `partColumns` read with them, and their categories. */
export async function attachRelations(
  ctx: Context,
  rows: readonly Product[],
  parts: ReadonlySet<ProductPart>,
): Promise<void> {
  if (parts.size === 0) return;
  const { columns, categories } = attachedOf.get(parts) ?? attachedFor(parts);
  const [first] = rows;
  const ofLabel = first && parts.has('label') ? LABEL_FIELDS.filter((field) => field in first) : null;
  for (const row of rows as (ReadProduct & Record<string, unknown>)[]) {
    const read: Partial<Record<ProductPart, unknown>> = {};
    for (const { part, column } of columns)
      read[part] = part === 'card' ? cards.memo(row[column] as string) : (row[column] ?? []);
    if (ofLabel) read.label = labelIn(row, ofLabel);
    row.parts = read as ProductParts;
    for (const image of row.parts.variantImages ?? []) imageById(ctx).prime(image.id, image);
  }
  if (categories.length > 0) await attachCategories(ctx, rows, categories);
}

/** Where parts come from: columns of the row itself, and the categories that it names. */
interface Attached {
  columns: readonly { part: ProductPart; column: string }[];
  categories: readonly (typeof CATEGORY_PARTS)[number][];
}

/** What was worked out for the parts of a selection, which is the same for all who ask alike. */
const attachedOf = new WeakMap<ReadonlySet<ProductPart>, Attached>();

function attachedFor(parts: ReadonlySet<ProductPart>): Attached {
  const attached = {
    columns: [...parts].filter((part) => COLUMNS[part]).map((part) => ({ part, column: `${part}Part` })),
    categories: CATEGORY_PARTS.filter(({ part }) => parts.has(part)),
  };
  attachedOf.set(parts, attached);
  return attached;
}

const CATEGORY_PARTS = [
  { key: 'categoryId', part: 'category' },
  { key: 'subCategoryId', part: 'subCategory' },
] as const;

async function attachCategories(
  ctx: Context,
  rows: readonly ReadProduct[],
  wanted: readonly (typeof CATEGORY_PARTS)[number][],
): Promise<void> {
  const byId = new Map<string, Category | undefined>();
  for (const row of rows)
    for (const { key } of wanted) {
      const id = row[key];
      if (id !== null) byId.set(id, undefined);
    }
  const ids = [...byId.keys()];
  const found = await categoryById.loadAll(ctx, ids);
  for (const [index, id] of ids.entries()) byId.set(id, found[index]);
  for (const row of rows)
    for (const { key, part } of wanted) {
      const id = row[key];
      if (row.parts) row.parts[part] = id === null ? undefined : byId.get(id);
    }
}
