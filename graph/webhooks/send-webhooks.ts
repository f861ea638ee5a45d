import { IsNull, Not, Raw } from 'typeorm';
import { exponentialBackoff } from '../jobs/task-list.js';
import { ownOrigin } from '../rest/origin.js';
import type { Context } from '../shared/context.js';
import type { ComesBack, Task } from '../shared/task.js';
import { postWebhook } from './post-webhook.js';
import { merchantSignatureHeaders, messageSignatureHeaders, signatureHeaders } from './sign.js';
import { shopSigningKey } from './signing-key.js';
import { type Due, leaseNext } from './webhook-deliveries.queries.js';
import { WebhookDelivery, WebhookDeliveryState } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookTopic } from './webhook-topic.js';

/**
 * The task that sends webhooks; the trigger that adds its jobs knows it by this name, see
 * `sql/deliveries.sql`.
 */
export const SEND_WEBHOOKS = 'send-webhooks';

/** Pauses between attempts double from the first to the longest. In seconds. */
const FIRST_PAUSE_S = 5;
const MAX_PAUSE_S = 2 * 60 * 60;

/** So long an event is tried. */
const RETRY_PERIOD = "interval '24 hours'";

/** The endpoint is gone for good, says HTTP. */
const GONE = 410;

/**
 * Sends what an endpoint is to be told of one object, in the order in which it happened: an event
 * that was not taken keeps those behind it waiting, until it is taken or given up after 24 hours.
 * Each is sent once at least.
 */
export const sendWebhooks: Task<{ endpointId: string; subject: string }> = {
  name: SEND_WEBHOOKS,
  run: async (ctx, { endpointId, subject }): Promise<ComesBack | undefined> => {
    for (;;) {
      const due = await leaseNext(ctx, endpointId, subject);
      if (due === null) return undefined;
      if ('inS' in due) return due;
      await attempt(ctx, endpointId, due);
    }
  },
};

/** Forgets what was settled long ago. */
export const deleteOldDeliveries: Task = {
  name: 'forget-old-webhook-deliveries',
  schedule: { match: '17 3 * * *' },
  run: async ({ db }) => {
    const longAgo = Raw((column) => `${column} < now() - interval '30 days'`);
    await db.delete(WebhookDelivery, { state: Not(WebhookDeliveryState.PENDING), happenedAt: longAgo });
  },
};

function message({ id, type, data, happenedAt, secret }: Due) {
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
  return { body, headers: signatureHeaders(secret, { id, body }, new Date()) };
}

/** As UCP has it: what is told is the whole body, signed by the key in the profile. */
function ucpMessage({ config }: Context, { id, data, happenedAt, url }: Due) {
  const body = JSON.stringify(data);
  const also = {
    'ucp-agent': `profile="${ownOrigin(config)}/.well-known/ucp"`,
    ...{ 'webhook-id': id, 'idempotency-key': id },
    'webhook-timestamp': String(Math.floor(happenedAt.getTime() / 1000)),
  };
  return { body, headers: messageSignatureHeaders(shopSigningKey(config), { url, body, headers: also }) };
}

/** As ACP has it: an event with the whole order, signed by the secret of the endpoint. */
function acpMessage({ id, type, data, secret }: Due) {
  const body = JSON.stringify({ type, data });
  return { body, headers: merchantSignatureHeaders(secret, { id, body }, new Date()) };
}

function messageFor(ctx: Context, due: Due) {
  if (due.topics.includes(WebhookTopic.UCP_ORDERS)) return ucpMessage(ctx, due);
  return due.topics.includes(WebhookTopic.ACP_ORDERS) ? acpMessage(due) : message(due);
}

async function attempt(ctx: Context, endpointId: string, due: Due): Promise<void> {
  const { id, attempts, url } = due;
  const { body, headers } = messageFor(ctx, due);
  const { status, error } = await postWebhook(url, {
    body,
    headers,
    allowsLoopback: ctx.config.allowsLoopbackWebhooks,
  });
  if (error === null) {
    const delivered = { state: WebhookDeliveryState.DELIVERED, deliveredAt: () => 'now()' };
    await ctx.db.update(WebhookDelivery, { id }, { ...delivered, lastStatus: status, lastError: null });
    return;
  }
  const pauseS = exponentialBackoff(FIRST_PAUSE_S, MAX_PAUSE_S, attempts - 1);
  const next = "now() + :pauseS * interval '1 second'";
  await ctx.db
    .createQueryBuilder()
    .update(WebhookDelivery, {
      lastStatus: status,
      lastError: error,
      nextAttemptAt: () => next,
      state: () => `CASE WHEN tried_since + ${RETRY_PERIOD} <= ${next} THEN 'FAILED' ELSE 'PENDING' END`,
    })
    .where({ id })
    .setParameters({ pauseS })
    .execute();
  ctx.log.info({ endpointId, deliveryId: id, status, attempts }, 'a webhook was not taken');
  if (status === GONE) {
    await ctx.db.update(WebhookEndpoint, { id: endpointId, disabledAt: IsNull() }, { disabledAt: () => 'now()' });
  }
}
