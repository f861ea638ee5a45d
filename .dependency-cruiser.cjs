/**
 * The architecture: which room may import which, besides itself and what its side shares. A room is a folder; one that is
 * named below another, such as payments/checkout, is a room of its own and no part of that other. A room that is not named
 * (database, development, testing) and the files at a root may import everything.
 *
 * The README prints these two lists as a picture; graph/development/import-picture.test.ts holds the one against the other.
 */
const graph = {
  cli: [
    'server.ts',
    'contexts.ts',
    'payments/settlement',
    'invoices',
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
  ssr: ['graphql', 'http', 'delivery', 'shop', 'replicas', 'cache/answers'],
  endpoint: ['graphql', 'live', 'http', 'http/uploads', 'cache/answers'],
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
  graphql: ['executor', 'replicas', 'cache/answers'],
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
  executor: [],
  'cache/answers': [],
  'http/uploads': [],
  shared: ['cache'],
  replicas: ['database/persistent-client.ts'],
  cache: ['database/persistent-client.ts'],
};
const web = {
  desk: [
    'desk/orders',
    'desk/catalogue',
    'desk/promotions',
    'desk/people',
    'desk/settings',
    'desk/shared',
    'app',
    'accounts/session',
    'ui',
    'layout/jhola.svg',
  ],
  'desk/people': ['desk/orders', 'desk/shared', 'ui'],
  'desk/orders': ['desk/shared', 'orders', 'ui'],
  'desk/catalogue': ['desk/shared', 'accounts/profile', 'ui'],
  'desk/promotions': ['desk/shared', 'banners', 'ui'],
  'desk/settings': ['desk/shared', 'ui'],
  'desk/shared': ['ui'],
  layout: ['search', 'cart', 'wishlist', 'accounts/session', 'location', 'ui'],
  search: ['catalogue/listing', 'catalogue', 'location', 'ui'],
  catalogue: ['catalogue/listing', 'catalogue/card', 'location', 'ui'],
  'catalogue/listing': ['catalogue/card', 'location', 'ui'],
  'catalogue/product': ['catalogue/card', 'location', 'wishlist', 'ui'],
  'catalogue/card': ['cart', 'wishlist', 'ui'],
  checkout: ['cart', 'accounts/addresses', 'location', 'ui'],
  cart: ['accounts/session', 'location', 'ui'],
  wishlist: ['accounts/session', 'ui'],
  reviews: ['accounts/session', 'ui'],
  orders: ['accounts/profile', 'ui'],
  'accounts/addresses': ['accounts/profile', 'accounts/session', 'ui'],
  'accounts/email': ['accounts/profile', 'accounts/session', 'ui'],
  'accounts/profile': ['accounts/session', 'ui'],
  'accounts/session': ['ui'],
  location: ['ui'],
  banners: ['ui'],
  ui: [],
  theme: ['lib'],
  lib: [],
};
/** What every room of a side may import, except these themselves. */
const common = { graph: ['shared', 'cache'], web: ['lib', 'theme', 'gql'] };
const sides = { graph, web };

/** The files of a room, as a regular expression: without those of rooms that are named below it. */
const filesOf = (side, room) => {
  if (/[.]\w+$/.test(room)) return `${side}/${room.replace('.', '[.]')}$`;
  const below = Object.keys(sides[side]).flatMap((other) =>
    other.startsWith(`${room}/`) ? [other.slice(room.length + 1)] : [],
  );
  return `${side}/${room}/${below.length > 0 ? `(?!(${below.join('|')})/)` : ''}`;
};
const downwards = (side) =>
  Object.entries(sides[side]).map(([room, below]) => {
    const shared = common[side].includes(room) ? [] : common[side];
    const allowed = [room, ...below, ...shared].map((other) => filesOf(side, other));
    return {
      name: `${side}/${room} imports downwards`,
      comment: below.join(', '),
      severity: 'error',
      from: { path: `^${filesOf(side, room)}`, pathNot: '[.]test[.]tsx?$' },
      to: { path: `^${side}/`, pathNot: `^(${allowed.join('|')})` },
    };
  });
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...downwards('graph'),
    ...downwards('web'),
    rule('no cycles', {}, { circular: true }),
    rule('web and graph meet only in schema.graphql', { path: '^web/' }, { path: '^graph/' }),
    rule('a shopper is sent nothing of the desk', { path: '^web/(?!desk/|testing/)' }, { path: '^web/desk/' }),
    rule('graph does not know web', { path: '^graph/' }, { path: '^web/' }),
    rule(
      'faces ask the domain, not the database',
      { path: '[.](resolver|rest)[.]ts$' },
      { path: 'node_modules/(typeorm|pg)/' },
    ),
    rule(
      'the domain knows no transport',
      { path: '[.](service|loaders)[.]ts$' },
      { path: 'node_modules/(express|graphql|type-graphql|@apollo)/|[.](resolver|rest)[.]ts$' },
    ),
    rule(
      'resolvers are named in schema.ts only',
      { path: '^graph/', pathNot: '^graph/schema[.]ts$' },
      { path: '[.]resolver[.]ts$' },
    ),
    rule(
      'routers are named in rest.ts only',
      { path: '^graph/', pathNot: '^graph/rest[.]ts$' },
      { path: '[.]rest[.]ts$' },
    ),
    rule(
      'one file knows Razorpay',
      { pathNot: '^graph/payments/razorpay/razorpay[.]ts$' },
      { path: 'node_modules/razorpay/' },
    ),
    rule(
      'one room knows graphile-worker',
      { path: '^graph/', pathNot: '^graph/(jobs|database|testing)/' },
      { path: 'node_modules/graphile-worker/' },
    ),
    rule(
      'one file knows the OpenID client',
      { pathNot: '^graph/accounts/openid/identity-provider[.]ts$' },
      { path: 'node_modules/openid-client/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
