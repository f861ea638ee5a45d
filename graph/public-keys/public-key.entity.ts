import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { PublicKeyScope } from '../shared/rights/public-key-scope.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';

/**
 * What lets the pages of another's shop front in. It is no secret: everybody can read it
 * in their script.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What lets the pages or the app of somebody else in. It is no secret: everybody can read it there.',
})
@Entity('public_key')
@Check('public_key_has_an_origin', 'cardinality(origins) > 0')
@Check('public_key_scope_is_known', isOneOf('scope', PublicKeyScope))
export class PublicKey {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'What it is called, e.g. Recipe site.' })
  @Column('text')
  name: string;

  @Field({ description: 'What is sent in the header Public-Key, e.g. pk_Xr3a9QzT….' })
  @Column('text', { unique: true })
  key: string;

  @Field(() => [String], { description: 'The origins whose pages may send it, e.g. https://recipes.example.' })
  @Column('text', { array: true })
  origins: string[];

  @Field(() => PublicKeyScope, { description: 'What may be done with it.' })
  @Column('text')
  scope: PublicKeyScope;

  @Field(() => Int, { description: 'What the requests of each of its origins may cost together in a minute.' })
  @Column('integer', { name: 'cost_per_minute' })
  costPerMinute: number;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Since when it no longer lets in; null: it was not revoked.' })
  @Column('timestamp with time zone', { name: 'revoked_at', precision: 3, nullable: true })
  revokedAt: Date | null;
}

const PublicKeyEdge = edgeOf('PublicKey', () => PublicKey);

/** A page of the public keys of the shop. */
@ObjectType({ simpleResolvers: true, description: 'A page of the public keys of the shop, latest first.' })
export class PublicKeyConnection {
  @Field(() => [PublicKey], { description: 'The keys of this page, revoked ones included.' })
  nodes: PublicKey[];

  @Field(() => [PublicKeyEdge], { description: 'The same keys with their cursors.' })
  edges: Edge<PublicKey>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many keys the whole list holds.' })
  totalCount: number;
}
