import { features } from './dist/graph/features.js';

/**
 * The architecture: which room may import which, besides itself and what its side shares. A room is
 * a folder; one that is named below another, such as payments/cash, is a room of its own and no
 * part of that other. A room that is not named (cli, demo, development, testing) and the files at a
 * root may import everything.
 */

/**
 * The ground that features stand on, which each of them may import, and what lies above them;
 * neither is a feature.
 */
const ground = {
  rest: ['limits', 'idempotency', 'shared'],
  uploads: ['rest', 'shared'],
  jobs: ['postgres', 'shared'],
  limits: ['shared'],
  idempotency: ['shared'],
  shared: ['cache'],
  cache: ['postgres'],
  postgres: ['shared'],
};
const above = {
  ssr: ['graphql', 'http', 'catalogue', 'delivery', 'shop', 'replicas', 'cache/answers'],
  endpoint: ['graphql', 'live', 'http', 'cache/answers'],
  http: ['payments/settlement', 'delivery', 'public-keys', 'api-keys', 'accounts', 'replicas', 'cache/answers'],
  graphql: ['executor', 'replicas', 'cache/answers'],
  playground: [],
  manual: ['openapi', 'shop'],
  tracing: [],
  openapi: ['shop'],
  executor: [],
  'cache/answers': [],
  replicas: [],
};
/** What each feature says that it uses. */
const ofFeatures = Object.fromEntries(features.map(({ name, uses }) => [name, uses.map((feature) => feature.name)]));
const graph = { ...above, ...ofFeatures, ...ground };
const web = {
  desk: [
    'desk/orders',
    'desk/books',
    'desk/catalogue',
    'desk/promotions',
    'desk/people',
    'desk/credit',
    'desk/security',
    'desk/settings',
    'desk/integrations',
    'desk/shared',
    'extensions',
    'app',
    'accounts/session',
    'ui',
  ],
  extensions: ['ui'],
  'desk/people': ['desk/orders', 'desk/credit', 'desk/shared', 'accounts/credit', 'accounts/session', 'ui'],
  'desk/security': ['desk/shared', 'accounts/session', 'ui'],
  'desk/orders': ['desk/shared', 'orders', 'ui'],
  'desk/catalogue': ['desk/shared', 'accounts/profile', 'ui'],
  'desk/books': ['desk/shared', 'accounts/profile', 'ui'],
  'desk/promotions': ['desk/shared', 'banners', 'ui'],
  'desk/settings': ['desk/shared', 'ui'],
  'desk/credit': ['desk/books', 'desk/settings', 'desk/shared', 'accounts/credit', 'ui'],
  'desk/integrations': ['desk/shared', 'accounts/profile', 'ui'],
  'desk/shared': ['ui'],
  layout: ['search', 'cart', 'wishlist', 'accounts/session', 'location', 'ui'],
  search: ['catalogue/listing', 'catalogue', 'location', 'ui'],
  catalogue: ['catalogue/listing', 'catalogue/card', 'location', 'ui'],
  'catalogue/listing': ['catalogue/card', 'location', 'ui'],
  'catalogue/product': ['catalogue/card', 'location', 'wishlist', 'ui'],
  'catalogue/card': ['cart', 'wishlist', 'ui'],
  checkout: ['extensions', 'cart', 'accounts/addresses', 'accounts/credit', 'location', 'ui'],
  'gift-cards': ['checkout', 'ui'],
  cart: ['accounts/session', 'location', 'ui'],
  wishlist: ['accounts/session', 'ui'],
  reviews: ['catalogue/product', 'accounts/profile', 'accounts/session', 'ui'],
  orders: ['accounts/profile', 'ui'],
  'accounts/addresses': ['accounts/profile', 'accounts/session', 'ui'],
  'accounts/credit': ['accounts/profile', 'ui'],
  'accounts/email': ['accounts/profile', 'accounts/session', 'ui'],
  'accounts/ways': ['accounts/profile', 'accounts/session', 'ui'],
  'accounts/profile': ['accounts/session', 'ui'],
  'accounts/session': ['ui'],
  location: ['ui'],
  banners: ['ui'],
  ui: [],
  theme: ['lib'],
  lib: [],
};
/** What every room of a side may import, except these themselves. */
const common = { graph: Object.keys(ground), web: ['lib', 'theme', 'gql'] };
const sides = { graph, web };

/** The files of a room, as a regular expression: without those of rooms that are named below it. */
const filesOf = (side, room) => {
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

export default {
  forbidden: [
    ...downwards('graph'),
    ...downwards('web'),
    rule('no cycles', {}, { circular: true }),
    rule('web and graph meet only in schema.graphql', { path: '^web/' }, { path: '^graph/' }),
    rule('a shopper is sent nothing of the desk', { path: '^web/(?!desk/|testing/)' }, { path: '^web/desk/' }),
    rule('graph does not know web', { path: '^graph/' }, { path: '^web/' }),
    rule(
      'faces ask the domain, not the postgres',
      { path: '[.](resolver|rest)[.]ts$' },
      { path: 'node_modules/(typeorm|pg)/' },
    ),
    rule(
      'the domain knows no transport',
      { path: '[.](service|loaders)[.]ts$' },
      { path: 'node_modules/(express|graphql|type-graphql|@apollo)/|[.](resolver|rest)[.]ts$' },
    ),
    rule(
      'resolvers are named by their feature only',
      { path: '^graph/', pathNot: '/feature[.]ts$' },
      { path: '[.]resolver[.]ts$' },
    ),
    rule(
      'routers of /api are named by their feature only',
      { path: '^graph/', pathNot: '/feature[.]ts$' },
      { path: '[.]rest[.]ts$' },
    ),
    rule('one room knows Razorpay', { pathNot: '^graph/payments/razorpay/' }, { path: 'node_modules/razorpay/' }),
    rule(
      'one room knows graphile-worker',
      { path: '^graph/', pathNot: '^graph/(jobs|postgres|testing)/' },
      { path: 'node_modules/graphile-worker/' },
    ),
    rule(
      'one room knows the OpenID client',
      { pathNot: '^graph/accounts/openid/' },
      { path: 'node_modules/openid-client/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
