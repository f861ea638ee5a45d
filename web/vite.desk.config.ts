import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { deskHindi, sayDeskAnswer } from './lib/hindi/desk/all.ts';
import { answersThere, messagesThere } from './vite-messages.ts';
import { bareOperations, operationsApart } from './vite-operations.ts';
import { packed } from './vite-packed.ts';
import { className, inlineGlobalStyles } from './vite-styles.ts';

const BUILT = path.join(import.meta.dirname, '../dist/desk');

/** The desk by itself, so that not a byte of it is in what a shopper is sent. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [
    messagesThere(deskHindi),
    answersThere(sayDeskAnswer),
    bareOperations(),
    operationsApart(),
    inlineGlobalStyles('desk.html'),
    react(),
    packed(BUILT, { quality: 9 }),
  ],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'desk.html'),
      checks: { pluginTimings: false },
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
});
