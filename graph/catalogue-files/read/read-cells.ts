import { readNutrient } from '../../catalogue/label/nutrient.js';
import { Diet } from '../../catalogue/label/product-label.type.js';
import { ProductStatus } from '../../catalogue/product-status.js';
import { BETWEEN_TAGS, MAX_TAGS, tooMany } from '../../catalogue/product-tags.js';
import { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { MAX_TAG_LENGTH, normalTag } from '../../shared/input/checked-tags.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import type { Field } from './column-mapping.js';

/** In paise: ₹1,00,00,000. */
const DEAREST = 1_000_000_000;
const MAX_PICTURES = 20;
/** The highest rate of GST that there is, in percent. */
const MAX_GST = 40;

/** Ten years, in days. */
const MAX_SHELF_LIFE = 3_650;

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
const TRUE = /^(?:yes|y|true|1|t)$/i;
const FALSE = /^(?:no|n|false|0|f)?$/i;
/** Calls a code that no country has by the code itself. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const HANDLE = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;

/** What a cell says is not what its column is for. */
export class Refused extends Error {
  constructor(
    readonly column: Field,
    readonly reason: Phrase,
  ) {
    super();
  }
}

/** The handle of a product, of letters, digits and hyphens. @throws Refused where it has none */
export function readHandle(text: string): string {
  const handle = HANDLE.test(text) ? text : text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const trimmed = handle.replace(/^-+|-+$/g, '');
  if (!trimmed) throw new Refused('handle', phrase('A handle has letters or digits.'));
  return trimmed;
}

/**
 * A code as it stands.
 *
 * @throws Refused for one that a spreadsheet took for a number and wrote in short, so that its last
 *   digits are lost
 */
export function readCode(text: string, field: Field): string {
  if (!/^\d(?:[.,]\d+)?E\+\d{2,}$/i.test(text)) return text;
  throw new Refused(
    field,
    phrase('{cell} is a number that a spreadsheet has shortened: format the column as text.', { cell: shown(text) }),
  );
}

/** A price in paise, of rupees as shops write them: `₹1,299`, `Rs. 40`, `12.50`. @throws Refused */
export function readPrice(text: string, field: Field): Paise {
  const number = text.replace(CURRENCY, '').replace(/\s/g, '');
  if (!BARE_NUMBER.test(number))
    throw new Refused(field, phrase('{cell} is not a price in rupees.', { cell: shown(text) }));
  const paise = Math.round(Number(number.replaceAll(',', '')) * 100);
  if (paise <= 0) throw new Refused(field, phrase('A price must be above 0.'));
  if (paise > DEAREST) throw new Refused(field, phrase('A price is at most ₹1,00,00,000.'));
  return asPaise(paise);
}

/** What is in a pack, in grams, millilitres, centimetres or pieces. @throws Refused */
export function readNetQuantity(text: string): { value: number; unit: NetUnit } {
  const [, digits = '', word = ''] = /^(\d{1,8}(?:\.\d{1,3})?) ?(kg|g|ml|l|cm|m|pieces?)$/i.exec(text) ?? [];
  const [unit, times] = NET_UNITS[word.toLowerCase().charAt(0) === 'p' ? 'piece' : word.toLowerCase()] ?? [];
  const value = Number(digits) * (times ?? 0);
  if (unit && value > 0) return { value: Math.round(value * 1_000) / 1_000, unit };
  throw new Refused(
    'netQuantity',
    phrase('{cell} is not a net quantity such as 500 g, 1.5 l, 9 m or 6 pieces.', { cell: shown(text) }),
  );
}

/** A whole number from 0 on. @throws Refused for anything else, and above `most` */
export function readWhole(text: string, field: Field, most: number): number {
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

/** Whether a cell says yes; an empty one says no. @throws Refused for neither */
export function readFlag(text: string, field: Field): boolean {
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  throw new Refused(field, phrase('{cell} is neither yes nor no.', { cell: shown(text) }));
}

/**
 * The names or addresses of pictures, each once; none of an empty cell.
 * Files are parted by bars, semicolons or commas, and by spaces where they are addresses.
 *
 * @throws Refused for too many
 */
export function readPictures(text: string): string[] {
  const list = text.replace(/^\[|\]$/g, '').replace(/["']/g, '');
  const parted = /https?:/i.test(list) ? list.split(/[|;\s]+|,\s*(?=https?:)/i) : list.split(/[|;,]/);
  const names = parted.map((each) => each.trim()).filter(Boolean);
  if (names.length > MAX_PICTURES)
    throw new Refused('pictures', phrase('A product has at most {most} pictures.', { most: MAX_PICTURES }));
  return [...new Set(names)];
}

/** The one picture of a variant; null where none is named. @throws Refused for several */
export function readVariantPicture(text: string): string | null {
  const [name = null, ...others] = readPictures(text);
  if (others.length > 0) throw new Refused('variantPicture', phrase('A variant has at most one picture of its own.'));
  return name;
}

/** Two-letter codes in their order, each once; none where all may buy. @throws Refused */
export function readCountries(text: string): string[] {
  const codes = text
    .toUpperCase()
    .split(/[|;,\s]+/)
    .filter(Boolean);
  if (codes.includes('ALL')) return [];
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code) || code === 'ZZ' || COUNTRY_NAMES.of(code) === code);
  if (wrong) throw new Refused('countries', phrase('{cell} is not a two-letter country code.', { cell: shown(wrong) }));
  return [...new Set(codes)].sort();
}

/** Vegetarian, with egg, or neither. @throws Refused */
export function readDiet(text: string): Diet {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:veg|vegetarian|vegan)$/.test(word)) return Diet.VEG;
  if (/^(?:egg|containsegg|eggetarian)$/.test(word)) return Diet.EGG;
  if (/^non(?:veg|vegetarian)$/.test(word)) return Diet.NON_VEG;
  throw new Refused('diet', phrase('{cell} is none of veg, egg and non-veg.', { cell: shown(text) }));
}

/** Whether shoppers are shown it, in the shop's words or those of Shopify. @throws Refused */
export function readStatus(text: string): ProductStatus {
  const word = text.toLowerCase();
  if (/^(?:published|active)$/.test(word)) return ProductStatus.PUBLISHED;
  if (/^(?:hidden|draft)$/.test(word)) return ProductStatus.HIDDEN;
  if (word === 'archived') return ProductStatus.ARCHIVED;
  throw new Refused('status', phrase('{cell} is none of published, hidden and archived.', { cell: shown(text) }));
}

/** The two-letter code of one country. @throws Refused */
export function readOrigin(text: string): string {
  const [code, ...others] = readCountries(text);
  if (code && others.length === 0) return code;
  throw new Refused('countryOfOrigin', phrase('{cell} is not a two-letter country code.', { cell: shown(text) }));
}

/** A shelf life in days, at least one. @throws Refused */
export function readDays(text: string): number {
  const days = readWhole(text.replace(/ ?days?$/i, ''), 'shelfLifeDays', MAX_SHELF_LIFE);
  if (days === 0) throw new Refused('shelfLifeDays', phrase('A shelf life is at least a day.'));
  return days;
}

/** The 14 digits of an FSSAI licence. @throws Refused */
export function readLicence(text: string): string {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) throw new Refused('fssaiLicense', phrase('An FSSAI licence number has 14 digits.'));
  return digits;
}

/** The 4 to 8 digits of an HSN code. @throws Refused */
export function readHsnCode(text: string): string {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^\d{4,8}$/.test(digits)) throw new Refused('hsnCode', phrase('An HSN code has 4 to 8 digits.'));
  return digits;
}

/** GST in percent, rounded to two digits. @throws Refused */
export function readGstRate(text: string): number {
  const rate = Number(text.replace(/ ?%$/, ''));
  if (rate >= 0 && rate <= MAX_GST) return Math.round(rate * 100) / 100;
  throw new Refused('gstRate', phrase('GST is from 0 to {most} percent.', { most: MAX_GST }));
}

/** Allergens as they are written, each once. */
export function readAllergens(text: string): string[] {
  const names = text.split(/[|;,]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** Tags in lower case, each once, by the alphabet. @throws Refused for too many or too long ones */
export function readTags(text: string): string[] {
  const tags = [...new Set(text.split(BETWEEN_TAGS).map(normalTag).filter(Boolean))];
  if (tags.length > MAX_TAGS) throw new Refused('tags', tooMany());
  if (tags.some((tag) => [...tag].length > MAX_TAG_LENGTH))
    throw new Refused('tags', phrase('It is longer than {most} characters.', { most: MAX_TAG_LENGTH }));
  return tags.toSorted();
}

/**
 * What food holds, parted by bars or semicolons. Such a line may have commas.
 *
 * @throws Refused for what is no name, colon and amount
 */
export function readNutrition(text: string): string[] {
  const lines = text.split(/[|;]/).filter((line) => line.trim());
  return lines.map((line) => {
    const nutrient = readNutrient(line);
    if (nutrient) return nutrient;
    throw new Refused('nutrition', phrase('Write a nutrient as in Energy: 350 kcal.'));
  });
}

/** In India the day comes first; only a month that there is not tells otherwise. */
const IN_FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?[ T]+(\d{1,2}:\d{2})(:\d{2})?)?$/;

/** A time in ISO 8601, of that or of a day in figures, day first. @throws Refused */
export function readTime(text: string): string {
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
