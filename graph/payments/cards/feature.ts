import { accounts } from '../../accounts/feature.js';
import { consents } from '../../consents/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { SaveCards1795702910000 } from './migrations/1795702910000-SaveCards.js';
import { PaymentCustomer } from './payment-customer.entity.js';

/** Cards that the provider keeps for shoppers who say so. */
export const savedCards = defineFeature({
  name: 'payments/cards',
  uses: [payments, consents, accounts],
  entities: [PaymentCustomer],
  migrations: [SaveCards1795702910000],
  resolvers: () => [import('./saved-cards.resolver.js')],
  tasks: async () => [(await import('./saved-cards.js')).deleteCards],
  hooks: {
    onAccountDeleted: async (tx, { id }) => (await import('./saved-cards.js')).queueDeletion(tx, id),
  },
});
