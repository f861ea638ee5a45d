import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { defineFeature } from '../shared/feature.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyCalls } from './calls/key-calls.entity.js';
import { CountKeyCalls1795724151066 } from './migrations/1795724151066-CountKeyCalls.js';

/** Keys for programs of the owner, each with its scopes. */
export const apiKeys = defineFeature({
  name: 'api-keys',
  uses: [accounts, audit],
  entities: [ApiKey, ApiKeyCalls],
  migrations: [CountKeyCalls1795724151066],
  hooks: {
    onAccountRecovered: async (tx, userId) => (await import('./revoke-keys-of.js')).revokeKeysOf(tx, userId),
  },
  resolvers: () => [import('./api-keys.resolver.js'), import('./calls/key-calls.resolver.js')],
});
