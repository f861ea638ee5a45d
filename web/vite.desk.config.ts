import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { deskHindi } from './lib/languages/hi/desk/all.ts';
import { messagesThere } from './vite-messages.ts';
import { bareOperations, operationsApart } from './vite-operations.ts';
import { partOfShop } from './vite-part.ts';
import { className, inlineGlobalStyles, recipeSheets } from './vite-styles.ts';

/** The desk of those who run the shop, at /desk. */
export default mergeConfig(partOfShop('desk'), {
  plugins: [
    messagesThere(deskHindi),
    bareOperations(),
    operationsApart(),
    recipeSheets(),
    inlineGlobalStyles('desk.html'),
    react(),
  ],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { generateScopedName: className } },
});
