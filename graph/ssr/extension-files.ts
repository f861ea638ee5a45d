import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import { jsonScript } from '../rest/html.js';
import type { Feature } from '../shared/feature.js';
import type { WebModule, WebPage } from '../shared/web-parts.js';
import { cacheForEver } from './file-headers.js';
import { hashOf } from './page-policy.js';

/** Where the modules of extensions are served. */
const EXTENSIONS_PATH = '/extensions';

/** What extensions bring to the web, ready to be served. */
export interface ExtensionFiles {
  /** A data block for every document that names the modules; empty where there are none. */
  readonly script: string;
  /** Serves the modules, by names that hold the hash of their content. */
  readonly router: Router;
}

/**
 * Reads the modules that extensions bring to the web. They are served under the shop's own origin,
 * which its policy of content asks for.
 *
 * @throws Error that names the extension where a module cannot be read
 */
export async function openExtensionFiles(features: readonly Feature[]): Promise<ExtensionFiles> {
  const files = new Map<string, string>();
  const serve = async (extension: string, module: WebModule) => {
    const text = await readFile(module, 'utf8').catch((thrown: unknown) => {
      throw new Error(`The extension ${extension} names a module for the web that cannot be read: ${module}`, {
        cause: thrown,
      });
    });
    const name = `${hashOf(text).replace(/\W/g, '').slice(0, 16)}.js`;
    files.set(`/${extension}/${name}`, text);
    return { extension, module: `${EXTENSIONS_PATH}/${extension}/${name}` };
  };
  const pagesOf = (extension: string, pages: readonly WebPage[] = []) =>
    Promise.all(
      pages.map(async ({ path, title, module }) => {
        if (!/^[a-z][a-z0-9-]{0,39}$/.test(path))
          throw new Error(`The extension ${extension} has a page ${path}, which is no part of an address.`);
        return { ...(await serve(extension, module)), path, title };
      }),
    );
  const slots: Record<string, object[]> = {};
  const [pages, desk]: [object[], object[]] = [[], []];
  const payments: Record<string, object> = {};
  for (const { name, web = {}, paymentOptions = [] } of features) {
    for (const [slot, module] of Object.entries(web.slots ?? {}))
      slots[slot] = [...(slots[slot] ?? []), await serve(name, module)];
    pages.push(...(await pagesOf(name, web.pages)));
    desk.push(...(await pagesOf(name, web.desk)));
    for (const { code, web: module } of paymentOptions) if (module) payments[code] = await serve(name, module);
  }
  const router = Router();
  router.get(`${EXTENSIONS_PATH}/:extension/:file`, (req, res, next) => {
    const text = files.get(`/${req.params.extension}/${req.params.file}`);
    if (text === undefined) return next();
    cacheForEver(res);
    res.type('js').send(text);
  });
  return { router, script: files.size > 0 ? `${jsonScript('extensions', { slots, pages, desk, payments })}` : '' };
}
