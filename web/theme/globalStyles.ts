import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { config } from './config.ts';
import { globalCss, keyframes } from './global.ts';

/**
 * The rules that are the same on every page, as Chakra makes them: the order of layers, its reset,
 * the shop's own, and all tokens as variables. The build writes them into the document; the style
 * sheets beside the components read the variables.
 */
export function globalStyles(): string {
  const { layers, _global } = createSystem(defaultBaseConfig, config, {
    preflight: true,
    globalCss,
    theme: { keyframes },
  });
  // Without vendor prefixes, which every browser that the shop is built for does without.
  const cache = createCache({ key: 'j', stylisPlugins: [] });
  cache.compat = true;
  const rules = css(layers.atRule, ...(_global as Parameters<typeof css>));
  cache.insert('', rules, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}
