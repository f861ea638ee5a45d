import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSource } from './page-policy.js';
import { styleSheets, type WebManifest } from './vite-manifest.js';

/**
 * The style sheets of a page as its head has them, and the source by which its policy knows them.
 */
export interface PageStyles {
  html: string;
  hash: string;
}

/**
 * Writes the style sheets of a page into its head: fetched as files they would hold up the first
 * paint by a round trip. The links beside them, which load nothing, tell the script that these
 * sheets are there.
 *
 * @param web the folder of the built web
 */
export function openStyles(manifest: WebManifest, web: string): (module: string) => Promise<PageStyles> {
  const known = new Map<string, Promise<PageStyles>>();
  const write = async (module: string) => {
    const sheets = styleSheets(manifest, module);
    const rules = (await Promise.all(sheets.map((sheet) => readFile(path.join(web, sheet), 'utf8')))).join('');
    const links = sheets.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}">`);
    return { html: `<style>${rules}</style>${links.join('')}`, hash: hashSource(rules) };
  };
  return (module) => {
    const written = known.get(module) ?? write(module);
    known.set(module, written);
    return written;
  };
}
