import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ApiKey } from '../api-keys/api-key.entity.js';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { Node } from '../shared/schema/node.type.js';
import { WebhookTopic } from './webhook-topic.js';

/** An address that is told of what happens in the shop. */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'An address of an integrator that is told of what happens in the shop.',
})
@Entity('webhook_endpoint')
@Check('webhook_endpoint_has_a_topic', 'cardinality(topics) > 0')
@Check('webhook_endpoint_has_a_key_for_ucp', `(topics IN ('{UCP_ORDERS}', '{ACP_ORDERS}')) = (api_key_id IS NOT NULL)`)
@Check('webhook_endpoint_topics_are_known', `topics <@ ARRAY['${Object.values(WebhookTopic).join("', '")}']`)
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'Where events are posted to.' })
  @Column('text')
  url: string;

  @Field(() => [WebhookTopic], { description: 'What it is told of.' })
  @Column('text', { array: true })
  topics: WebhookTopic[];

  /** Of the program whose orders it is told of; it goes with its key. */
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the API key of the program whose orders it is told of; null for all topics but UCP_ORDERS and ACP_ORDERS.',
  })
  @Column('uuid', { name: 'api_key_id', nullable: true })
  apiKeyId: string | null;

  @ManyToOne(() => ApiKey, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'api_key_id' })
  apiKey?: Relation<ApiKey>;

  /** Signs what is sent; kept as it is, since anyone who signs needs it. */
  @Column('text', { select: false })
  secret: string;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when it is told of nothing: an admin said so, or it answered 410 Gone. Null while it is told.',
  })
  @Column('timestamp with time zone', { name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null;
}

const WebhookEndpointEdge = edgeOf('WebhookEndpoint', () => WebhookEndpoint);

/** A page of the endpoints of the shop. */
@ObjectType({ simpleResolvers: true, description: 'A page of the webhook endpoints of the shop, latest first.' })
export class WebhookEndpointConnection {
  @Field(() => [WebhookEndpoint], { description: 'The endpoints of this page.' })
  nodes: WebhookEndpoint[];

  @Field(() => [WebhookEndpointEdge], { description: 'The same endpoints with their cursors.' })
  edges: Edge<WebhookEndpoint>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many endpoints there are.' })
  totalCount: number;
}
