import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages.js';
import { phrase } from '../../shared/languages/phrase.js';
import type {
  CategoryTranslationInput,
  ProductTranslationInput,
  TranslationChanges,
} from '../translations/translation.type.js';

/**
 * Checks what a category is to be called in other languages.
 *
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `translations.0.name`
 */
export function readCategoryTranslations(said: readonly CategoryTranslationInput[]): TranslationChanges<'name'> {
  const changes: TranslationChanges<'name'> = {};
  for (const [index, { language, name }] of said.entries()) {
    const at = `translations.${index}.`;
    if (language === DEFAULT_LANGUAGE) throw isBase(`${at}language`);
    changes[language] = { ...given('name', name, { field: `${at}name`, called: phrase('The name'), most: 80 }) };
  }
  return changes;
}

/**
 * Checks what the texts of a product are to be in other languages.
 *
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `translations.0.description`
 */
export function readProductTranslations(said: readonly ProductTranslationInput[]): TranslationChanges {
  const changes: TranslationChanges = {};
  for (const [index, { language, name, description }] of said.entries()) {
    const at = `translations.${index}.`;
    if (language === DEFAULT_LANGUAGE) throw isBase(`${at}language`);
    const called = { field: `${at}description`, called: phrase('The description'), most: 5_000, hasLines: true };
    changes[language] = {
      ...given('name', name, { field: `${at}name`, called: phrase('The name'), most: 200 }),
      ...given('description', description, called),
    };
  }
  return changes;
}

/** What is said of a text; a blank one is none. */
function given<Text extends string>(
  text: Text,
  sent: string | null | undefined,
  rules: Parameters<typeof checkedText>[1],
): { [text in Text]?: string | null } {
  if (sent === undefined) return {};
  return { [text]: sent?.trim() ? checkedText(sent, rules) : null } as { [text in Text]?: string | null };
}

function isBase(field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Texts in English are those of the thing itself.'), field);
}
