import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { globalStyles } from './theme/globalStyles.ts';
import { checkBudgets } from './vite-budgets.ts';
import { bareOperations, operationsApart } from './vite-operations.ts';
import { packed } from './vite-packed.ts';

const graph = process.env.GRAPH_URL ?? 'http://127.0.0.1:4000';
const inWeb = (name: string) => path.join(import.meta.dirname, name);
const startingWith = (names: string) => new RegExp(`/web/(${names})`);
const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);

/** Parts of `ui/` for the cart, My List and forms, and for what lies over the page. */
const FEW = 'Line|Undo|Quantity|Password|Tabs|More|Waiting|Overlay';
/** Parts of `catalogue/` for long lists with filters. */
const LISTING =
  'Listing|Price|ProductShelves|FilterChips|Facet|facets|Brand|Rating|Sort|useListing|useFollowing|useProductFilter';
/** Operations for long lists with filters, and for buying and the cart. */
const LISTS = 'Listing|MoreOfListing|KnownPageOfListing';
const BUYING = 'AddToCart|CartSummary';

/** What menus hold, which nobody sees before a press. */
const MENUS =
  'layout/(CategoryPanels|useSub)|location/CountryList|accounts/(AccountWays|useSignOut)|gql/.*=(use)?(SubCategoriesQ|LocationC)';

/** The frame of every page, and what the first view of home, a listing and a product has in common. */
const SHOP = [
  'app/(?!client|cache|askByHash|sendUpload|Redirect)|layout/(?!SideMenu|CategoryPanels|useSub)|location/(?!CountryList)|lib/(?!storage|reach)|theme/(use|motion)',
  `ui/(?!${FEW})|search/(SearchBox|useSearchBox|panelCode)|pages/NotFound`,
  'catalogue/(useLocation|Product(Card|Grid|Slider)|CategoryStrip)|banners/(BannerLink|BannerPicture|SideBanners)',
  'wishlist/(?!WishlistTable|Removed)|accounts/AccountMenu|cart/CartBadge',
  'gql/.*(shorthand|fragment=|=(use)?(Frame|CartBadge|SubCategoriesD|Subscribe|AddToW|RemoveFromW|Wishlist|ShopFacts))',
  'gql/.*=(ProductCard|FeaturedCategories|BannerLink|BannerPicture|Picture|WishlistButton)_',
].join('|');

/**
 * What is loaded together, since it changes together or is always needed together: few files, since what stands in one file
 * is packed better than in several. The package graphql is left out: the playground needs all of it, the shop only a small
 * part.
 */
const groups = [
  {
    name: 'libraries',
    test: new RegExp(
      [
        '^\\0',
        inPackages('react|react-dom|scheduler|react-router|react-router-dom|cookie').source,
        inPackages('@apollo/client|rxjs|optimism|@wry').source,
        '/web/(app/(client|cache|askByHash)|lib/(storage|reach)|accounts/session)[.]ts',
      ].join('|'),
    ),
  },
  // The frame is a part of its own to run at the start, as main.ts does.
  { name: 'frame', test: startingWith(SHOP) },
  // What only some pages need is left out, so that the first view of the others is not burdened with it.
  {
    name: 'listing',
    test: startingWith(`catalogue/(${LISTING})|gql/.*=(use)?(${LISTS})`),
    minShareCount: 2,
  },
  {
    name: 'buying',
    test: startingWith(
      `catalogue/Thumb|ui/(Quantity|Tabs)|cart/useAdd|reviews/kept|accounts/SignInOffer|gql/.*=(use)?(${BUYING})`,
    ),
    minShareCount: 2,
  },
  // Last: a group takes along what its modules import, if no other has it yet.
  { name: 'menus', test: startingWith(MENUS) },
];

/** What the build would tell each time: directives of packages, and a page for an unknown address that other pages show too. */
const EXPECTED = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'];

/** rxjs as written today rather than for browsers of 2015. */
const inBrowser = { conditions: ['es2015', ...defaultClientConditions] };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    bareOperations(),
    operationsApart(),
    playgroundAddress(),
    inlineStyles(),
    inlineGlobalStyles(),
    scriptAfterPaint(),
    react(),
    !isSsrBuild && packed(inWeb('../dist/web'), checkBudgets),
  ],
  resolve: isSsrBuild ? { conditions: ['production', 'node', 'module', 'import'] } : inBrowser,
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined, external: ['graphql'] },
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
      ? {}
      : {
          input: {
            shop: inWeb('index.html'),
            offline: inWeb('offline.html'),
            'service-worker': inWeb('worker/service-worker.ts'),
          },
          output: {
            codeSplitting: { groups },
            // A worker is known by its address, so that one takes the place of another.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
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
        return behindPictures(html).replace(/<link rel="stylesheet"[^>]* href="\/([^"]*)">/g, (link, file: string) => {
          const sheet = bundle?.[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : link;
        });
      },
    },
  };
}

/** Writes the rules that all pages share into the document, before those of the page that is shown. */
function inlineGlobalStyles(): Plugin {
  return {
    name: 'inline-global-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename === inWeb('index.html')
          ? html.replace('<!--head-->', (head) => `<style>${globalStyles()}</style>${head}`)
          : html,
    },
  };
}

/**
 * Puts the script's tags where the document brings them to life once the page has been painted, at once in a tab that
 * nobody sees, and after 3 s in a browser that does not tell. Asked for before, 180 KB of it share a phone's line with the
 * letters and the first picture: the largest paint of home came after 2.7 s of Lighthouse's slow 4G instead of 1.4 s.
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

/** `ProductCard-field`: each component has one style sheet, and its name is taken once. */
function className(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
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
