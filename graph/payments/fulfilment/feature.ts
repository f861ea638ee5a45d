import { accounts } from '../../accounts/feature.js';
import { audit } from '../../audit/feature.js';
import { cart } from '../../cart/feature.js';
import { catalogue } from '../../catalogue/feature.js';
import { invoices } from '../../invoices/feature.js';
import { messages } from '../../messages/feature.js';
import { offers } from '../../offers/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { refunds } from '../refunds/feature.js';
import { AskAboutShortages1795700060000 } from './migrations/1795700060000-AskAboutShortages.js';
import { Shortage } from './shortages/shortage.entity.js';
import { ShortageTerms } from './shortages/shortage-terms.entity.js';

/** What becomes of an order after it is paid: packed, shipped, delivered, returned. */
export const fulfilment = defineFeature({
  name: 'payments/fulfilment',
  uses: [refunds, payments, offers, invoices, cart, orders, catalogue, accounts, audit, messages],
  entities: [Shortage, ShortageTerms],
  migrations: [AskAboutShortages1795700060000],
  resolvers: () => [
    import('./fulfilment.resolver.js'),
    import('./line-batches.resolver.js'),
    import('./shortages/shortages.resolver.js'),
  ],
  routers: () => [import('./fulfilment.rest.js'), import('./shortages/shortages.rest.js')],
  tasks: async () => (await import('./shortages/send-question.js')).shortageTasks,
});
