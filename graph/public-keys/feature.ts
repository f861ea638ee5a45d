import { apiKeys } from '../api-keys/feature.js';
import { audit } from '../audit/feature.js';
import { defineFeature } from '../shared/feature.js';
import { PublicKey } from './public-key.entity.js';

/** Keys for shop fronts of others, which may read what every visitor may. */
export const publicKeys = defineFeature({
  name: 'public-keys',
  uses: [apiKeys, audit],
  entities: [PublicKey],
  resolvers: () => [import('./public-keys.resolver.js')],
});
