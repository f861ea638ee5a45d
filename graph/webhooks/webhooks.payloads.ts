import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** What `createWebhookEndpoint` answers: the only time that the secret is shown. */
@ObjectType({
  simpleResolvers: true,
  description: 'What createWebhookEndpoint answers: the only time that the secret is shown.',
})
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { nullable: true, description: 'The endpoint; null when refused.' })
  webhookEndpoint?: WebhookEndpoint;

  @Field(() => String, {
    nullable: true,
    description:
      'What events are signed with, as libraries of Standard Webhooks take it: whsec_…; null when refused, and for UCP_ORDERS.',
  })
  secret?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of an endpoint answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a webhook endpoint answers.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { nullable: true, description: 'The endpoint as it now stands; null when refused.' })
  webhookEndpoint?: WebhookEndpoint;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What those answer that send an event. */
@ObjectType({
  simpleResolvers: true,
  description: 'What those answer that send an event; look at the delivery again to see how that went.',
})
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, {
    nullable: true,
    description: 'The delivery, which waits to be sent; null when refused.',
  })
  webhookDelivery?: WebhookDelivery;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
