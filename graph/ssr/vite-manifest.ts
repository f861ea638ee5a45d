/**
 * What Vite says of the built web: by source within web/, or by chunk, the file and what it imports
 * at once.
 */
export type WebManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** The document that all pages share; its script runs the parts of the shop one by one. */
const START = 'index.html';

/**
 * Names the files that a page's code needs beyond those that every page loads, so that the browser
 * fetches them together rather than one after the other, and behind the pictures that are seen
 * first: the page can be read without them.
 *
 * @param modules sources within web/, such as `pages/HomePage.tsx`; one that was not built needs
 *   nothing
 * @param html the document that all pages share; what it names already is left out
 * @returns `<link rel="modulepreload">` tags, or ''
 */
export function modulePreloads(manifest: WebManifest, modules: readonly string[], html: string): string {
  return chunksOf(manifest, modules)
    .map(({ file }) => `/${file}`)
    .filter((href) => !html.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('');
}

/**
 * Names the style sheets of a page and of what stands around every page, within the built web, such
 * as `assets/ListingPage-x1.css`; in the order in which the browser would load them.
 *
 * @param module source of the page, as for `modulePreloads`
 */
export function styleSheets(manifest: WebManifest, module: string): string[] {
  return [...new Set(chunksOf(manifest, [module]).flatMap(({ css = [] }) => css))];
}

/** The chunks that run at the start and those of the modules, each with what it imports. */
function chunksOf(manifest: WebManifest, modules: readonly string[]): WebManifest[string][] {
  const found = new Set<WebManifest[string]>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of [...(manifest[START]?.dynamicImports ?? []), ...modules]) add(name);
  return [...found];
}
