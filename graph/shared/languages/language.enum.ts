import { registerEnumType } from 'type-graphql';
import { LANGUAGE_CODES, type Language } from './languages.js';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The languages of the shop as the graph spells them: EN for `en`. */
export const LanguageEnum = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language.toUpperCase(), language]),
) as Record<Uppercase<Language>, Language>;

registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'What the shop speaks.',
  valuesConfig: Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language.toUpperCase(), { description: `${NAMES.of(language)}.` }]),
  ),
});
