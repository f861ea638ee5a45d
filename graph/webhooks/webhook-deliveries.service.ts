import { ArrayContains, IsNull } from 'typeorm';
import { addJobs } from '../jobs/add-jobs.queries.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { SEND_WEBHOOKS } from './send-webhooks.js';
import { WebhookDelivery, type WebhookDeliveryConnection, WebhookDeliveryState } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { WebhookTopic } from './webhook-topic.js';

/** Which deliveries of an endpoint are wanted. */
export interface DeliveriesRequest {
  /** Null: whatever became of them. */
  state: WebhookDeliveryState | null;
  /** 1 to 100. */
  first: number;
  after: string | null;
}

/**
 * A page of what an endpoint was told, latest first. The right to see the endpoint was checked by
 * then.
 *
 * @throws ShopError BAD_USER_INPUT for a number out of range or a foreign cursor
 */
export async function listDeliveries(
  ctx: Context,
  { id: endpointId }: Pick<WebhookEndpoint, 'id'>,
  { state, first, after }: DeliveriesRequest,
): Promise<WebhookDeliveryConnection> {
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const where = { endpointId, ...(state ? { state } : {}) };
  const query = ctx.db
    .createQueryBuilder(WebhookDelivery, 'd')
    .where(where)
    .orderBy('d.sequence', 'DESC')
    .take(size + 1);
  if (cursor) query.andWhere('d.sequence < :before', { before: Number(cursor[0]) });
  const [found, totalCount] = await Promise.all([query.getMany(), ctx.db.countBy(WebhookDelivery, where)]);
  return Object.assign(
    pageOf(found, size, cursor, ({ sequence }) => [Number(sequence)]),
    { totalCount },
  );
}

/**
 * Sends an event again, whatever became of it, for another 24 hours. Events of the same object that
 * wait are sent after it.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND, CONFLICT while
 *   its endpoint is disabled
 */
export async function replayWebhookDelivery(
  ctx: Context,
  sentId: unknown,
): Promise<{ webhookDelivery: WebhookDelivery }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOneBy(WebhookDelivery, { id }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such delivery.'), 'id');
    await checkEnabled(tx, was.endpointId);
    const now = () => 'now()';
    const anew = { state: WebhookDeliveryState.PENDING, attempts: 0, deliveredAt: null };
    await tx.db.update(WebhookDelivery, { id: was.id }, { ...anew, nextAttemptAt: now, triedSince: now });
    await addSendingJobs(tx, 'd.id = $1', was.id);
    return { webhookDelivery: await tx.db.findOneByOrFail(WebhookDelivery, { id: was.id }) };
  });
}

/**
 * Sends an endpoint an event of the type webhook.test, to see whether it arrives and its signature
 * is understood.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND, CONFLICT while
 *   it is disabled
 */
export async function sendTestWebhook(ctx: Context, sentId: unknown): Promise<{ webhookDelivery: WebhookDelivery }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const endpointId = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    await checkEnabled(tx, endpointId);
    const { identifiers } = await tx.db.insert(WebhookDelivery, {
      ...{ endpointId: endpointId ?? '', subject: `endpoint ${endpointId}`, type: 'webhook.test' },
      data: { message: phrase('It works.') },
    });
    const id: string = identifiers[0]?.id;
    await addSendingJobs(tx, 'd.id = $1', id);
    return { webhookDelivery: await tx.db.findOneByOrFail(WebhookDelivery, { id }) };
  });
}

/** What the endpoints of a program are to be told. */
interface Told {
  /** Of the program. */
  apiKeyId: string;
  /** Of the endpoints that are told. */
  topic: WebhookTopic;
  /** Such as `order 0190…`: what is told of one arrives in its order. */
  subject: string;
  type: string;
  data: object;
}

/** Has the endpoints of one program told of something, once the transaction is kept. */
export async function tellProgram(tx: Context, { apiKeyId, topic, ...told }: Told): Promise<void> {
  const endpoints = await tx.db.findBy(WebhookEndpoint, {
    apiKeyId,
    topics: ArrayContains([topic]),
    disabledAt: IsNull(),
  });
  for (const { id: endpointId } of endpoints) {
    const { identifiers } = await tx.db.insert(WebhookDelivery, { endpointId, ...told });
    await addSendingJobs(tx, 'd.id = $1', identifiers[0]?.id);
  }
}

/**
 * Adds the jobs that send what is pending.
 *
 * @param where a condition on `webhook_delivery d` with one id as `$1`
 */
export async function addSendingJobs(tx: Context, where: string, id: string): Promise<void> {
  await addJobs(
    tx,
    SEND_WEBHOOKS,
    `SELECT json_build_object('endpointId', d.endpoint_id, 'subject', d.subject) AS payload,
       concat('${SEND_WEBHOOKS}:', d.endpoint_id, ':', d.subject) AS key, now() AS run_at
     FROM (SELECT DISTINCT d.endpoint_id, d.subject FROM webhook_delivery d WHERE d.state = 'PENDING' AND ${where}) d`,
    [id],
  );
}

async function checkEnabled(tx: Context, id: string | null): Promise<void> {
  const endpoint = id && (await tx.db.findOneBy(WebhookEndpoint, { id }));
  if (!endpoint) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such endpoint.'), 'id');
  if (endpoint.disabledAt)
    throw new ShopError(ErrorCode.CONFLICT, phrase('The endpoint is disabled. Enable it first.'), 'id');
}
