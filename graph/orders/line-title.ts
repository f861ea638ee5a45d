import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '../shared/languages/languages.js';

/** What a product was called when it was bought, in the language that it was bought in. */
export type Titles = { readonly [language in OtherLanguage]?: string };

/** What a line was called in a language; in English where it was bought in another. */
export function lineTitleIn(language: Language, line: { productTitle: string; titles: Titles }): string {
  return (language !== DEFAULT_LANGUAGE && line.titles[language]) || line.productTitle;
}
