import type { Telling } from '../programs/program-orders.service.js';
import { Protocol } from '../programs/program-session.entity.js';
import { ownOrigin } from '../rest/origin.js';
import { WebhookTopic } from '../webhooks/webhook-topic.js';
import { toAcpOrder } from './acp.presenter.js';

/** How programs that buy by ACP are told of their orders. */
export const ACP_TELLING: Telling = {
  protocol: Protocol.ACP,
  topic: WebhookTopic.ACP_ORDERS,
  types: { created: 'order_create', changed: 'order_update' },
  present: (ctx, told) => toAcpOrder(ctx, told, ownOrigin(ctx.config)),
};
