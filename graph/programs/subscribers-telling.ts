import type { Context } from '../shared/context.js';
import type { Subscribers } from '../shared/subscribers.js';
import type { Telling } from './program-orders.service.js';

/** What a protocol hears of, so that its checkouts are done and its programs told. */
export function subscribersTelling(telling: () => Promise<Telling>): Subscribers {
  const orders = () => import('./program-orders.service.js');
  const tell = async (ctx: Context, orderId: string | null) => {
    if (orderId) await (await orders()).tellOfOrder(ctx, orderId, await telling());
  };
  return {
    'order.created': async (ctx, { id }) => (await orders()).completeCheckouts(ctx, id, await telling()),
    'order.status_changed': (ctx, { id }) => tell(ctx, id),
    'refund.created': (ctx, { orderId }) => tell(ctx, orderId),
    'refund.status_changed': (ctx, { orderId }) => tell(ctx, orderId),
  };
}
