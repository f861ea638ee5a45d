import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Tool } from '../../agents/read-tools.js';

/** With what a mutation may begin: what it does, before what it does it to. */
const VERBS = [
  'accept',
  'add',
  'adjust',
  'answer',
  'begin',
  'buy',
  'cancel',
  'change',
  'check',
  'clear',
  'close',
  'count',
  'create',
  'delete',
  'demand',
  'extend',
  'hide',
  'import',
  'invite',
  'issue',
  'keep',
  'place',
  'publish',
  'renew',
  'uncount',
  'vote',
  'waste',
  'withdraw',
]
  .concat(['answer', 'report', 'weigh'])
  .concat(['refund', 'remove', 'rename', 'replace', 'restore', 'revoke', 'save', 'set', 'settle', 'sign', 'start'])
  .concat([
    'apply',
    'approve',
    'confirm',
    'merge',
    'receive',
    'refuse',
    'replay',
    'request',
    'reset',
    'send',
    'ship',
    'stop',
    'submit',
    'subscribe',
    'undo',
    'unhide',
    'leave',
    'unsubscribe',
    'update',
    'upload',
  ]);

/** A member of the schema: a type, a field, an argument, a value. */
interface Member {
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
}

/**
 * What a schema has that a stranger could not use without asking: a member without a sentence about
 * it, a list that may hold nulls, a name that does not say what it is, a deprecation that names no
 * way out.
 */
export function complaintsAbout(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [
      // The roots are named by the specification of GraphQL itself.
      ...(roots.some((root) => root === type) ? [] : aboutMember(type.name, type)),
      ...aboutNames(type),
      ...membersOf(type).flatMap(([path, member]) => aboutMember(path, member)),
      ...aboutTypes(type),
      ...(type === schema.getMutationType() ? Object.values(type.getFields()).flatMap(aboutMutation) : []),
    ]);
}

/** Tools of /mcp whose deprecation names no way out. */
export function complaintsAboutTools(tools: readonly Pick<Tool, 'name' | 'deprecated'>[]): string[] {
  return tools.flatMap(({ name, deprecated }) => aboutDeprecation(name, deprecated));
}

/** Every member within a type, by the path that leads to it. */
function membersOf(type: GraphQLNamedType): [path: string, member: Member][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): [string, Member][] => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((argument): [string, Member] => [`${type.name}.${field.name}(${argument.name})`, argument]),
  ]);
}

function aboutMember(path: string, { description, deprecationReason }: Member): string[] {
  const complaints: string[] = [];
  if (!description) complaints.push(`${path} has no description`);
  else if (!/^[A-Z0-9'`].*[.)`]$/s.test(description.trim())) {
    complaints.push(`${path} is not described in sentences: ${description}`);
  }
  return [...complaints, ...aboutDeprecation(path, deprecationReason)];
}

function aboutDeprecation(path: string, reason: string | null | undefined): string[] {
  if (!reason || /\buse\b.+\b\d{4}-\d\d-\d\d\b/is.test(reason)) return [];
  return [`${path} is deprecated without "use …" and the day of its removal, such as 2027-03-01`];
}

function aboutNames(type: GraphQLNamedType): string[] {
  const { name } = type;
  const complaints: string[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) complaints.push(`${name} is not written LikeThis`);
  if (isEnumType(type)) {
    const odd = type.getValues().filter((value) => !/^[A-Z][A-Z0-9_]*$/.test(value.name));
    return [...complaints, ...odd.map((value) => `${name}.${value.name} is not written LIKE_THIS`)];
  }
  if (isInputObjectType(type) && !/(Input|Filter)$/.test(name)) complaints.push(`${name} does not end with Input`);
  if (isObjectType(type)) {
    const fields = Object.keys(type.getFields());
    const isPage = name.endsWith('Connection');
    const missing = ['nodes', 'edges', 'pageInfo', 'totalCount'].filter((field) => isPage && !fields.includes(field));
    complaints.push(...missing.map((field) => `${name} has no ${field}`));
    if (fields.includes('pageInfo') && !isPage) complaints.push(`${name} is a page and does not end with Connection`);
    if (fields.includes('userErrors') && !name.endsWith('Payload')) {
      complaints.push(`${name} answers a mutation and does not end with Payload`);
    }
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return complaints;
  const odd = Object.keys(type.getFields()).filter((field) => !/^[a-z][A-Za-z0-9]*$/.test(field));
  return [...complaints, ...odd.map((field) => `${name}.${field} is not written likeThis`)];
}

/** What types cannot say by themselves. */
function aboutTypes(type: GraphQLNamedType): string[] {
  const name = (field: { name: string }) => `${type.name}.${field.name}`;
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => aboutTakenList(name(field), field.type));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    ...aboutNull(name(field), field),
    ...aboutAnsweredList(name(field), field.type),
    ...field.args.flatMap((argument) => aboutTakenList(`${name(field)}(${argument.name})`, argument.type)),
  ]);
}

/** Null may mean that there is none, that it is not known or that the viewer may not see it. */
function aboutNull(path: string, { type, description }: GraphQLField<unknown, unknown>): string[] {
  return isNonNullType(type) || /\bnull\b/i.test(description ?? '') ? [] : [`${path} does not say what null means`];
}

/**
 * A client that reads a list wants to walk it, without asking whether there is one or what its
 * holes mean.
 */
function aboutAnsweredList(path: string, type: GraphQLOutputType): string[] {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (!isListType(inner)) return [];
  // What is asked for by many ids has null in the place of each that there is none of, as clients
  // of Relay expect it.
  if (path === 'Query.nodes') return [];
  return isNonNullType(type) && isNonNullType(inner.ofType) ? [] : [`${path} is a list that is not [T!]!`];
}

function aboutTakenList(path: string, type: GraphQLInputType): string[] {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isListType(inner) && !isNonNullType(inner.ofType) ? [`${path} takes a list that may hold nulls`] : [];
}

function aboutMutation({ name, type, description }: GraphQLField<unknown, unknown>): string[] {
  const complaints: string[] = [];
  if (!/\b(for|by) (everybody|anybody|staff|an?( \S+)? (shopper|account|admin)|admins)\b/i.test(description ?? '')) {
    complaints.push(`Mutation.${name} does not say whom it is for: everybody, a signed-in shopper, staff, an admin`);
  }
  const [verb = ''] = /^[a-z]+/.exec(name) ?? [];
  if (!VERBS.includes(verb)) complaints.push(`Mutation.${name} does not begin with a verb that is known here`);
  const payload = getNamedType(type);
  const userErrors = isObjectType(payload) ? payload.getFields().userErrors : undefined;
  if (!isNonNullType(type) || !payload.name.endsWith('Payload') || String(userErrors?.type) !== '[UserError!]!') {
    complaints.push(`Mutation.${name} does not answer a …Payload! with userErrors: [UserError!]!`);
  }
  return complaints;
}
