import { apiKeys } from '../api-keys/feature.js';
import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { orders } from '../orders/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { defineFeature } from '../shared/feature.js';
import { webhooks } from '../webhooks/feature.js';
import { AddUcpSessions1795702552800 } from './migrations/1795702552800-AddUcpSessions.js';
import { KeepUcpOrders1795711910000 } from './migrations/1795711910000-KeepUcpOrders.js';
import { TellProtocolsApart1795725000000 } from './migrations/1795725000000-TellProtocolsApart.js';
import { ProgramSession } from './program-session.entity.js';

/** Carts and checkouts of programs, by whatever protocol, and the orders that became of them. */
export const programs = defineFeature({
  name: 'programs',
  uses: [webhooks, apiKeys, idempotency, refunds, orders, cart, catalogue],
  entities: [ProgramSession],
  migrations: [AddUcpSessions1795702552800, KeepUcpOrders1795711910000, TellProtocolsApart1795725000000],
  tasks: async () => {
    const { removeOldSessions } = await import('./program-sessions.service.js');
    return [{ name: 'remove-old-ucp-sessions', schedule: { match: '25 * * * *' }, run: removeOldSessions }];
  },
});
