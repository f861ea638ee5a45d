import { aKey, aPublicKey } from '../factories/api-key.factory.js';
import type { Rows } from './row.js';
import { among, matching, text } from './shows.js';
import { adminOnly } from './who.js';

/** The keys of programs, and of pages of others. */
export const KEYS_OF_PROGRAMS: Rows = {
  CreateApiKey: {
    who: adminOnly,
    shows: { key: matching(/^jk_/), apiKey: { scopes: ['ORDERS_READ', 'ORDERS_WRITE'] } },
  },
  ApiKeys: { who: adminOnly, shows: { nodes: among({ name: 'Warehouse' }) } },
  RevokeApiKey: {
    who: adminOnly,
    needs: async ({ shop }) => ({ id: (await aKey(shop)).id }),
    shows: { apiKey: { revokedAt: text } },
  },
  CreatePublicKey: { who: adminOnly, shows: { publicKey: { origins: ['https://recipes.example'] } } },
  PublicKeys: {
    who: adminOnly,
    needs: async ({ shop }) => void (await aPublicKey(shop)),
    shows: { nodes: among({ name: 'Recipes' }) },
  },
  RevokePublicKey: {
    who: adminOnly,
    needs: async ({ shop }) => ({ id: (await aPublicKey(shop)).id }),
    shows: { publicKey: { revokedAt: text } },
  },
};
