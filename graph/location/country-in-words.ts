import type { Language } from '../shared/languages/languages.js';

const names = new Map<Language, Intl.DisplayNames>();

/** What a country is called in a language, e.g. 'India' of IN; its code where it has no name. */
export function countryInWords(iso2: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(iso2) ?? iso2;
}
