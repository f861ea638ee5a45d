/**
 * What the shop speaks, the first where nothing says otherwise: the name of each in itself, and as
 * those call it who show a link to a page.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en_IN' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi_IN' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];

const BASE_LANGUAGE = LANGUAGES[0].code;

/**
 * The cookie that holds the language where an address names none; without it that is English. The
 * server reads it too.
 */
const COOKIE = 'lang';
const YEAR_S = 31_536_000;

/** How the addresses of pages in a language begin: `/hi`; those in English as they are. */
const prefixOf = (language: Language) => (language === BASE_LANGUAGE ? '' : `/${language}`);

/** Where the routes of a path begin, for the router: `/hi` of `/hi/about`, else nothing. */
export function basenameOf(pathname: string): string {
  const prefixes = LANGUAGES.map(({ code }) => prefixOf(code));
  return prefixes.find((prefix) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) ?? '';
}

/** A path as the routes know it: `/about` of `/hi/about`. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(basenameOf(pathname).length) || '/';
}

/** The path of a page in a language: `/hi/about` of `/about`, `/hi` of `/`. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix && path === '/' ? prefix : prefix + path;
}

/**
 * The same page in every language, for `hreflang`; the first for those who read none of them.
 *
 * @param path as the routes know it
 */
export function alternatesOf(path: string): { hreflang: string; path: string }[] {
  const each = LANGUAGES.map(({ code }) => ({ hreflang: code, path: pathIn(code, path) }));
  return [...each, { hreflang: 'x-default', path }];
}

/** The language that this page was sent in. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find(({ code }) => code === lang)?.code ?? BASE_LANGUAGE;
}

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

/** Has the shop speak a language from now on at addresses that name none. */
export function rememberLanguage(language: Language): void {
  const isBase = language === BASE_LANGUAGE;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${COOKIE}=${isBase ? '' : language}; Path=/; SameSite=Lax; Max-Age=${isBase ? 0 : YEAR_S}`;
}
