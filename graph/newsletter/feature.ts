import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { defineFeature } from '../shared/feature.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** Addresses that asked for news. */
export const newsletter = defineFeature({
  name: 'newsletter',
  uses: [accounts, audit],
  entities: [NewsletterSubscription],
  hooks: {
    onAccountDeleted: async (tx, { email }) => (await import('./newsletter.service.js')).deleteSubscription(tx, email),
  },
  resolvers: () => [import('./newsletter.resolver.js'), import('./customer-consent.resolver.js')],
});
