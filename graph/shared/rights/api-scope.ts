import { registerEnumType } from 'type-graphql';

/**
 * What an API key may do, as an integrator knows it. A key does nothing that none of its scopes
 * names.
 */
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
      description:
        'Reads what the public does not see of the catalogue, such as stock and its history; written catalogue:read elsewhere.',
    },
    CATALOGUE_WRITE: {
      description:
        'Saves and removes products, categories, banners and slides, and sets stock; written catalogue:write elsewhere.',
    },
    ORDERS_READ: { description: 'Reads all orders of the shop; written orders:read elsewhere.' },
    ORDERS_WRITE: { description: 'Moves orders on to their next status; written orders:write elsewhere.' },
  },
});
