import {
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { buildShopSchema } from '../schema.js';

/** Fails when a member of the schema has no description, or when an output list may be null or hold nulls. */
const schema = await buildShopSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const complaints = types.flatMap(complaintsAbout);
for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
process.exit(complaints.length ? 1 : 0);

function complaintsAbout(type: GraphQLNamedType): string[] {
  const undescribed = (name: string, member: { description?: string | null }) =>
    member.description ? [] : [`${name} has no description`];
  // The roots are named by the specification of GraphQL itself.
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const own = isRoot ? [] : undescribed(type.name, type);
  if (isEnumType(type))
    return [...own, ...type.getValues().flatMap((value) => undescribed(`${type.name}.${value.name}`, value))];
  if (isInputObjectType(type)) {
    return [
      ...own,
      ...Object.values(type.getFields()).flatMap((field) => undescribed(`${type.name}.${field.name}`, field)),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields()).flatMap((field) => [
    ...undescribed(`${type.name}.${field.name}`, field),
    ...field.args.flatMap((argument: GraphQLArgument) =>
      undescribed(`${type.name}.${field.name}(${argument.name})`, argument),
    ),
    ...(isLooseList(field.type) ? [`${type.name}.${field.name} is a list that is not [T!]!`] : []),
  ]);
  return [...own, ...fields];
}

function isLooseList(type: unknown): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (!isListType(inner)) return false;
  return !isNonNullType(type) || !isNonNullType(inner.ofType);
}
