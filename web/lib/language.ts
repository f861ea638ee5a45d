/**
 * The cookie that holds the language, `hi` for Hindi; without it the shop speaks English. The
 * server reads it too.
 */
const COOKIE = 'lang';
const YEAR_S = 31_536_000;

/** Whether this page was sent in Hindi. */
export const isHindi = (): boolean => document.documentElement.lang === 'hi';

/**
 * Marks a document that is sent alike to everybody, as that of the desk is, with the language that
 * was chosen.
 */
export function takeUpLanguage(): void {
  if (/(^|; )lang=hi(;|$)/.test(document.cookie)) document.documentElement.lang = 'hi';
}

/** Has the shop speak the other language from now on: the page is loaded again in it. */
export function changeLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${COOKIE}=${isHindi() ? '' : 'hi'}; Path=/; SameSite=Lax; Max-Age=${isHindi() ? 0 : YEAR_S}`;
  window.location.reload();
}
