import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const graph = process.env.GRAPH_URL ?? 'http://127.0.0.1:4000';
const inWeb = (name: string) => path.join(import.meta.dirname, name);
const startingWith = (names: string) => new RegExp(`/web/(${names})`);
const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);

/** Parts of `ui/` for the cart, My List and forms. */
const FEW = 'Line|Undo|Quantity|Password|Tabs|More';
/** Parts of `catalogue/` for long lists with filters. */
const LISTING =
  'Listing|Price|ProductShelves|Filter|Facet|facets|Brand|Rating|Sort|useListing|useFollowing|useProductFilter';

/**
 * What is loaded together, since it changes together or is always needed together. The package graphql is left out: the
 * playground needs all of it, the shop only a small part.
 */
const groups = [
  { name: 'react', test: inPackages('react|react-dom|scheduler|react-router|react-router-dom|cookie') },
  { name: 'client', test: inPackages('@apollo/client|rxjs|optimism|@wry') },
  { name: 'look', test: inPackages('@chakra-ui|@emotion|@pandacss|stylis|@ark-ui') },
  // What only some pages need is left out, so that the first view of the others is not burdened with it.
  {
    name: 'common',
    test: startingWith(
      `ui/(?!${FEW})|lib|gql|theme|location|search/(?!useSearchR)|catalogue/useLocation|pages/NotFound`,
    ),
    minShareCount: 2,
  },
  {
    name: 'shelf',
    test: startingWith('catalogue/(Product(Card|Grid|Slider)|CategoryStrip)|banners'),
    minShareCount: 2,
  },
  { name: 'listing', test: startingWith(`catalogue/(${LISTING})|search/useSearchR`), minShareCount: 2 },
  {
    name: 'buying',
    test: startingWith('catalogue/Thumb|ui/(Quantity|Tabs)|cart/useAdd|reviews/kept|accounts/SignInOffer'),
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    bareOperations(),
    operationsApart(),
    playgroundAddress(),
    inlineStyles(),
    react(),
    !isSsrBuild &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /^assets\/.*\.(js|css|svg)$/,
        logLevel: 'silent',
      }),
  ],
  resolve: isSsrBuild ? { conditions: ['production', 'node', 'module', 'import'] } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined, external: ['graphql'] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: {
            shop: inWeb('index.html'),
            playground: inWeb('playground.html'),
            offline: inWeb('offline.html'),
            'service-worker': inWeb('worker/service-worker.ts'),
          },
          output: {
            codeSplitting: { groups },
            // A worker is known by its address, so that one takes the place of another.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          },
          checks: { pluginTimings: false },
          onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        },
  },
  // The playground's editor starts its workers from modules that the optimizer cannot bundle.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
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
 * Takes the statements `gql(…)` out of the code. They are there for codegen, which writes the documents that are sent;
 * left in, they would carry every operation's text into the bundle a second time.
 */
function bareOperations(): Plugin {
  return {
    name: 'bare-operations',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !code.includes('gql(')) return null;
      const blank = (text: string) => text.replace(/[^\n]/g, '');
      const bare = code
        .replace(/^gql\(\s*`[^`]*`,?\s*\);?$/gm, blank)
        .replace(/^import \{ gql \} from '[^']*gql';?$/m, blank);
      return { code: bare, map: null };
    },
  };
}

/**
 * Takes what codegen wrote apart, a module for each document and hook. As one module all of it would come with the first
 * page that needs a single operation; so each page brings its own.
 */
function operationsApart(): Plugin {
  let statements: Map<string, string>;
  return {
    name: 'operations-apart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      statements = statementsOf(await readFile(inWeb('gql/graphql.ts'), 'utf8'));
    },
    transform(code, id) {
      if (!id.startsWith(import.meta.dirname) || !code.includes("gql/graphql';")) return null;
      const apart = code.replace(
        /^import \{([^}]*)\} from '([^']*gql\/graphql)';$/gm,
        (_statement, names: string, source: string) =>
          valuesAmong(names)
            .map((name) => `import { ${name} } from '${source}?only=${name}';`)
            .join(' '),
      );
      return { code: apart, map: null };
    },
    load(id) {
      const name = /[?]only=(\w+)$/.exec(id)?.[1];
      if (!name) return null;
      const statement = statements.get(name);
      if (!statement) throw new Error(`Codegen wrote no ${name}: run npm run codegen`);
      const [document] = /\b\w+Document\b(?=[,)])/.exec(statement) ?? [];
      if (!document) return statement;
      return [
        "import * as ApolloHooks from '@apollo/client/react';",
        `import { ${document} } from './graphql?only=${document}';`,
        statement,
      ].join('\n');
    },
  };
}

/** The values that are written, by name, each as its whole statement. */
function statementsOf(code: string): Map<string, string> {
  const written = code.split(/^(?=export )/m);
  return new Map(
    written.flatMap((statement) => {
      const name = /^export const (\w+)/.exec(statement)?.[1];
      return name ? [[name, statement] as const] : [];
    }),
  );
}

function valuesAmong(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}

/**
 * Writes the stylesheet of the shop, no more than its fonts, into the document: a file of its own would hold up the first
 * paint by a round trip. Those of the offline page too, which has to do with little.
 */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (![inWeb('index.html'), inWeb('offline.html')].includes(filename)) return html;
        return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]*)">/g, (link, file: string) => {
          const sheet = bundle?.[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : link;
        });
      },
    },
  };
}

/** Serves the playground at /playground while developing, as the graph does with the built one. */
function playgroundAddress(): Plugin {
  return {
    name: 'playground-address',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/playground') request.url = '/playground.html';
        next();
      });
    },
  };
}
