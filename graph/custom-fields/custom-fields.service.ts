import type { Context } from '../shared/context.js';
import type { CustomEntity, CustomField, CustomValue } from '../shared/custom-field.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import type {
  CustomFieldDefinition,
  CustomFieldFilter,
  CustomFieldInput,
  CustomFieldValue,
} from './custom-field.type.js';

/**
 * What a thing has in the fields that were added to it, by their names; what it has nothing in is
 * absent.
 */
export type CustomValues = Record<string, CustomValue>;

const MAX_TEXT_LENGTH = 500;
const MAX_FILTER_VALUES = 100;

/** The fields that were added to a kind of thing, in the order of the extensions. */
function fieldsOf(ctx: Context, entity: CustomEntity): readonly CustomField[] {
  return ctx.customFields.filter((field) => field.entity === entity);
}

/** Whether anything was added to a kind of thing, so that it is worth to read what rows have. */
export function isExtended(ctx: Context, entity: CustomEntity): boolean {
  return ctx.customFields.some((field) => field.entity === entity);
}

/** The fields of a kind of thing, in words of the visitor, who sees those that are public. */
export function listDefinitions(ctx: Context, entity: CustomEntity): CustomFieldDefinition[] {
  return shownTo(ctx, entity).map((field) => ({
    name: field.name,
    label: say(field.label, ctx.language),
    type: field.type,
    choices: choicesOf(field).map((value) => ({ value, text: textOf(ctx, field, value) })),
    isPublic: field.isPublic,
    isFilter: field.isFilter ?? false,
    isFacet: field.isFacet ?? false,
    isEditable: seesAll(ctx) || field.editable === 'shopper',
  }));
}

/** The values that a field may have, as rows keep them; none where they are not counted out. */
function choicesOf({ type, values = [] }: CustomField): readonly string[] {
  return type === 'yesNo' ? ['true', 'false'] : values;
}

/** A field of products whose values lists count, in words of the visitor. */
export interface FacetField {
  name: string;
  label: string;
  /** In the order to show them. */
  values: readonly string[];
  textOf: (value: string) => string;
}

/** The fields of products whose values lists count. */
export function facetFieldsOf(ctx: Context): FacetField[] {
  return fieldsOf(ctx, 'Product')
    .filter(({ isFacet }) => isFacet)
    .map((field) => ({
      name: field.name,
      label: say(field.label, ctx.language),
      values: choicesOf(field),
      textOf: (value) => textOf(ctx, field, value),
    }));
}

/** Those who run the shop see what is not public, too. */
function seesAll({ viewer, apiKey }: Context): boolean {
  return viewer?.role != null || apiKey !== null;
}

function shownTo(ctx: Context, entity: CustomEntity): readonly CustomField[] {
  const isAllShown = seesAll(ctx);
  return fieldsOf(ctx, entity).filter(({ isPublic }) => isAllShown || isPublic);
}

/** What a thing has in them, as a page shows it to the visitor. */
export function shownValuesOf(ctx: Context, entity: CustomEntity, values: CustomValues): CustomFieldValue[] {
  return shownTo(ctx, entity).flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    const label = say(field.label, ctx.language);
    return [{ name: field.name, label, value: String(value), text: textOf(ctx, field, value) }];
  });
}

function textOf({ language }: Context, field: CustomField, value: CustomValue): string {
  if (field.type === 'yesNo') return say(String(value) === 'true' ? phrase('Yes') : phrase('No'), language);
  const words = field.texts?.[String(value)];
  return words ? say(words, language) : inWords(String(value));
}

/** MILD_HOT is Mild hot, where no label is given. */
function inWords(value: string): string {
  if (!/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
  return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');
}

/**
 * Checks what fields are to have, one by one.
 *
 * @param isOwnOf whether a shopper writes what is theirs: then only fields that say so are taken
 * @returns what was said: null stands for nothing
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `customFields.spiceLevel`; FORBIDDEN
 *   for a field that is the owner's to write
 */
export function readCustomForm(
  ctx: Context,
  entity: CustomEntity,
  sent: readonly CustomFieldInput[],
  isOwnOf = false,
): Record<string, CustomValue | null> {
  const fields = new Map(fieldsOf(ctx, entity).map((field) => [field.name, field]));
  return Object.fromEntries(
    sent.map(({ name, value }) => {
      const field = fields.get(name) ?? refuse(name, phrase('There is no field {name}.', { name }));
      if (isOwnOf && field.editable !== 'shopper') {
        const said = phrase('{field} is for the shop to say.', { field: field.label });
        throw new ShopError(ErrorCode.FORBIDDEN, said, `customFields.${name}`);
      }
      const text = value?.trim() ?? '';
      return [name, text === '' ? null : readValue(field, text)];
    }),
  );
}

/** A value as a row keeps it. @throws ShopError BAD_USER_INPUT, naming the field */
function readValue(field: CustomField, text: string): CustomValue {
  const { name, type, values = [] } = field;
  const called = field.label.en;
  switch (type) {
    case 'enum':
      return values.includes(text)
        ? text
        : refuse(name, phrase('{called} is one of {values}.', { called, values: values.join(', ') }));
    case 'text':
      return text.length <= MAX_TEXT_LENGTH
        ? text
        : refuse(name, phrase('{called} can have at most {most} letters.', { called, most: MAX_TEXT_LENGTH }));
    case 'whole':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : refuse(name, phrase('{called} is a whole number.', { called }));
    case 'number':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(text)
        ? Number(text)
        : refuse(name, phrase('{called} is a number.', { called }));
    case 'yesNo':
      return text === 'true' || text === 'false'
        ? text === 'true'
        : refuse(name, phrase('{called} is true or false.', { called }));
    case 'date':
      return isDay(text) ? text : refuse(name, phrase('{called} is a day such as 2026-11-24.', { called }));
  }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Checks what a list is narrowed to.
 *
 * @throws ShopError BAD_USER_INPUT for a field that is no filter, and for a value that it never has
 */
export function readCustomFilter(
  ctx: Context,
  entity: CustomEntity,
  filters: readonly CustomFieldFilter[],
): { name: string; values: string[] }[] {
  if (filters.length === 0) return [];
  const fields = new Map(fieldsOf(ctx, entity).map((field) => [field.name, field]));
  return filters.map(({ name, values }) => {
    const field = fields.get(name);
    if (!field?.isFilter) return refuse(name, phrase('There is no filter called {name}.', { name }));
    if (values.length === 0 || values.length > MAX_FILTER_VALUES)
      refuse(name, phrase('A filter takes 1 to {most} values.', { most: MAX_FILTER_VALUES }));
    return { name, values: values.map((value) => String(readValue(field, value))) };
  });
}

function refuse(name: string, message: Phrase): never {
  throw new ShopError(ErrorCode.BAD_USER_INPUT, message, `customFields.${name}`);
}
