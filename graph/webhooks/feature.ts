import { accounts } from '../accounts/feature.js';
import { apiKeys } from '../api-keys/feature.js';
import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { credit } from '../credit/feature.js';
import { offers } from '../offers/feature.js';
import { orders } from '../orders/feature.js';
import { payments } from '../payments/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { defineFeature } from '../shared/feature.js';
import { EventSubscriber } from './event-subscriber.entity.js';
import { AddEventSubscriber1795390799000 } from './migrations/1795390799000-AddEventSubscriber.js';
import { TellProgramsOfOrders1795711900000 } from './migrations/1795711900000-TellProgramsOfOrders.js';
import { TellOfOffersAndCredit1795712000000 } from './migrations/1795712000000-TellOfOffersAndCredit.js';
import { TellProgramsByAcp1795725100000 } from './migrations/1795725100000-TellProgramsByAcp.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** What tells programs of others that something happened, signed and until they have heard it. */
export const webhooks = defineFeature({
  name: 'webhooks',
  uses: [apiKeys, audit, accounts, catalogue, orders, payments, refunds, offers, credit],
  entities: [EventSubscriber, WebhookDelivery, WebhookEndpoint],
  migrations: [
    AddEventSubscriber1795390799000,
    TellProgramsOfOrders1795711900000,
    TellOfOffersAndCredit1795712000000,
    TellProgramsByAcp1795725100000,
  ],
  sql: 'graph/webhooks/sql',
  resolvers: () => [import('./webhooks.resolver.js')],
  tasks: async () => {
    const { deleteOldDeliveries, sendWebhooks } = await import('./send-webhooks.js');
    return [sendWebhooks, deleteOldDeliveries];
  },
});
