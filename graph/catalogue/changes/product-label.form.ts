import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { readNutrient } from '../label/nutrient.js';
import type { ProductLabel } from '../label/product-label.type.js';
import type { ProductLabelInput } from './catalogue-changes.inputs.js';

const MAX_ALLERGENS = 30;
const MAX_NUTRIENTS = 30;
/** The highest rate that there is, in percent. */
const MAX_GST = 40;
/** Ten years, in days. */
const MAX_SHELF_LIFE = 3_650;
/** Calls a code that no country has by the code itself. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Checks what is said of a label, field by field; what is not said is left out.
 *
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `label.fssaiLicense`
 */
export function readLabelForm(input: ProductLabelInput): Partial<ProductLabel> {
  const form: Partial<ProductLabel> = {};
  if (input.diet !== undefined) form.diet = input.diet;
  if (input.countryOfOrigin !== undefined) form.countryOfOrigin = countryCode(input.countryOfOrigin);
  if (input.shelfLifeDays !== undefined) form.shelfLifeDays = shelfLife(input.shelfLifeDays);
  if (input.manufacturer !== undefined) form.manufacturer = address(input.manufacturer, 'manufacturer');
  if (input.importer !== undefined) form.importer = address(input.importer, 'importer');
  if (input.fssaiLicense !== undefined) form.fssaiLicense = licence(input.fssaiLicense);
  if (input.allergens) form.allergens = allergens(input.allergens);
  if (input.ingredients !== undefined) form.ingredients = ingredients(input.ingredients);
  if (input.nutrition) form.nutrition = nutrition(input.nutrition);
  if (input.hsnCode !== undefined) form.hsnCode = hsnCode(input.hsnCode);
  if (input.gstRate !== undefined) form.gstRate = gstRate(input.gstRate);
  return form;
}

function countryCode(sent: string | null): string | null {
  if (!sent) return null;
  const code = sent.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && COUNTRY_NAMES.of(code) !== code) return code;
  return refuse(phrase('Write a country as its two-letter code, such as IN.'), 'countryOfOrigin');
}

function shelfLife(sent: number | null): number | null {
  if (sent === null || (sent >= 1 && sent <= MAX_SHELF_LIFE)) return sent;
  return refuse(phrase('A shelf life is from 1 to {most} days.', { most: MAX_SHELF_LIFE }), 'shelfLifeDays');
}

function address(sent: string | null, field: 'manufacturer' | 'importer'): string | null {
  return (
    checkedText(sent ?? '', { field: `label.${field}`, called: phrase('The address'), most: 300, least: 0 }) || null
  );
}

function licence(sent: string | null): string | null {
  const digits = sent?.replaceAll(/\s/g, '');
  if (!digits) return null;
  return /^\d{14}$/.test(digits) ? digits : refuse(phrase('An FSSAI licence number has 14 digits.'), 'fssaiLicense');
}

function hsnCode(sent: string | null): string | null {
  const digits = sent?.replaceAll(/[\s.]/g, '');
  if (!digits) return null;
  return /^\d{4,8}$/.test(digits) ? digits : refuse(phrase('An HSN code has 4 to 8 digits.'), 'hsnCode');
}

function gstRate(sent: number | null): number | null {
  if (sent === null || (sent >= 0 && sent <= MAX_GST && Number.isInteger(sent * 100))) return sent;
  return refuse(phrase('GST is from 0 to {most} percent.', { most: MAX_GST }), 'gstRate');
}

function allergens(sent: readonly string[]): string[] {
  if (sent.length > MAX_ALLERGENS)
    return refuse(phrase('A label names at most {most} allergens.', { most: MAX_ALLERGENS }), 'allergens');
  const names = sent.map((name) =>
    checkedText(name, { field: 'label.allergens', called: phrase('An allergen'), most: 60 }),
  );
  return [...new Set(names)];
}

function ingredients(sent: string | null): string | null {
  const text = { field: 'label.ingredients', called: phrase('The ingredients'), most: 2_000, least: 0 };
  return checkedText(sent ?? '', text) || null;
}

function nutrition(sent: readonly string[]): string[] {
  if (sent.length > MAX_NUTRIENTS)
    return refuse(phrase('A label names at most {most} nutrients.', { most: MAX_NUTRIENTS }), 'nutrition');
  return sent.map((line) => {
    const text = checkedText(line, { field: 'label.nutrition', called: phrase('A nutrient'), most: 80 });
    return readNutrient(text) ?? refuse(phrase('Write a nutrient as in Energy: 350 kcal.'), 'nutrition');
  });
}

function refuse(message: Phrase, field: keyof ProductLabel): never {
  throw new ShopError(ErrorCode.BAD_USER_INPUT, message, `label.${field}`);
}
