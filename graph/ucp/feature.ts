import { apiKeys } from '../api-keys/feature.js';
import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { feeds } from '../feeds/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { orders } from '../orders/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { search } from '../search/feature.js';
import type { Context } from '../shared/context.js';
import { defineFeature } from '../shared/feature.js';
import { webhooks } from '../webhooks/feature.js';
import { AddUcpSessions1795702552800 } from './migrations/1795702552800-AddUcpSessions.js';
import { KeepUcpOrders1795711910000 } from './migrations/1795711910000-KeepUcpOrders.js';
import { UcpSession } from './ucp-session.entity.js';

/** The Universal Commerce Protocol, by which programs buy for a person. */
export const ucp = defineFeature({
  name: 'ucp',
  uses: [webhooks, apiKeys, idempotency, feeds, search, refunds, orders, cart, catalogue],
  entities: [UcpSession],
  migrations: [AddUcpSessions1795702552800, KeepUcpOrders1795711910000],
  routers: () => [import('./ucp.rest.js')],
  subscribers: {
    'order.created': async (ctx, { id }) => (await import('./ucp-orders.service.js')).completeCheckouts(ctx, id),
    'order.status_changed': (ctx, { id }) => tell(ctx, id),
    'refund.created': (ctx, { orderId }) => tell(ctx, orderId),
    'refund.status_changed': (ctx, { orderId }) => tell(ctx, orderId),
  },
  tasks: async () => {
    const { removeOldUcpSessions } = await import('./ucp-sessions.service.js');
    return [{ name: 'remove-old-ucp-sessions', schedule: { match: '25 * * * *' }, run: removeOldUcpSessions }];
  },
});

async function tell(ctx: Context, orderId: string | null): Promise<void> {
  if (orderId) await (await import('./ucp-orders.service.js')).tellOfOrder(ctx, orderId);
}
