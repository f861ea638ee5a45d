import path from 'node:path';
import type { Plugin } from 'vite';
import { globalStyles } from './theme/globalStyles.ts';
import { recipeSheet } from './theme/recipeSheet.ts';

/**
 * Writes the rules that all pages share into documents, before those of the page that is shown.
 *
 * @param documents named from within web/
 */
export function inlineGlobalStyles(...documents: string[]): Plugin {
  return {
    name: 'inline-global-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        documents.includes(path.relative(import.meta.dirname, filename))
          ? html.replace('<!--head-->', (head) => `<style>${globalStyles()}</style>${head}`)
          : html,
    },
  };
}

/** Writes a recipe of the theme into each sheet that says `@import "recipe:button";`. */
export function recipeSheets(): Plugin {
  return {
    name: 'recipe-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /[.]module[.]css$/ },
      handler: (sheet) => sheet.replace(/@import "recipe:(\w+)";/g, (_, name: string) => recipeSheet(name)),
    },
  };
}

/** `ProductCard-field`: each component has one style sheet, and its name is taken once. */
export function className(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
}
