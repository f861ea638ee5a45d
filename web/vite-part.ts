import path from 'node:path';
import type { UserConfig } from 'vite';
import { packed, QUICK } from './vite-packed.ts';

/**
 * What builds a document by itself, apart from the shop: not a byte of it is in what a shopper is
 * sent, and it is built again only when it changes.
 *
 * @param name of its document, its folder under dist/ and its address
 */
export function partOfShop(name: 'desk' | 'playground'): UserConfig {
  const built = path.join(import.meta.dirname, '../dist', name);
  return {
    root: import.meta.dirname,
    base: `/${name}/`,
    publicDir: false,
    plugins: [packed(built, { quality: QUICK })],
    build: {
      target: 'es2022',
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: path.join(import.meta.dirname, `${name}.html`),
        checks: { pluginTimings: false },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  };
}
