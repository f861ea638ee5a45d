import { type ClassType, Field, ObjectType } from 'type-graphql';
import type { Edge } from './cursor.js';

/** Makes the type of an entry of a list with its cursor, such as OrderEdge. */
export function edgeOf<Row extends object>(name: string, node: () => ClassType<Row>): ClassType<Edge<Row>> {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An entry in its place in a list.' })
  class EdgeOfNode implements Edge<Row> {
    @Field({ description: 'Opaque; send it as `after` to go on behind this entry.' })
    cursor: string;

    @Field(node, { description: 'The entry.' })
    node: Row;
  }
  return EdgeOfNode;
}
