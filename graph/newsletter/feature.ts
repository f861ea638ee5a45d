import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { consents } from '../consents/feature.js';
import { limits } from '../limits/feature.js';
import { messages } from '../messages/feature.js';
import { defineFeature } from '../shared/feature.js';
import { ConfirmSubscriptions1795688000000 } from './migrations/1795688000000-ConfirmSubscriptions.js';
import { RecordSubscriptions1795702420000 } from './migrations/1795702420000-RecordSubscriptions.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** Addresses that asked for news. */
export const newsletter = defineFeature({
  name: 'newsletter',
  uses: [accounts, audit, consents, messages, limits],
  entities: [NewsletterSubscription],
  migrations: [ConfirmSubscriptions1795688000000, RecordSubscriptions1795702420000],
  sql: 'graph/newsletter/sql',
  hooks: {
    onAccountDeleted: async (tx, { email }) => (await import('./newsletter.service.js')).deleteSubscription(tx, email),
  },
  tasks: async () => [
    (await import('./newsletter-mails.js')).sendNewsletterLinks,
    {
      ...{ name: 'forget-unconfirmed-subscriptions', schedule: { match: '45 3 * * *' } },
      run: (await import('./newsletter.service.js')).deleteUnconfirmedSubscriptions,
    },
  ],
  resolvers: () => [import('./newsletter.resolver.js'), import('./customer-consent.resolver.js')],
});
