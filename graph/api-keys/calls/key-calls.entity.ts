import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, type FindOptionsWhere, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { Node } from '../../shared/schema/node.type.js';

/**
 * What an API key called within an hour, reading and refused calls included: together with the
 * changes of the audit all that programs do. As there, rows outlive their key, and none goes.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'How often a program called one thing within an hour, by its API key.',
})
@Entity('api_key_calls')
@Unique('api_key_calls_of_an_hour', ['apiKeyId', 'operation', 'hour'])
@Index(['apiKeyId', 'id'])
export class ApiKeyCalls {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => ID, { description: 'Id of the API key.' })
  @Column('uuid', { name: 'api_key_id' })
  apiKeyId: string;

  @Field({
    description:
      'What was called: by its name on the graph, e.g. products; what the graph has not by its path, e.g. GET /api/feeds/:name; a tool of an extension by its name.',
  })
  @Column('text')
  operation: string;

  /** The full hour in which all of them were, of Unix time. */
  @Column('timestamp with time zone', { precision: 0 })
  hour: Date;

  @Field(() => Int, { description: 'How many calls, those that were refused included.' })
  @Column('integer')
  count: number;

  @Field(() => Date, { description: 'When the first of them was.' })
  @Column('timestamp with time zone', { name: 'first_at', precision: 3 })
  firstAt: Date;

  @Field(() => Date, { description: 'When the last of them was.' })
  @Column('timestamp with time zone', { name: 'last_at', precision: 3 })
  lastAt: Date;
}

const ApiKeyCallsEdge = edgeOf('ApiKeyCalls', () => ApiKeyCalls);

/** A page of what programs called. */
@ObjectType({ simpleResolvers: true, description: 'A page of what programs called, latest first.' })
export class ApiKeyCallsConnection {
  @Field(() => [ApiKeyCalls], { description: 'The calls of this page, hour by hour.' })
  nodes: ApiKeyCalls[];

  @Field(() => [ApiKeyCallsEdge], { description: 'The same calls with their cursors.' })
  edges: Edge<ApiKeyCalls>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** What `totalCount` counts, once it is asked for; null where nothing can fit. */
  where: FindOptionsWhere<ApiKeyCalls> | null;
}
