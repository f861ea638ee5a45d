/**
 * The architecture: which feature folder may import which, besides itself and what its side shares.
 * The README prints these two lists as a picture.
 */
const graph = {
  payments: ['cart', 'orders', 'catalogue', 'accounts', 'media', 'audit', 'jobs'],
  orders: ['catalogue', 'accounts', 'media'],
  cart: ['catalogue', 'accounts', 'media'],
  wishlist: ['catalogue', 'accounts', 'media'],
  reviews: ['orders', 'catalogue', 'accounts', 'audit'],
  banners: ['catalogue', 'accounts', 'media', 'audit'],
  'api-keys': ['accounts', 'audit'],
  search: ['catalogue'],
  catalogue: ['location', 'accounts', 'media', 'audit'],
  accounts: ['media', 'audit'],
  audit: [],
  media: [],
  location: [],
  newsletter: [],
  shop: [],
  'catalogue-files': ['reviews', 'search', 'catalogue', 'media', 'location', 'audit'],
  live: ['orders', 'catalogue', 'accounts', 'media'],
  jobs: [],
  'kept-answers': [],
  openapi: [],
  playground: ['accounts'],
  shared: [],
};
const web = {
  layout: ['search', 'catalogue', 'cart', 'wishlist', 'accounts', 'location', 'ui'],
  search: ['catalogue', 'location', 'ui'],
  catalogue: ['location', 'cart', 'wishlist', 'reviews', 'ui'],
  checkout: ['cart', 'accounts', 'ui'],
  cart: ['accounts', 'ui'],
  wishlist: ['accounts', 'ui'],
  reviews: ['accounts', 'ui'],
  orders: ['accounts', 'ui'],
  accounts: ['ui'],
  location: ['ui'],
  banners: ['ui'],
  ui: [],
  theme: [],
  lib: [],
};
const common = { graph: ['shared'], web: ['lib', 'theme', 'gql'] };

const downwards = (side, folders) =>
  Object.entries(folders).map(([folder, below]) => ({
    name: `${side}/${folder} imports downwards`,
    severity: 'error',
    from: { path: `^${side}/${folder}/`, pathNot: '[.]test[.]tsx?$' },
    to: { path: `^${side}/`, pathNot: `^${side}/(${[folder, ...below, ...common[side]].join('|')})/` },
  }));
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...downwards('graph', graph),
    ...downwards('web', web),
    rule('no cycles', {}, { circular: true }),
    rule('web and graph meet only in schema.graphql', { path: '^web/' }, { path: '^graph/' }),
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
    rule('one file knows Razorpay', { pathNot: '^graph/payments/razorpay[.]ts$' }, { path: 'node_modules/razorpay/' }),
    rule(
      'one room knows graphile-worker',
      { path: '^graph/', pathNot: '^graph/(jobs|database|testing)/' },
      { path: 'node_modules/graphile-worker/' },
    ),
    rule(
      'one file knows the OpenID client',
      { pathNot: '^graph/accounts/identity-provider[.]ts$' },
      { path: 'node_modules/openid-client/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
