import { inEachLanguage, LANGUAGES, type Language } from './languages.js';

/**
 * What writes days, one for each language, with the month as it is read in it: 'Nov 28, 2026', in
 * Hindi '28 नवंबर 2026'. The day is India's unless `parts` name another zone.
 *
 * @param parts what is written besides day, month and year, or otherwise
 */
export function dayFormats(parts: Intl.DateTimeFormatOptions = {}): Record<Language, Intl.DateTimeFormat> {
  return inEachLanguage((language) => {
    const { locale, month } = LANGUAGES[language];
    return new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      ...{ year: 'numeric', month, day: 'numeric' },
      ...parts,
    });
  });
}
