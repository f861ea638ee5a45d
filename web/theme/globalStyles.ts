import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { css } from '@emotion/react';
import { config } from './config.ts';
import { globalCss, keyframes } from './global.ts';
import { createStyleCache } from './styleCache.ts';

/**
 * The rules that are the same on every page: the order of layers, Chakra's reset, the shop's own, and all tokens as
 * variables. The build writes them into the document.
 */
export function globalStyles(): string {
  const { layers, _global } = createSystem(defaultBaseConfig, config, {
    preflight: true,
    globalCss,
    theme: { keyframes },
  });
  const cache = createStyleCache();
  cache.compat = true;
  const rules = css(layers.atRule, ...(_global as Parameters<typeof css>));
  cache.insert('', rules, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}
