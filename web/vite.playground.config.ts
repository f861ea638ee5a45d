import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packed } from './vite-packed.ts';

const BUILT = path.join(import.meta.dirname, '../dist/playground');

/** The playground by itself: it is built again only when it changes, and not whenever the shop does. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  publicDir: false,
  plugins: [react(), packed(BUILT, { quality: 9 })],
  build: {
    target: 'es2022',
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'playground.html'),
      checks: { pluginTimings: false },
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
});
