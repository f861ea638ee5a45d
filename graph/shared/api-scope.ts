import { registerEnumType } from 'type-graphql';

/** What an API key may do, as an integrator knows it. A key does nothing that none of its scopes names. */
export enum ApiScope {
  CATALOGUE_READ = 'catalogue:read',
  CATALOGUE_WRITE = 'catalogue:write',
  ORDERS_READ = 'orders:read',
  ORDERS_WRITE = 'orders:write',
}

registerEnumType(ApiScope, {
  name: 'ApiScope',
  description: 'What an API key may do. A key does nothing that none of its scopes names; no scope includes another.',
  valuesConfig: {
    CATALOGUE_READ: {
      description: 'catalogue:read: what the public does not see of the catalogue, such as stock and its history.',
    },
    CATALOGUE_WRITE: {
      description: 'catalogue:write: saves and removes products, categories, banners and slides, and sets stock.',
    },
    ORDERS_READ: { description: 'orders:read: reads all orders of the shop.' },
    ORDERS_WRITE: { description: 'orders:write: moves orders on to their next status.' },
  },
});
