/**
 * What the shop speaks, each with its name in itself; the first where nothing says otherwise. A
 * partial one has words for some texts only and says the others in English.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'mr', name: 'मराठी', isPartial: true },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];

const BASE_LANGUAGE = LANGUAGES[0].code;

/** How long a browser remembers the language that was chosen. */
const YEAR_S = 31_536_000;

/** Where the routes of a path begin, for the router: `/hi` of `/hi/about`, else nothing. */
export function basenameOf(pathname: string): string {
  const [, first] = pathname.split('/');
  return LANGUAGES.some(({ code }) => code === first && code !== BASE_LANGUAGE) ? `/${first}` : '';
}

/** A path as the routes know it: `/about` of `/hi/about`. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(basenameOf(pathname).length) || '/';
}

/** The path of a page in a language: `/hi/about` of `/about`, `/hi` of `/`. */
export function pathIn(language: Language, path: string): string {
  if (language === BASE_LANGUAGE) return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** Whether search engines are to list pages in a language: a partial one repeats the English. */
export function isListed(language: Language): boolean {
  return LANGUAGES.some((each) => each.code === language && !('isPartial' in each));
}

/**
 * The same page in every language that is listed, for `hreflang`; the first for those who read none
 * of them.
 *
 * @param path as the routes know it
 */
export function alternatesOf(path: string): { hreflang: string; path: string }[] {
  const codes = LANGUAGES.map(({ code }) => code).filter(isListed);
  return [...codes.map((code) => ({ hreflang: code, path: pathIn(code, path) })), { hreflang: 'x-default', path }];
}

/** The language of a code, as far as pages speak it; else that of those who read none. */
export function spoken(language: string): Language {
  return LANGUAGES.find(({ code }) => code === language)?.code ?? BASE_LANGUAGE;
}

/** The language that this page was sent in. */
export const pageLanguage = (): Language => spoken(document.documentElement.lang);

/** Whether this page was sent in Hindi. */
export const isHindi = (): boolean => pageLanguage() === 'hi';

/**
 * The address of a call of the graph or of /api in the language of this page, which the cookie need
 * not know of.
 */
export function callAddress(path: string): string {
  const language = pageLanguage();
  return language === BASE_LANGUAGE ? path : `${path}?lang=${language}`;
}

/**
 * Marks a document that is sent alike to everybody, as that of the desk is, with the language that
 * was chosen.
 */
export function takeUpLanguage(): void {
  const chosen = /(?:^|; )lang=(\w+)(?:;|$)/.exec(document.cookie)?.[1];
  if (LANGUAGES.some(({ code }) => code === chosen)) document.documentElement.lang = chosen ?? '';
}

/**
 * Has the shop speak a language from now on at addresses that name none: by a cookie, which the
 * server reads.
 */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `lang=${language}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
}
