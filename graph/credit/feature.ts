import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { limits } from '../limits/feature.js';
import { messages } from '../messages/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { Credit } from './credit.entity.js';
import { CreditHolder } from './credit-holder.entity.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditTerms } from './credit-terms.entity.js';
import { AddCredit1795687785773 } from './migrations/1795687785773-AddCredit.js';
import { SellGiftCards1795699120123 } from './migrations/1795699120123-SellGiftCards.js';
import { EndCreditWithItsDay1795845000000 } from './migrations/1795845000000-EndCreditWithItsDay.js';

/** Gift cards and store credit: one ledger of what the shop owes in goods. */
export const credit = defineFeature({
  name: 'credit',
  uses: [accounts, audit, idempotency, limits, messages, orders],
  entities: [Credit, CreditHolder, CreditMovement, CreditTerms],
  migrations: [AddCredit1795687785773, SellGiftCards1795699120123, EndCreditWithItsDay1795845000000],
  sql: 'graph/credit/sql',
  resolvers: () => [import('./credit.resolver.js'), import('./books/credit-books.resolver.js')],
  routers: () => [import('./credit.rest.js'), import('./staff-credit.rest.js'), import('./books/credit-books.rest.js')],
  tasks: async () => [
    (await import('./gift-card-mail.js')).sendGiftCards,
    // At night in India.
    {
      name: 'write-off-expired-credit',
      schedule: { match: '50 21 * * *', isMadeUp: true },
      run: async (ctx) => (await import('./write-off-expired.js')).writeOffExpiredCredit(ctx),
    },
  ],
  hooks: {
    onAccountDeleted: async (tx, { id }) => (await import('./credit.service.js')).writeOffStoreCredit(tx, id),
  },
});
