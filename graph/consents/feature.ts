import { accounts } from '../accounts/feature.js';
import { defineFeature } from '../shared/feature.js';
import { Consent } from './consent.entity.js';
import { AddConsents1795702419998 } from './migrations/1795702419998-AddConsents.js';

/** The ledger of consent: who agreed to what, when and by which notice, and who no longer does. */
export const consents = defineFeature({
  name: 'consents',
  uses: [accounts],
  entities: [Consent],
  migrations: [AddConsents1795702419998],
  sql: 'graph/consents/sql',
  hooks: {
    onAccountDeleted: async (tx, { email }) => (await import('./consents.service.js')).anonymizeConsents(tx, email),
  },
  resolvers: () => [import('./consents.resolver.js')],
});
