import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

// No vendor prefixes: every browser the shop is built for does without, and they would double each page's styles. One
// list for all caches, since emotion keeps compiled rules by it.
const plugins: StylisPlugin[] = [];

/**
 * A store of the styles a page uses: of one kind on the server and in the browser, so that the browser finds the rules
 * that came with the page.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'j', stylisPlugins: plugins });
}
