import { ApiKey } from '../api-keys/api-key.entity.js';
import { type Facts, recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { findPublicAddress } from './public-address.js';
import { makeWebhookSecret } from './sign.js';
import { addSendingJobs } from './webhook-deliveries.service.js';
import { WebhookEndpoint, type WebhookEndpointConnection } from './webhook-endpoint.entity.js';
import { TOPICS_OF_PROGRAMS, WebhookTopic } from './webhook-topic.js';

/** Anyone who needs more has forgotten some. */
const MAX_ENDPOINTS = 50;

const MAX_URL_LENGTH = 2_000;

/** What an admin says of an endpoint; what is absent stays as it was. */
export interface EndpointDraft {
  url?: string | null;
  topics?: readonly WebhookTopic[] | null;
  isEnabled?: boolean | null;
}

/**
 * Makes an endpoint, which is told of what happens from now on.
 *
 * @returns the secret too, which is shown nowhere else and never again; none where the key of the
 *   shop signs
 * @param draft `apiKeyId` is the key of the program whose orders UCP_ORDERS or ACP_ORDERS tells
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for the
 *   address, without a topic, or where key and topic do not go together; CONFLICT for more than 50
 */
export async function createWebhookEndpoint(
  ctx: Context,
  draft: { url: string; topics: readonly WebhookTopic[]; apiKeyId: string | null },
): Promise<{ webhookEndpoint: WebhookEndpoint; secret?: string }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const url = await checkedUrl(ctx, draft.url);
  const topics = checkedTopics(draft.topics);
  const apiKeyId = await checkedKey(ctx, topics, draft.apiKeyId);
  const secret = makeWebhookSecret();
  return inTransaction(ctx, async (tx) => {
    if ((await tx.db.count(WebhookEndpoint)) >= MAX_ENDPOINTS) {
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('There are {most} endpoints already. Remove some first.', { most: MAX_ENDPOINTS }),
      );
    }
    const { identifiers } = await tx.db.insert(WebhookEndpoint, { url, topics, apiKeyId, secret });
    const made = await tx.db.findOneByOrFail(WebhookEndpoint, { id: identifiers[0]?.id });
    await record(tx, 'createWebhookEndpoint', made.id, null, factsOf(made));
    return { webhookEndpoint: made, ...(topics.includes(WebhookTopic.UCP_ORDERS) ? {} : { secret }) };
  });
}

/**
 * Changes an endpoint. What waits for one that is enabled again is sent then.
 *
 * @throws ShopError as `createWebhookEndpoint`, and NOT_FOUND
 */
export async function updateWebhookEndpoint(
  ctx: Context,
  id: unknown,
  { url, topics, isEnabled }: EndpointDraft,
): Promise<{ webhookEndpoint: WebhookEndpoint }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const changes = {
    ...(url == null ? {} : { url: await checkedUrl(ctx, url) }),
    ...(topics == null ? {} : { topics: checkedTopics(topics) }),
  };
  return inTransaction(ctx, async (tx) => {
    const was = await getEndpoint(tx, id);
    await checkedKey(tx, changes.topics ?? was.topics, was.apiKeyId);
    const disabledAt = isEnabled == null ? was.disabledAt : isEnabled ? null : (was.disabledAt ?? new Date());
    await tx.db.update(WebhookEndpoint, { id: was.id }, { ...changes, disabledAt });
    if (was.disabledAt && !disabledAt) await addSendingJobs(tx, 'd.endpoint_id = $1', was.id);
    const webhookEndpoint = await tx.db.findOneByOrFail(WebhookEndpoint, { id: was.id });
    await record(tx, 'updateWebhookEndpoint', was.id, factsOf(was), factsOf(webhookEndpoint));
    return { webhookEndpoint };
  });
}

/**
 * Removes an endpoint with all that it was told.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND
 */
export async function removeWebhookEndpoint(ctx: Context, id: unknown): Promise<{ ok: true; message: string }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  return inTransaction(ctx, async (tx) => {
    const was = await getEndpoint(tx, id);
    await tx.db.delete(WebhookEndpoint, { id: was.id });
    await record(tx, 'removeWebhookEndpoint', was.id, factsOf(was), null);
    return { ok: true as const, message: say(phrase('The endpoint is removed.'), tx.language) };
  });
}

/**
 * A page of all endpoints, latest first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT
 */
export async function webhookEndpoints(ctx: Context, page: PageAsked): Promise<WebhookEndpointConnection> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  return Object.assign(await latestFirst(ctx, WebhookEndpoint, page), {
    totalCount: await ctx.db.count(WebhookEndpoint),
  });
}

/** An endpoint whose row is locked. @throws ShopError NOT_FOUND */
async function getEndpoint(tx: Context, sentId: unknown): Promise<WebhookEndpoint> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'for_no_key_update' } }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such endpoint.'), 'id');
  return found;
}

async function checkedUrl({ config: { allowsLoopbackWebhooks } }: Context, sent: string): Promise<string> {
  const refuse = (message: Phrase) => new ShopError(ErrorCode.BAD_USER_INPUT, message, 'url');
  if (sent.length > MAX_URL_LENGTH || !URL.canParse(sent)) throw refuse(phrase('This is not a valid address.'));
  const url = new URL(sent);
  if (url.username || url.password)
    throw refuse(phrase('Leave user and password out of the address: events are signed.'));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLoopbackWebhooks)) {
    throw refuse(phrase('The address must begin with https://.'));
  }
  if (!(await findPublicAddress(url.hostname, allowsLoopbackWebhooks))) {
    throw refuse(phrase('The host is not known, or is not on the public Internet.'));
  }
  url.hash = '';
  return url.href;
}

function checkedTopics(topics: readonly WebhookTopic[]): WebhookTopic[] {
  if (topics.length > 0) return [...new Set(topics)];
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('An endpoint needs a topic.'), 'topics');
}

/** A program is told of its own orders by one protocol, and of nothing else. */
async function checkedKey(
  ctx: Context,
  topics: readonly WebhookTopic[],
  sentKeyId: string | null,
): Promise<string | null> {
  const topic = topics.find((each) => TOPICS_OF_PROGRAMS.includes(each));
  if (topic && topics.length > 1)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{topic} goes with no other topic.', { topic }), 'topics');
  const id = readId(sentKeyId);
  if (!topic && !sentKeyId) return null;
  if (!topic || !id || !(await ctx.db.existsBy(ApiKey, { id }))) {
    const named = topic ?? TOPICS_OF_PROGRAMS.join(', ');
    const why = phrase('{topic} goes with the API key of a program.', { topic: named });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, why, 'apiKeyId');
  }
  return id;
}

function record(tx: Context, operation: string, subjectId: string, before: Facts | null, after: Facts | null) {
  return recordChange(tx, { operation, subjectType: AuditSubject.WEBHOOK_ENDPOINT, subjectId, before, after });
}

/** The host alone: what stands behind it may be a secret of the receiver's. */
function factsOf({ url, topics, apiKeyId, disabledAt }: WebhookEndpoint): Facts {
  return { host: new URL(url).host, topics, isEnabled: disabledAt === null, ...(apiKeyId ? { apiKeyId } : {}) };
}
