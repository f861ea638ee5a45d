import { writeKeyCalls } from '../../api-keys/calls/count-key-calls.js';
import { aKey, aPublicKey } from '../factories/api-key.factory.js';
import { bad, type Rows } from './row.js';
import { among, matching, text } from './shows.js';
import { adminOnly } from './who.js';

/** The keys of programs, and of pages of others. */
export const KEYS_OF_PROGRAMS: Rows = {
  CreateApiKey: {
    who: adminOnly,
    limits: [
      bad('no name', { name: ' ' }, 'name'),
      bad('a name without end', { name: 'x'.repeat(101) }, 'name'),
      bad('no scope', { scopes: [] }, 'scopes'),
      bad('a key that has ended', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'),
      bad('less than an operation may cost', { costPerMinute: 4_999 }, 'costPerMinute'),
    ],
    shows: { key: matching(/^jk_/), apiKey: { scopes: ['ORDERS_READ', 'ORDERS_WRITE'] } },
  },
  ApiKeys: { who: adminOnly, shows: { nodes: among({ name: 'Warehouse' }) } },
  ApiKeyCalls: {
    who: adminOnly,
    needs: async ({ shop }) => {
      const { as, id } = await aKey(shop);
      await shop.rest('GET /api/countries', { as });
      await writeKeyCalls(shop.ctx());
      return { filter: { apiKeyId: id } };
    },
    shows: { nodes: [{ operation: 'countries', count: 1 }] },
  },
  RevokeApiKey: {
    who: adminOnly,
    needs: async ({ shop }) => ({ id: (await aKey(shop)).id }),
    shows: { apiKey: { revokedAt: text } },
  },
  CreatePublicKey: {
    who: adminOnly,
    limits: [
      bad('no name', { name: ' ' }, 'name'),
      bad('no origin', { origins: [] }, 'origins'),
      bad('any origin', { origins: ['*'] }, 'origins'),
      bad('an address', { origins: ['https://recipes.example/path'] }, 'origins'),
      bad('less than an operation may cost', { costPerMinute: 4_999 }, 'costPerMinute'),
    ],
    shows: { publicKey: { origins: ['https://recipes.example'] } },
  },
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
