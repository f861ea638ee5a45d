import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { payload } from '../shared/schema/payload.js';
import { listDeliveries, replayWebhookDelivery, sendTestWebhook } from './webhook-deliveries.service.js';
import { WebhookDeliveryConnection, WebhookDeliveryState } from './webhook-delivery.entity.js';
import { WebhookEndpoint, WebhookEndpointConnection } from './webhook-endpoint.entity.js';
import {
  createWebhookEndpoint,
  removeWebhookEndpoint,
  updateWebhookEndpoint,
  webhookEndpoints,
} from './webhook-endpoints.service.js';
import { WebhookTopic } from './webhook-topic.js';
import { CreateWebhookEndpointPayload, WebhookDeliveryPayload, WebhookEndpointPayload } from './webhooks.payloads.js';

/** Endpoints that are told of what happens, for admins. */
@Resolver(() => WebhookEndpoint)
export class WebhooksResolver {
  @Query(() => WebhookEndpointConnection, {
    description: 'For an admin: all webhook endpoints, latest first. Anybody else is refused with FORBIDDEN.',
  })
  webhookEndpoints(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<WebhookEndpointConnection> {
    return webhookEndpoints(ctx, { first: first ?? 20, after });
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'What it was told, latest first; kept for 30 days.' })
  deliveries(
    @Ctx() ctx: Context,
    @Root() endpoint: Readonly<WebhookEndpoint>,
    @Arg('state', () => WebhookDeliveryState, {
      nullable: true,
      description: 'Only deliveries that have come so far; absent: all.',
    })
    state: WebhookDeliveryState | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<WebhookDeliveryConnection> {
    return listDeliveries(ctx, endpoint, { state: state ?? null, first: first ?? 20, after });
  }

  @Mutation(() => CreateWebhookEndpointPayload, {
    description:
      'For an admin: has an address told of what happens from now on, signed by Standard Webhooks, by HTTP Message Signatures (RFC 9421) for UCP_ORDERS, or as ACP has it for ACP_ORDERS. Refused with BAD_USER_INPUT, such as for a host that is not of the public Internet, or with CONFLICT for more than 50; anybody else with FORBIDDEN.',
  })
  createWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg('url', () => String, { description: 'Where events are posted to: https, at most 2000 characters.' })
    url: string,
    @Arg('topics', () => [WebhookTopic], { description: 'What it is told of; at least one.' }) topics: WebhookTopic[],
    @Arg('apiKeyId', () => ID, {
      nullable: true,
      description:
        'For the topics UCP_ORDERS and ACP_ORDERS: the API key of the program whose orders it is told of; else absent.',
    })
    apiKeyId: string | null,
  ): Promise<CreateWebhookEndpointPayload> {
    return payload(ctx, () => createWebhookEndpoint(ctx, { url, topics, apiKeyId }));
  }

  @Mutation(() => WebhookEndpointPayload, {
    description:
      'For an admin: changes a webhook endpoint; what is absent stays. Refused with BAD_USER_INPUT or NOT_FOUND; anybody else with FORBIDDEN.',
  })
  updateWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the endpoint.' }) id: string,
    @Arg('url', () => String, { nullable: true, description: 'Where events are posted to; absent: as it was.' })
    url: string | null,
    @Arg('topics', () => [WebhookTopic], {
      nullable: true,
      description: 'What it is told of, at least one; absent: as it was.',
    })
    topics: WebhookTopic[] | null,
    @Arg('isEnabled', () => Boolean, {
      nullable: true,
      description: 'Whether it is told of anything; absent: as it was. What waits is sent when it is enabled again.',
    })
    isEnabled: boolean | null,
  ): Promise<WebhookEndpointPayload> {
    return payload(ctx, () => updateWebhookEndpoint(ctx, id, { url, topics, isEnabled }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'For an admin: removes a webhook endpoint with all that it was told. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  async removeWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the endpoint.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeWebhookEndpoint(ctx, id))) };
  }

  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'For an admin: sends an event again to the endpoint that it was for, under the same id. Refused with NOT_FOUND or CONFLICT; anybody else with FORBIDDEN.',
  })
  replayWebhookDelivery(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the delivery.' }) id: string,
  ): Promise<WebhookDeliveryPayload> {
    return payload(ctx, () => replayWebhookDelivery(ctx, id));
  }

  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'For an admin: sends a webhook endpoint an event of the type webhook.test. Refused with NOT_FOUND or CONFLICT; anybody else with FORBIDDEN.',
  })
  sendTestWebhook(
    @Ctx() ctx: Context,
    @Arg('endpointId', () => ID, { description: 'Id of the endpoint.' }) endpointId: string,
  ): Promise<WebhookDeliveryPayload> {
    return payload(ctx, () => sendTestWebhook(ctx, endpointId));
  }
}
