import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import type { ProductLabel } from '../label/product-label.type.js';
import { readTags } from '../product-tags.js';
import { MAX_PIECES } from '../stock/stock.service.js';
import type { TranslationChanges } from '../translations/translation.type.js';
import type { NetQuantity } from '../variants/net-quantity.type.js';
import type { ImageTextInput, ProductInput, VariantInput } from './catalogue-changes.inputs.js';
import { readLabelForm } from './product-label.form.js';
import { type Publishing, readPublishing } from './publish-product.js';
import { readProductTranslations } from './translation.form.js';

const MAX_VARIANTS = 100;
const MAX_PICTURES = 20;
const MAX_PICTURE_TEXT = 200;
const MAX_COUNTRIES = 250;
/** Grams, millilitres, pieces or centimetres. */
const MAX_NET = 100_000_000;

/** A choice of a product that was checked field by field. */
export interface VariantForm {
  /** The variant to change; null: whichever fits, else a new one. */
  id: string | null;
  sku: string | null;
  /** Options; null: none, undefined: as they are, none in a new one. */
  size: string | null | undefined;
  ram: string | null | undefined;
  weight: string | null | undefined;
  pricePaise: Paise;
  oldPricePaise: Paise | null;
  /** Null: what its weight or size says; undefined: stays as it is. */
  netQuantity?: NetQuantity | null | undefined;
  /** Whether it is sold loose; undefined: stays as it is. */
  isLoose?: boolean | undefined;
  /** Null: the product's pictures show it; undefined: stays as it is. */
  imageId?: string | null | undefined;
  /** Null: stays as it is, 0 in a new one. */
  countInStock: number | null;
}

/** A product that was checked field by field; what is undefined was not said. */
export interface ProductForm {
  name: string;
  brand: string;
  description: string | undefined;
  /** What is said of its texts in other languages. */
  translations: TranslationChanges;
  categoryId: string;
  /** Null: none. */
  subCategoryId: string | null | undefined;
  featured: boolean | undefined;
  /** Whether and when it is to be shown. */
  publishing: Publishing;
  countries: string[] | undefined;
  imageIds: string[] | undefined;
  /** All its tags. */
  tags: string[] | undefined;
  /** What is said of what pictures show. */
  imageTexts: { imageId: string; alt: string }[];
  /** What was said of the label. */
  label: Partial<ProductLabel>;
  /** All choices, the default one first. */
  variants: VariantForm[];
  /** True when only the default choice was spoken of, by the fields of the product itself. */
  isDefaultOnly: boolean;
}

/**
 * Checks every field of a product by itself, in the order of the form.
 *
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `variants.2.price`
 */
export function readProductForm(input: ProductInput): ProductForm {
  const { description, featured, countries, images } = input;
  return {
    name: checkedText(input.name, { field: 'name', called: phrase('The name'), most: 200 }),
    description: description
      ? checkedText(description, {
          field: 'description',
          called: phrase('The description'),
          most: 5_000,
          least: 0,
          hasLines: true,
        })
      : (description ?? undefined),
    translations: readProductTranslations(input.translations ?? []),
    brand: checkedText(input.brand, { field: 'brand', called: phrase('The brand'), most: 100 }),
    categoryId: readId(input.categoryId) ?? refuse(phrase('There is no such top category.'), 'categoryId'),
    subCategoryId: input.subCategoryId
      ? (readId(input.subCategoryId) ??
        refuse(phrase('The sub-category is not part of the category.'), 'subCategoryId'))
      : input.subCategoryId,
    featured: featured ?? undefined,
    publishing: readPublishing(input),
    countries: countries ? countryCodes(countries) : undefined,
    imageIds: images ? pictureIds(images) : undefined,
    tags: input.tags ? readTags(input.tags, 'tags') : undefined,
    imageTexts: pictureTexts(input.imageTexts ?? []),
    label: input.label ? readLabelForm(input.label) : {},
    variants: variantForms(input),
    isDefaultOnly: !input.variants,
  };
}

function variantForms(input: ProductInput): VariantForm[] {
  const { variants, price, oldPrice, countInStock, sku } = input;
  if (!variants) {
    if (price === null || price === undefined) return refuse(phrase('Send a price, or variants.'), 'price');
    return [variantForm({ price, oldPrice, countInStock, sku }, '')];
  }
  if (variants.length === 0) return refuse(phrase('A product needs at least one variant.'), 'variants');
  if (variants.length > MAX_VARIANTS) {
    return refuse(phrase('A product can have at most {most} variants.', { most: MAX_VARIANTS }), 'variants');
  }
  const forms = variants.map((variant, index) => variantForm(variant, `variants.${index}.`));
  refuseTwins(forms, ({ sku: number }) => number, phrase('Two variants have the same SKU.'));
  refuseTwins(forms, ({ id }) => id, phrase('A variant is named twice.'));
  return forms;
}

function variantForm(variant: VariantInput, at: string): VariantForm {
  const { id, price, oldPrice = null, countInStock = null } = variant;
  const prices = checkedPrices(price, oldPrice, at);
  if (countInStock !== null && !(countInStock >= 0 && countInStock <= MAX_PIECES)) {
    return refuse(phrase('The stock must be from 0 to {most}.', { most: MAX_PIECES }), `${at}countInStock`);
  }
  const option = (name: 'size' | 'ram' | 'weight') =>
    variant[name] === undefined
      ? undefined
      : checkedText(variant[name] ?? '', { field: at + name, called: phrase('An option'), most: 40, least: 0 }) || null;
  return {
    id: id ? (readId(id) ?? refuse(phrase('The product has no such variant.'), `${at}id`)) : null,
    sku: articleNumber(variant.sku, `${at}sku`),
    size: option('size'),
    ram: option('ram'),
    weight: option('weight'),
    ...prices,
    netQuantity: variant.netQuantity && measured(variant.netQuantity, `${at}netQuantity`),
    isLoose: variant.isLoose ?? undefined,
    imageId: variant.image && pictureId(variant.image, `${at}image`),
    countInStock,
  };
}

/**
 * What a variant costs and what is struck through beside it.
 *
 * @param at what stands before the names of the fields, such as `variants.2.`
 * @throws ShopError BAD_USER_INPUT for a price of 0, or above the old one
 */
export function checkedPrices(
  pricePaise: Paise,
  oldPricePaise: Paise | null,
  at: string,
): { pricePaise: Paise; oldPricePaise: Paise | null } {
  if (pricePaise <= 0) return refuse(phrase('The price must be above 0.'), `${at}price`);
  if (oldPricePaise !== null && pricePaise > oldPricePaise) {
    return refuse(phrase('The price must not be above the old price.'), `${at}oldPrice`);
  }
  // An old price that is no higher would be shown struck through for nothing.
  return { pricePaise, oldPricePaise: oldPricePaise !== null && oldPricePaise > pricePaise ? oldPricePaise : null };
}

function measured({ value, unit }: NetQuantity, field: string): NetQuantity {
  const rounded = Math.round(value * 1_000) / 1_000;
  if (rounded > 0 && rounded <= MAX_NET) return { value: rounded, unit };
  return refuse(phrase('The net quantity must be above 0 and at most {most}.', { most: MAX_NET }), field);
}

function articleNumber(sent: string | null | undefined, field: string): string | null {
  if (!sent?.trim()) return null;
  const sku = checkedText(sent, { field, called: phrase('The SKU'), most: 64 });
  if (/^[\p{L}\p{N}\p{M}._/-]+$/u.test(sku)) return sku;
  return refuse(phrase('A SKU is made of letters, digits, and . _ / -.'), field);
}

function countryCodes(codes: readonly string[]): string[] {
  if (codes.length > MAX_COUNTRIES) return refuse(phrase('There are fewer countries than that.'), 'countries');
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))];
}

function pictureIds(ids: readonly string[]): string[] {
  if (ids.length > MAX_PICTURES)
    return refuse(phrase('A product can have at most {most} pictures.', { most: MAX_PICTURES }), 'images');
  return [...new Set(ids.map((id) => pictureId(id, 'images')))];
}

function pictureTexts(texts: readonly ImageTextInput[]): ProductForm['imageTexts'] {
  if (texts.length > MAX_PICTURES)
    return refuse(phrase('A product can have at most {most} pictures.', { most: MAX_PICTURES }), 'imageTexts');
  return texts.map(({ image, alt }, index) => {
    const at = `imageTexts.${index}.`;
    const rules = { field: `${at}alt`, called: phrase('The text of a picture'), most: MAX_PICTURE_TEXT, least: 0 };
    return { imageId: pictureId(image, `${at}image`), alt: checkedText(alt, rules) };
  });
}

function pictureId(id: string, field: string): string {
  return readId(id) ?? refuse(phrase('There is no such picture.'), field);
}

/** Refuses choices between which no shopper could choose. @throws ShopError BAD_USER_INPUT */
export function refuseSameOptions(variants: readonly Partial<Pick<VariantForm, 'size' | 'ram' | 'weight'>>[]): void {
  const keyOf = ({ size, ram, weight }: (typeof variants)[number]) =>
    JSON.stringify([size ?? null, ram ?? null, weight ?? null]);
  refuseTwins(variants, keyOf, phrase('Two variants have the same options.'));
}

function refuseTwins<Form>(forms: readonly Form[], keyOf: (form: Form) => string | null, message: Phrase): void {
  const keys = forms.map(keyOf).filter((key) => key !== null);
  if (new Set(keys).size < keys.length) refuse(message, 'variants');
}

function refuse(message: Phrase, field: string): never {
  throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
}
