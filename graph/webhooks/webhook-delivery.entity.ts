import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** How far the delivery of an event has come. */
export enum WebhookDeliveryState {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far the delivery of an event has come.',
  valuesConfig: {
    PENDING: {
      description: 'It is sent, or sent again, when its time comes and those before it of the same object are done.',
    },
    DELIVERED: { description: 'The endpoint has answered with a status of 200 to 299.' },
    FAILED: { description: 'The endpoint did not take it within 24 hours; it can be replayed.' },
  },
});

/**
 * An event for one endpoint. Triggers make it in the transaction that changes what it tells of, so
 * it is there when the change is kept, and else not.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'An event that an endpoint is told, and how that went.',
})
@Entity('webhook_delivery')
@Index('webhook_delivery_to_do', ['endpointId', 'subject', 'sequence'], { where: "state = 'PENDING'" })
@Index(['endpointId', 'sequence'])
@Check('webhook_delivery_state_is_known', isOneOf('state', WebhookDeliveryState))
export class WebhookDelivery {
  @Field(() => ID, {
    description: 'Opaque id; the endpoint is sent it as the header webhook-id, also when it is sent again.',
  })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /**
   * Counts all of them. Anyone who changes an object holds its lock meanwhile, so those of one
   * object count in its order.
   */
  @Generated('increment')
  @Column('bigint')
  sequence: string;

  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id' })
  endpoint?: Relation<WebhookEndpoint>;

  /** The object that it is about, such as `order 0190…`: events of one are sent in their order. */
  @Column('text')
  subject: string;

  @Field({ description: 'What has happened, e.g. order.status_changed.' })
  @Column('text')
  type: string;

  @Field(() => GraphQLJSONObject, {
    description: 'What the endpoint is told of it: ids and states, or an order as UCP spells it; nothing personal.',
  })
  @Column('jsonb')
  data: object;

  @Field(() => Date, { description: 'When it happened.' })
  @Column('timestamp with time zone', { name: 'happened_at', precision: 3, default: () => 'now()' })
  happenedAt: Date;

  @Field(() => WebhookDeliveryState, { description: 'How far it has come.' })
  @Column('text', { default: WebhookDeliveryState.PENDING })
  state: WebhookDeliveryState;

  @Field(() => Int, { description: 'How often it was sent.' })
  @Column('integer', { default: 0 })
  attempts: number;

  /** From when on it is tried again and again, for 24 hours. */
  @Column('timestamp with time zone', { name: 'tried_since', precision: 3, default: () => 'now()' })
  triedSince: Date;

  @Field(() => Date, { description: 'Not before this moment it is sent again, as long as it is pending.' })
  @Column('timestamp with time zone', { name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer; null when there was none.' })
  @Column('integer', { name: 'last_status', nullable: true })
  lastStatus: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, in a sentence; null when it did not.',
  })
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Field(() => Date, { nullable: true, description: 'When the endpoint took it; null until it has.' })
  @Column('timestamp with time zone', { name: 'delivered_at', precision: 3, nullable: true })
  deliveredAt: Date | null;
}

const WebhookDeliveryEdge = edgeOf('WebhookDelivery', () => WebhookDelivery);

/** A page of what an endpoint was told. */
@ObjectType({
  simpleResolvers: true,
  description: 'A page of what an endpoint was told, latest first; kept for 30 days.',
})
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDelivery], { description: 'The deliveries of this page.' })
  nodes: WebhookDelivery[];

  @Field(() => [WebhookDeliveryEdge], { description: 'The same deliveries with their cursors.' })
  edges: Edge<WebhookDelivery>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many deliveries the list holds.' })
  totalCount: number;
}
