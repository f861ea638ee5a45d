import type { Rolldown } from 'vite';

const KB = 1024;

/**
 * What the first view of a page may take of script, packed and without the headers of its files, in
 * bytes. A page that is not named may take as much as a product.
 */
const MAX_SCRIPT: Record<string, number> = {
  'pages/HomePage.tsx': 141 * KB,
  'pages/ListingPage.tsx': 146 * KB,
  'pages/ProductPage.tsx': 147 * KB,
};
/**
 * What moves things and what lies over the page: loaded with the first touch, or once a visitor is
 * about to open it.
 */
const NOT_AT_FIRST = /\/node_modules\/(framer-motion|motion-dom|@chakra-ui\/react|@emotion)\//;
/** Of style sheets, which the server writes into the document. */
const MAX_STYLES = 12 * KB;

type Bundle = Rolldown.OutputBundle;

/**
 * Has the build fail when the first view of a page needs more than its budget, or what is loaded
 * later.
 *
 * @param sizes of each file of the bundle, packed, in bytes
 * @throws Error naming the files that the page needs
 */
export function checkBudgets(bundle: Bundle, sizes: Map<string, number>): void {
  const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  for (const [page, most] of Object.entries(MAX_SCRIPT)) {
    const files = filesOfFirstView(bundle, page);
    const modulesOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.moduleIds : [];
    };
    const early = files.flatMap(modulesOf).find((module) => NOT_AT_FIRST.test(module));
    if (early) throw new Error(`The first view of ${page} loads ${early}, which is for later.`);
    const script = sizeOf(files);
    if (script > most) {
      const each = files.map((file) => `${file} ${sizes.get(file)}`).join('\n');
      throw new Error(`The first view of ${page} takes ${script} bytes of script, ${most} are allowed:\n${each}`);
    }
    const styles = sizeOf(stylesOf(bundle, files));
    if (styles > MAX_STYLES) throw new Error(`The first view of ${page} takes ${styles} bytes of styles.`);
  }
}

/**
 * The document's script, the parts that it runs one after the other, the page, and all that these
 * import.
 */
function filesOfFirstView(bundle: Bundle, page: string): string[] {
  const start = chunkOf(bundle, 'index.html');
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const name of [start.fileName, ...start.dynamicImports, chunkOf(bundle, page).fileName]) add(name);
  return [...found];
}

function stylesOf(bundle: Bundle, files: string[]): Set<string> {
  const chunks = files.flatMap((file) => bundle[file] ?? []).filter((chunk) => chunk.type === 'chunk');
  return new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
}

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const each of Object.values(bundle)) {
    if (each.type === 'chunk' && each.facadeModuleId?.endsWith(`/web/${source}`)) return each;
  }
  throw new Error(`The build has no chunk of ${source}`);
}
