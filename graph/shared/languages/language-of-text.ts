import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGE_CODES, type Language } from './languages.js';

/** A letter of the script in which each language is written. */
const LETTER_OF = inEachLanguage(
  (language) => new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u'),
);

/**
 * What a visitor who typed a text is answered in: the visitor's language, unless the text has
 * letters of another script, which is answered in the first language of the shop that is written in
 * it. Words in Latin letters say nothing, since Hindi is typed in them as well.
 *
 * @param asked the language of the visitor
 */
export function languageOfText(text: string, asked: Language): Language {
  const fits = (language: Language) => language !== DEFAULT_LANGUAGE && LETTER_OF[language].test(text);
  return [asked, ...LANGUAGE_CODES].find(fits) ?? asked;
}
