import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, type FindOptionsWhere, Index, PrimaryColumn } from 'typeorm';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';

/** Who changed something. */
export enum ActorKind {
  ADMIN = 'ADMIN',
  API_KEY = 'API_KEY',
  OPERATOR = 'OPERATOR',
  SHOPPER = 'SHOPPER',
}

registerEnumType(ActorKind, {
  name: 'ActorKind',
  description: 'Who changed something.',
  valuesConfig: {
    ADMIN: { description: 'Somebody signed in who has a role.' },
    API_KEY: { description: 'A program, by its API key.' },
    OPERATOR: {
      description: 'An operator, at the command line of the shop, or the shop itself at a time that was set.',
    },
    SHOPPER: { description: 'A shopper, by an order; they change stocks, and nothing else that is told by its actor.' },
  },
});

/** What was changed. */
export enum AuditSubject {
  CATEGORY = 'CATEGORY',
  PRODUCT = 'PRODUCT',
  VARIANT = 'VARIANT',
  BANNER = 'BANNER',
  HOME_SLIDE = 'HOME_SLIDE',
  ORDER = 'ORDER',
  REVIEW = 'REVIEW',
  API_KEY = 'API_KEY',
  USER = 'USER',
  CATALOGUE = 'CATALOGUE',
  WEBHOOK_ENDPOINT = 'WEBHOOK_ENDPOINT',
  DELIVERY = 'DELIVERY',
  PUBLIC_KEY = 'PUBLIC_KEY',
  SHOP = 'SHOP',
  OFFER = 'OFFER',
  CREDIT = 'CREDIT',
  SEARCH_RULE = 'SEARCH_RULE',
}

registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What was changed.',
  valuesConfig: {
    CATEGORY: { description: 'A category.' },
    PRODUCT: { description: 'A product with its variants.' },
    VARIANT: { description: 'The stock of a variant.' },
    BANNER: { description: 'A banner.' },
    HOME_SLIDE: { description: 'A slide of the carousel.' },
    ORDER: { description: 'An order.' },
    REVIEW: { description: 'A review.' },
    API_KEY: { description: 'An API key.' },
    USER: { description: 'An account: its rights, its second factor, or what staff keep of it; an invitation.' },
    CATALOGUE: { description: 'The catalogue, by an import; its id is that of the import.' },
    WEBHOOK_ENDPOINT: { description: 'An address that is told of what happens.' },
    DELIVERY: { description: 'A zone of delivery, or what delivery costs.' },
    PUBLIC_KEY: { description: 'A public key.' },
    SHOP: { description: 'What the shop says of itself, or the text of a page.' },
    OFFER: { description: 'An offer with its codes.' },
    CREDIT: { description: 'A gift card or store credit, or the terms of both.' },
    SEARCH_RULE: { description: 'What is set for a question of the search.' },
  },
});

/**
 * A change that a member of staff made, kept in the transaction that made it. Rows are
 * only ever added. Ids stand without foreign keys, since an entry outlives what it is about.
 * Nothing personal and nothing secret is in it.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A change that somebody who runs the shop made. Entries are never changed or removed.',
})
@Entity('audit_entry')
@Index(['subjectType', 'subjectId', 'id'])
@Index(['actorId', 'id'])
@Check('audit_actor_is_known', `actor_kind IN ('ADMIN', 'API_KEY', 'OPERATOR')`)
@Check('audit_subject_is_known', isOneOf('subject_type', AuditSubject))
@Check('audit_actor_has_an_id', "(actor_kind = 'OPERATOR') = (actor_id IS NULL)")
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => ActorKind, { description: 'What kind of caller made the change.' })
  @Column('text', { name: 'actor_kind' })
  actorKind: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account or of the API key that made the change; null for an operator.',
  })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => Date, { description: "When, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'made_at', precision: 3, default: () => 'now()' })
  madeAt: Date;

  @Field({ description: 'What was done, by the name of the operation, e.g. saveProduct.' })
  @Column('text')
  operation: string;

  @Field(() => AuditSubject, { description: 'What kind of thing it was done to.' })
  @Column('text', { name: 'subject_type' })
  subjectType: AuditSubject;

  @Field(() => ID, { description: 'Id of the thing that it was done to, which may be gone by now.' })
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Those of its fields that were changed, as they were before; null for what was made.',
  })
  @Column('jsonb', { nullable: true })
  before: object | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The same fields as they are since; null for what was removed.',
  })
  @Column('jsonb', { nullable: true })
  after: object | null;

  @Field({ description: 'Id of the request that did it, under which the log tells more.' })
  @Column('text', { name: 'request_id' })
  requestId: string;
}

const AuditEntryEdge = edgeOf('AuditEntry', () => AuditEntry);

/** A page of the audit, latest first. */
@ObjectType({ simpleResolvers: true, description: 'A page of what was changed, latest first.' })
export class AuditEntryConnection {
  @Field(() => [AuditEntry], { description: 'The entries of this page.' })
  nodes: AuditEntry[];

  @Field(() => [AuditEntryEdge], { description: 'The same entries with their cursors.' })
  edges: Edge<AuditEntry>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** What `totalCount` counts, once it is asked for; null where nothing can fit. */
  where: FindOptionsWhere<AuditEntry> | null;
}
