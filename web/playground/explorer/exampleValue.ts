import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** What stands in a variable of its type until it is written over. */
const OF_SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Rupees: 100,
  Boolean: true,
  Upload: null,
  JSONObject: {},
};

/**
 * A value that an argument may have, with no more in it than it must: ids are placeholders, such as
 * "…product", which the playground fills in.
 *
 * @param name of the argument, such as `productId`
 * @param of the field that takes it, or of the argument that it is a part of
 */
export function exampleValueOf(type: GraphQLInputType, name: string, of: string): unknown {
  if (isNonNullType(type)) return exampleValueOf(type.ofType, name, of);
  if (isListType(type)) {
    const item = exampleValueOf(type.ofType, name.replace(/s$/, ''), of);
    return [item];
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? null;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, exampleValueOf(field.type, field.name, of)]));
  }
  if (name === 'idempotencyKey') return '…newKey';
  if (type.name === 'ID') return `…${name === 'id' ? of : name.replace(/Id$/, '')}`;
  return type.name in OF_SCALARS ? OF_SCALARS[type.name] : '';
}
