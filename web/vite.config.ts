import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { hindi } from './lib/languages/hi/all.ts';
import { checkBudgets } from './vite-budgets.ts';
import { messagesThere } from './vite-messages.ts';
import { minified } from './vite-minified.ts';
import { bareOperations, operationsApart } from './vite-operations.ts';
import { packed } from './vite-packed.ts';
import { className, inlineGlobalStyles, recipeSheets } from './vite-styles.ts';

const graph = process.env.GRAPH_URL ?? 'http://127.0.0.1:4000';
const inWeb = (name: string) => path.join(import.meta.dirname, name);
/**
 * Where the frame of every page begins, and the first views, by the name of the file that holds
 * what each needs alone.
 */
const FRAME = inWeb('app/client/start.tsx');
const FIRST_VIEWS = {
  home: inWeb('pages/HomePage.tsx'),
  listing: inWeb('pages/ListingPage.tsx'),
  product: inWeb('pages/ProductPage.tsx'),
};

/** Looks up the static imports of a module. */
type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };

/**
 * What is loaded together, few files, since a file more is some 0.6 KB of headers and what stands
 * in one file is packed better than in several: the packages that every page needs, with what runs
 * the longest of them by itself; the frame of every page with what first views have in common; and
 * what one of them needs alone, for which other pages that need a part of it are likely to find it
 * there already.
 */
const groups = [
  {
    name: 'libraries',
    test: /^\0|[/]node_modules[/](react|react-dom|scheduler|react-router|react-router-dom|@apollo[/]client|rxjs|optimism|@wry)[/]|[/]web[/]app[/]client[/]prepareReactDom[.]ts$/,
  },
  // In this order: a group takes along what its modules import, unless one before it has that.
  { name: (id: string, modules: Modules) => (viewsWith(id, modules).length > 1 ? 'frame' : null) },
  { name: (id: string, modules: Modules) => viewsWith(id, modules)[0] ?? null },
  // Of what lies behind the first views: what most pages and dialogs of Chakra need of it, and the
  // small parts of ours that several pages share. Apart they were some thirty files, whose names
  // and numbers stand in the frame. What moves and what a dialog alone needs is not among them.
  {
    name: 'chakra',
    test: /[/](node_modules[/](?!framer-motion|motion-)|web[/]theme[/])/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: 'own',
    test: /[/]web[/](lib|ui[/](form|layout|feedback[/](?!Overlay|interceptBack)))/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
];

/** The modules of each first view, once the first of them is asked for. */
let views: [name: string, modules: Set<string>][] | undefined;

/** The first views that a module is part of: all of them when it is part of the frame. */
function viewsWith(id: string, modules: Modules): string[] {
  // What is asked for by itself is a file of its own; in a group it would be one more that only
  // points there.
  if (Object.values(FIRST_VIEWS).includes(id)) return [];
  views ??= Object.entries(FIRST_VIEWS).map(([name, page]) => [name, allOf([FRAME, page], modules)]);
  return views.filter(([, view]) => view.has(id)).map(([name]) => name);
}

/** Modules, all that they import at once, and what that imports in turn. */
function allOf(entries: string[], modules: Modules): Set<string> {
  const found = new Set(entries);
  // A set is walked as it grows.
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * The warnings of every build: directives of packages, and a page for an unknown address that other
 * pages show too.
 */
const EXPECTED = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'];

/**
 * How files are named that are kept for ever: the frame holds the names of all of them, and 42 bits
 * tell those of one name apart.
 */
const HASHED = '[name]-[hash:7]';
/** What of a name tells a part of the web from the others; its list is in every first view. */
const MAX_NAME = 12;

/** rxjs as written today rather than for browsers of 2015. */
const inBrowser = { conditions: ['es2015', ...defaultClientConditions] };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    messagesThere(hindi),
    bareOperations(),
    operationsApart(),
    ownDocuments(),
    inlineStyles(),
    recipeSheets(),
    inlineGlobalStyles('index.html', 'desk.html'),
    scriptAfterPaint(),
    react(),
    !isSsrBuild && minified(),
    !isSsrBuild && packed(inWeb('../dist/web'), { check: checkBudgets }),
  ],
  resolve: isSsrBuild ? { conditions: ['production', 'node', 'module', 'import'] } : inBrowser,
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: isSsrBuild
      ? // V8 holds the text as long as the process runs, with two bytes for each character if a
        // single one needs them.
        { output: { charset: 'ascii', comments: { annotation: false, jsdoc: false } } }
      : {
          input: {
            shop: inWeb('index.html'),
            extensions: inWeb('extensions/main.ts'),
            offline: inWeb('offline.html'),
            'service-worker': inWeb('worker/service-worker.ts'),
          },
          output: {
            codeSplitting: { groups },
            // A worker is known by its address, so that one takes the place of another.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : `assets/${HASHED}.js`),
            chunkFileNames: ({ name }) => `assets/${name.slice(0, MAX_NAME)}-[hash:7].js`,
            assetFileNames: `assets/${HASHED}.[ext]`,
          },
          treeshake: {
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
            manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
          },
          checks: { pluginTimings: false },
          onLog: (level, log, report) => !EXPECTED.includes(log.code ?? '') && report(level, log),
        },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: `assets/${HASHED}.js`, assetFileNames: `assets/${HASHED}.[ext]` } },
  },
  server: {
    port: Number(process.env.PORT ?? 4000),
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/auth', '/images', '/standin', '/health', '/playground/examples.json'].map((prefix) => [
        prefix,
        graph,
      ]),
    ),
  },
}));

/**
 * Writes the stylesheet of the shop, no more than its fonts, into the document: a file of its own
 * would hold up the first paint by a round trip. Those of the offline page too, which has to do
 * with little.
 */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (![inWeb('index.html'), inWeb('offline.html')].includes(filename)) return html;
        return behindPictures(html).replace(/<link rel="stylesheet"[^>]* href="\/([^"]*)">/g, (link, file: string) => {
          const sheet = bundle?.[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : link;
        });
      },
    },
  };
}

/**
 * Puts the script's tags where the document brings them to life once the page has been painted, at
 * once in a hidden tab, and after 3 s in a browser without paint timing. Requested
 * earlier, 180 KB of it share a phone's line with the letters and the first picture: the largest
 * paint of home came after 2.7 s of Lighthouse's slow 4G instead of 1.4 s.
 */
function scriptAfterPaint(): Plugin {
  return {
    name: 'script-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (filename !== inWeb('index.html')) return html;
        const tags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
        const moved = html.match(tags)?.join('') ?? '';
        return html.replace(tags, '').replace('<!--script-->', (rest) => moved + rest);
      },
    },
  };
}

/** Script comes behind the pictures that are seen first: the page can be read without it. */
function behindPictures(html: string): string {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/**
 * Serves the playground at /playground and the desk at /desk while developing, as the graph does
 * with the built ones.
 */
function ownDocuments(): Plugin {
  return {
    name: 'own-documents',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/playground') request.url = '/playground.html';
        if (/^[/]desk([/?][^.]*)?$/.test(request.url ?? '')) request.url = '/desk.html';
        next();
      });
    },
  };
}
