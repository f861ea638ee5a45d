import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Node } from '../shared/schema/node.type.js';
import { USUAL_COST_PER_MINUTE } from './cost-per-minute.js';

/**
 * What lets a program of an integrator in. The key itself is known to the one who was shown it
 * once, when it was made; kept is a hash, which needs no salt since a key is 32 random bytes.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What lets a program of an integrator in. The key itself is shown once, when it is made.',
})
@Entity('api_key')
@Check('api_key_has_a_scope', 'cardinality(scopes) > 0')
@Check('api_key_scopes_are_known', `scopes <@ ARRAY['${Object.values(ApiScope).join("', '")}']`)
export class ApiKey {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'What it is called, e.g. Warehouse.' })
  @Column('text')
  name: string;

  @Field({ description: 'How it begins, to tell it from others, e.g. jk_Xr3a9QzT.' })
  @Column('text', { unique: true })
  prefix: string;

  /** SHA-256 of the whole key, as hexadecimal digits. */
  @Column('text', { select: false })
  hash: string;

  @Field(() => [ApiScope], { description: 'What it may do.' })
  @Column('text', { array: true })
  scopes: ApiScope[];

  /** The admin who made it. It never lets in when that account is no admin's any more. */
  @Index()
  @Column('uuid', { name: 'made_by_id' })
  madeById: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'made_by_id' })
  madeBy?: Relation<User>;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'From when on it no longer lets in; null: it does not expire.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => Int, {
    description: 'What its requests may cost together in a minute; see `extensions.cost` and the header RateLimit.',
  })
  @Column('integer', { name: 'cost_per_minute', default: USUAL_COST_PER_MINUTE })
  costPerMinute: number;

  @Field(() => Date, { nullable: true, description: 'Since when it no longer lets in; null: it was not revoked.' })
  @Column('timestamp with time zone', { name: 'revoked_at', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was used last, to the minute; null: never.',
  })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}

const ApiKeyEdge = edgeOf('ApiKey', () => ApiKey);

/** A page of the API keys of the shop. */
@ObjectType({ simpleResolvers: true, description: 'A page of the API keys of the shop, latest first.' })
export class ApiKeyConnection {
  @Field(() => [ApiKey], { description: 'The keys of this page, revoked and expired ones included.' })
  nodes: ApiKey[];

  @Field(() => [ApiKeyEdge], { description: 'The same keys with their cursors.' })
  edges: Edge<ApiKey>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many keys the whole list holds.' })
  totalCount: number;
}
