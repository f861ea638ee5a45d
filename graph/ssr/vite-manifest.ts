/** What Vite says of the built web: by source within web/, or by chunk, the file and what it imports at once. */
export type WebManifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** The document that all pages share; its script runs the parts of the shop one by one. */
const START = 'index.html';

/**
 * Names the files that a page's code needs beyond those that every page loads, so that the browser fetches them together
 * rather than one after the other, and behind the pictures that are seen first: the page can be read without them.
 *
 * @param module source of the page within web/, such as `pages/HomePage.tsx`; one that was not built needs nothing
 * @param html the document that all pages share; what it names already is left out
 * @returns `<link rel="modulepreload">` tags, or ''
 */
export function modulePreloads(manifest: WebManifest, module: string, html: string): string {
  const found = new Set<string>();
  for (const name of [...(manifest[START]?.dynamicImports ?? []), module]) filesOf(manifest, name, found);
  return [...found]
    .filter((href) => !html.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('');
}

function filesOf(manifest: WebManifest, name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}
