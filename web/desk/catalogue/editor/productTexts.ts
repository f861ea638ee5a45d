import type { DeskProductDraftFragment, Diet, ProductInput, ProductStatus } from '../../../gql/graphql';
import { LANGUAGES } from '../../../lib/language';

/**
 * What stands in the boxes of the editor, by their names: those by which the graph names what it
 * refuses, with the key of a variant or picture in place of its number.
 */
export type Texts = Readonly<Record<string, string>>;

/** Reads a box; empty where there is nothing in it. */
export type TextOf = (field: string) => string;

type Product = DeskProductDraftFragment;

/** A category to choose, at any level. */
export interface Place {
  id: string;
  /** The top category that it lies in, itself included. */
  topId: string;
  /** Its name behind those above it. */
  label: string;
}

/** The languages beside English, as the graph spells them. */
export const OTHER_LANGUAGES = LANGUAGES.slice(1).map(({ code, name }) => ({
  language: code.toUpperCase() as Uppercase<typeof code>,
  code,
  called: name,
}));

const LABEL_TEXTS = [
  ...(['countryOfOrigin', 'manufacturer', 'importer', 'fssaiLicense', 'ingredients', 'hsnCode'] as const),
] as const;

/** How the boxes of fields begin that extensions have added. */
export const CUSTOM = 'customFields.';

/** What stands in the boxes, and in which of them something else than is kept. */
interface Typed {
  textOf: TextOf;
  changed: readonly string[];
}

/** Lists of keys stand in one box; no key has a blank. */
export const listOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** What stands in one box with marks between. */
const partsOf = (text: string, between: string | RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** Tags as they are typed, with commas between; no tag has one, nor a semicolon or bar. */
export const tagsOf = (text: string): string[] => partsOf(text, /[,;|]/);

/** What is kept of a product, box by box; of none, what a new one begins with. */
export function textsOf(product: Product | null): Texts {
  if (!product) return { variants: 'new-1', status: 'PUBLISHED' };
  const { label } = product;
  const texts: Record<string, string | number | null | undefined> = {
    name: product.inEnglish,
    brand: product.brand,
    description: product.inEnglishAtLength,
    place: product.subCategory?.id ?? product.category.id,
    featured: product.featured ? 'yes' : '',
    status: product.status,
    publishAt: product.publishAt ? localMoment(new Date(product.publishAt)) : '',
    tags: product.tags.join(', '),
    images: product.images.map(({ id }) => id).join(' '),
    variants: product.variants.map(({ id }) => id).join(' '),
    'label.diet': label.diet,
    'label.shelfLifeDays': label.shelfLifeDays,
    'label.gstRate': label.gstRate,
    'label.allergens': label.allergens.join(', '),
    'label.nutrition': label.nutrition.join('\n'),
  };
  for (const field of LABEL_TEXTS) texts[`label.${field}`] = label[field];
  for (const { id, alt } of product.images) texts[`imageTexts.${id}`] = alt;
  for (const { name, value } of product.customFields) texts[`customFields.${name}`] = value;
  for (const { language, name, description } of product.translations) {
    texts[`translations.${language}.name`] = name;
    texts[`translations.${language}.description`] = description;
  }
  for (const { id, weight, size, ram, sku, isLoose, price, oldPrice, stock } of product.variants) {
    texts[`variants.${id}.isLoose`] = isLoose ? 'yes' : '';
    // Of what is hidden nothing can be sold, and all of it is there.
    const countInStock = stock && stock.onHand - stock.reserved - stock.withheld;
    for (const [field, text] of Object.entries({ weight, size, ram, sku, price, oldPrice, countInStock }))
      texts[`variants.${id}.${field}`] = text;
  }
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, String(text ?? '')]));
}

/** A moment as the box for one says it, in the time of the browser, such as 2026-11-26T09:30. */
export function localMoment(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** When it is to be published by itself; null for what is not hidden until then. */
function timeOf(textOf: TextOf): string | null {
  const typed = textOf('status') === 'HIDDEN' && textOf('publishAt');
  return typed ? new Date(typed).toISOString() : null;
}

/** A number as it is typed in India, with commas between thousands and lakhs; NaN for none. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(/[,₹\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

const numberOrNull = (text: string) => (text.trim() ? numberOf(text) : null);

/**
 * What the boxes say, as the graph takes it. What no box is about stays as it is; so do pieces that
 * were not counted here, since they are sold meanwhile.
 */
export function inputOf(
  typed: Typed,
  { product, places }: { product: Product | null; places: readonly Place[] },
): ProductInput {
  const { textOf, changed } = typed;
  const place = places.find(({ id }) => id === textOf('place'));
  const label = (field: string) => textOf(`label.${field}`);
  const images = listOf(textOf('images'));
  return {
    ...(product ? { id: product.id, expectedVersion: product.version } : {}),
    name: textOf('name'),
    brand: textOf('brand'),
    description: textOf('description'),
    categoryId: place?.topId ?? '',
    subCategoryId: place && place.id !== place.topId ? place.id : null,
    featured: textOf('featured') !== '',
    status: textOf('status') as ProductStatus,
    publishAt: timeOf(textOf),
    tags: tagsOf(textOf('tags')),
    images,
    imageTexts: images
      .filter((id) => changed.includes(`imageTexts.${id}`))
      .map((image) => ({ image, alt: textOf(`imageTexts.${image}`) })),
    variants: listOf(textOf('variants')).map((key) => variantOf(key, typed)),
    label: {
      ...Object.fromEntries(LABEL_TEXTS.map((field) => [field, label(field) || null])),
      diet: (label('diet') as Diet) || null,
      shelfLifeDays: numberOrNull(label('shelfLifeDays')),
      gstRate: numberOrNull(label('gstRate')),
      allergens: partsOf(label('allergens'), ','),
      nutrition: partsOf(label('nutrition'), '\n'),
    },
    translations: OTHER_LANGUAGES.map(({ language }) => ({
      language,
      name: textOf(`translations.${language}.name`),
      description: textOf(`translations.${language}.description`),
    })),
    customFields: changed
      .filter((field) => field.startsWith(CUSTOM))
      .map((field) => ({ name: field.slice(CUSTOM.length), value: textOf(field) || null })),
  };
}

function variantOf(key: string, { textOf, changed }: Typed) {
  const box = (field: string) => textOf(`variants.${key}.${field}`);
  const isNew = key.startsWith('new-');
  return {
    ...(isNew ? {} : { id: key }),
    ...{ weight: box('weight') || null, size: box('size') || null, ram: box('ram') || null, sku: box('sku') || null },
    isLoose: box('isLoose') !== '',
    ...{ price: numberOf(box('price')), oldPrice: numberOrNull(box('oldPrice')) },
    ...(isNew || changed.includes(`variants.${key}.countInStock`)
      ? { countInStock: numberOrNull(box('countInStock')) ?? 0 }
      : {}),
  };
}

/** The box that a refusal of the graph is about, which names variants and pictures by number. */
export function boxOfRefusal(field: string, { imageTexts, variants }: ProductInput, keys: readonly string[]): string {
  const [list, number = '', ...rest] = field.split('.');
  if (field === 'categoryId' || field === 'subCategoryId') return 'place';
  if (list === 'variants' && number) {
    // A product that was in packs may be without: then the price is spoken of by itself.
    const key = keys[Number(number)] ?? keys[0];
    return `variants.${key}.${rest.join('.')}`;
  }
  if (list === 'imageTexts' && number) return `imageTexts.${imageTexts?.[Number(number)]?.image}`;
  if (list === 'translations' && number)
    return `translations.${OTHER_LANGUAGES[Number(number)]?.language}.${rest.join('.')}`;
  return variants ? field : 'variants';
}
