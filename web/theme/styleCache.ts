import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What the classes begin with, and the style elements are marked by. */
export const STYLES = 'j';

// No vendor prefixes: every browser the shop is built for does without, and they would double each page's styles. One
// list for all caches, since emotion keeps compiled rules by it.
const plugins: StylisPlugin[] = [];

/**
 * A store of the styles a page uses: of one kind on the server and in the browser, so that the browser finds the rules
 * that came with the page.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLES, stylisPlugins: plugins });
}

/**
 * The store of a page that came with its styles. Which rules there are is read from them: as a list beside them, emotion's
 * way, it is another 1 KB of the page, and emotion would move the rules to another place, after which the browser works out
 * the look of everything anew.
 */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll(`style[data-emotion=${STYLES}]`)) {
    for (const [, name = ''] of textContent.matchAll(/(?:[.]j-|@keyframes )([\w-]+)/g)) cache.inserted[name] = true;
  }
  return cache;
}
