import type { ImportRule } from './imports.js';

/** By its folder, or the name of one of its files: the others that a room may import. */
type Rooms = Record<string, string[]>;

/**
 * The architecture: which room may import which, besides itself and what its side shares. A room is a folder; one that is
 * named below another, such as payments/checkout, is a room of its own and no part of that other. A room that is not named
 * (database, development, testing) and the files at a root may import everything.
 *
 * The README prints these two lists as a picture; imports.test.ts holds the one against the other.
 */
const graph: Rooms = {
  cli: [
    'server.ts',
    'payments/settlement',
    'orders',
    'search',
    'jobs',
    'database',
    'catalogue-files',
    'catalogue',
    'accounts',
    'webhooks',
    'sync',
    'erasure',
  ],
  ssr: ['http', 'delivery', 'shop', 'replicas', 'cache/answers'],
  http: [
    'payments/settlement',
    'jobs',
    'delivery',
    'catalogue',
    'public-keys',
    'api-keys',
    'accounts',
    'http/uploads',
    'replicas',
    'cache/answers',
    'database/persistent-client.ts',
  ],
  graphql: ['replicas', 'cache/answers'],
  live: ['orders', 'catalogue', 'database/persistent-client.ts'],
  nodes: [
    'sync',
    'webhooks',
    'payments/refunds',
    'payments',
    'public-keys',
    'api-keys',
    'wishlist',
    'cart',
    'reviews',
    'orders',
    'banners',
    'delivery',
    'catalogue',
    'location',
    'audit',
    'accounts',
  ],
  'payments/checkout': [
    'payments/cash',
    'payments/settlement',
    'payments/razorpay',
    'payments',
    'cart',
    'orders',
    'delivery',
    'catalogue',
    'accounts',
  ],
  'payments/fulfilment': ['payments/refunds', 'payments', 'invoices', 'orders', 'catalogue', 'accounts', 'audit'],
  'payments/settlement': ['payments/refunds', 'payments', 'jobs', 'cart', 'orders', 'accounts'],
  'payments/refunds': ['payments', 'jobs', 'invoices', 'orders', 'audit'],
  'payments/cash': ['payments', 'cart', 'orders', 'delivery', 'audit'],
  payments: ['jobs', 'orders', 'delivery', 'catalogue', 'accounts', 'media'],
  'payments/razorpay': [],
  'payments/fake': [],
  'catalogue-files': ['reviews', 'search', 'catalogue', 'media', 'audit', 'http/uploads', 'database/session-lock.ts'],
  erasure: ['newsletter', 'reviews', 'orders', 'accounts', 'media', 'jobs'],
  invoices: ['orders', 'shop'],
  orders: ['delivery', 'catalogue', 'accounts', 'media', 'messages', 'jobs'],
  cart: ['delivery', 'catalogue', 'accounts', 'media'],
  wishlist: ['catalogue', 'accounts', 'media'],
  reviews: ['orders', 'catalogue', 'accounts', 'audit'],
  banners: ['catalogue', 'accounts', 'media', 'audit'],
  search: ['catalogue', 'database/connection-settings.ts'],
  delivery: ['catalogue', 'audit', 'shop'],
  catalogue: ['location', 'accounts', 'media', 'audit'],
  'public-keys': ['api-keys', 'audit'],
  'api-keys': ['accounts', 'audit'],
  accounts: ['media', 'audit', 'http/uploads', 'messages', 'jobs'],
  playground: ['accounts'],
  manual: ['openapi'],
  sync: ['jobs', 'orders', 'catalogue', 'accounts'],
  webhooks: ['jobs', 'audit'],
  tracing: [],
  audit: [],
  media: [],
  location: [],
  newsletter: [],
  messages: ['shop'],
  jobs: [],
  shop: ['audit'],
  openapi: [],
  'cache/answers': [],
  'http/uploads': [],
  shared: ['cache'],
  replicas: ['database/persistent-client.ts'],
  cache: ['database/persistent-client.ts'],
};
const web: Rooms = {
  desk: ['app', 'orders', 'accounts', 'banners', 'ui', 'layout/jhola.svg'],
  layout: ['search', 'catalogue', 'cart', 'wishlist', 'accounts', 'location', 'ui'],
  search: ['catalogue', 'location', 'ui'],
  catalogue: ['location', 'cart', 'wishlist', 'reviews', 'ui'],
  checkout: ['cart', 'accounts', 'location', 'ui'],
  cart: ['accounts', 'location', 'ui'],
  wishlist: ['accounts', 'ui'],
  reviews: ['accounts', 'ui'],
  orders: ['accounts', 'ui'],
  accounts: ['ui'],
  location: ['ui'],
  banners: ['ui'],
  ui: [],
  theme: ['lib'],
  lib: [],
};
type Side = 'graph' | 'web';

/** What every room of a side may import, except these themselves. */
const common = { graph: ['shared', 'cache'], web: ['lib', 'theme', 'gql'] };

/** The rooms of either side, each with those that it may import. */
export const sides = { graph, web };

/** The files of a room, as a regular expression: without those of rooms that are named below it. */
function filesOf(side: Side, room: string): string {
  if (/[.]\w+$/.test(room)) return `${side}/${room.replace('.', '[.]')}$`;
  const below = Object.keys(sides[side]).flatMap((other) =>
    other.startsWith(`${room}/`) ? [other.slice(room.length + 1)] : [],
  );
  return `${side}/${room}/${below.length > 0 ? `(?!(${below.join('|')})/)` : ''}`;
}

function downwards(side: Side): ImportRule[] {
  return Object.entries(sides[side]).map(([room, below]) => {
    const shared = common[side].includes(room) ? [] : common[side];
    const allowed = [room, ...below, ...shared].map((other) => filesOf(side, other));
    return {
      name: `${side}/${room} imports downwards`,
      from: { path: new RegExp(`^${filesOf(side, room)}`), pathNot: /[.]test[.]tsx?$/ },
      to: { path: new RegExp(`^${side}/`), pathNot: new RegExp(`^(${allowed.join('|')})`) },
    };
  });
}

/** What `npm run verify` refuses, besides circles. */
export const importRules: ImportRule[] = [
  ...downwards('graph'),
  ...downwards('web'),
  { name: 'web and graph meet only in schema.graphql', from: { path: /^web\// }, to: { path: /^graph\// } },
  { name: 'graph does not know web', from: { path: /^graph\// }, to: { path: /^web\// } },
  {
    name: 'a shopper is sent nothing of the desk',
    from: { path: /^web\/(?!desk\/|testing\/)/ },
    to: { path: /^web\/desk\// },
  },
  {
    name: 'faces ask the domain, not the database',
    from: { path: /[.](resolver|rest)[.]ts$/ },
    to: { path: /^node_modules\/(typeorm|pg)\// },
  },
  {
    name: 'the domain knows no transport',
    from: { path: /[.](service|loaders)[.]ts$/ },
    to: { path: /^node_modules\/(express|graphql|type-graphql|@apollo)\/|[.](resolver|rest)[.]ts$/ },
  },
  {
    name: 'resolvers are named in schema.ts only',
    from: { path: /^graph\//, pathNot: /^graph\/schema[.]ts$/ },
    to: { path: /[.]resolver[.]ts$/ },
  },
  {
    name: 'routers are named in rest.ts only',
    from: { path: /^graph\//, pathNot: /^graph\/rest[.]ts$/ },
    to: { path: /[.]rest[.]ts$/ },
  },
  {
    name: 'one file knows Razorpay',
    from: { pathNot: /^graph\/payments\/razorpay\/razorpay[.]ts$/ },
    to: { path: /^node_modules\/razorpay\// },
  },
  {
    name: 'one room knows graphile-worker',
    from: { path: /^graph\//, pathNot: /^graph\/(jobs|database|testing)\// },
    to: { path: /^node_modules\/graphile-worker\// },
  },
  {
    name: 'one file knows the OpenID client',
    from: { pathNot: /^graph\/accounts\/openid\/identity-provider[.]ts$/ },
    to: { path: /^node_modules\/openid-client\// },
  },
];
