import type { Telling } from '../programs/program-orders.service.js';
import { Protocol } from '../programs/program-session.entity.js';
import { ownOrigin } from '../rest/origin.js';
import { WebhookTopic } from '../webhooks/webhook-topic.js';
import { toUcpOrder } from './ucp-order.presenter.js';

/** How programs that buy by UCP are told of their orders. */
export const UCP_TELLING: Telling = {
  protocol: Protocol.UCP,
  topic: WebhookTopic.UCP_ORDERS,
  types: { created: 'ucp.order', changed: 'ucp.order' },
  present: (ctx, told) => toUcpOrder(ctx, told, ownOrigin(ctx.config)),
};
