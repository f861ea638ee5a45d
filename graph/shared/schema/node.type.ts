import { Field, ID, InterfaceType } from 'type-graphql';

/** Of which type a row is that was found by its id alone. */
const typeNames = new WeakMap<object, string>();

/**
 * A thing that can be asked for again by its id alone, which no other thing of the shop has,
 * whatever its type.
 */
@InterfaceType({
  description:
    'A thing that can be asked for again by its id alone, see `node`. No two things of the shop have the same id, whatever their types.',
  resolveType: (value: object) => typeNames.get(value),
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id, unique in the shop.' })
  id: string;
}

/**
 * Says of which type a row is, for whom the row alone does not tell; the row is left as it is,
 * since others may share it.
 */
export function asNode<Row extends Node>(typeName: string, row: Row): Node {
  typeNames.set(row, typeName);
  return row;
}
