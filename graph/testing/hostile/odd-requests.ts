import fc, { type Arbitrary } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type NamedTypeNode,
  typeFromAST,
} from 'graphql';
import { ACP_VERSION } from '../../acp/discovery.js';
import { operationIn, type Tool } from '../../agents/read-tools.js';
import type { Call } from '../../rest/describe-call.js';
import { type BadRequest, JSON_TYPE } from './bad-requests.js';

/**
 * Texts of a right type that break careless code: no characters at all, halves of them, very many,
 * and code of others.
 */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    'é'.normalize('NFD'),
    '%',
    '_',
    '\\',
  ),
  fc.constantFrom("'; DROP TABLE product; --", "' OR 1=1 --", '$1', '{{7*7}}', '<script>', '../../etc/passwd'),
  fc.constantFrom('x'.repeat(10_000), '9'.repeat(400), '٣', '1e5', 'All', 'null', '__proto__', 'constructor'),
  fc.constantFrom('01900000-0000-7000-8000-000000000000', 'eyJhbGciOiJub25lIn0.e30.', 'a@b', '@'),
);
const oddWhole = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 101, 2 ** 31 - 1, -(2 ** 31)));
const oddNumber = fc.oneof(
  oddWhole,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(1e-320, 0.1 + 0.2),
);

/** A value of the type, as odd as it may be. */
function oddValue(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type)) return oddValue(type.ofType);
  if (isListType(type)) return fc.array(oddValue(type.ofType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type: of }) => [name, sometimes(of)] as const);
    return fc.record(Object.fromEntries(fields));
  }
  if (type.name === 'Int') return oddWhole;
  if (type.name === 'Boolean') return fc.boolean();
  return /^(Float|Rupees)$/.test(type.name) ? oddNumber : oddText;
}

const sometimes = (type: GraphQLInputType) =>
  isNonNullType(type) ? oddValue(type) : fc.option(oddValue(type), { nil: null });

/** Where lists within lists by the thousand stand, which nothing that calls itself can follow. */
const NESTED = 'nested by the thousand';
const DEPTH = 9_000;

/**
 * What a client adds that no call asks for: a key under which it may come again, and a value of its
 * own.
 */
const oddRepetition = fc.record({
  headers: fc.constantFrom<Record<string, string>>({}, {}, { 'idempotency-key': 'k' }, { 'idempotency-key': 'é"' }),
  extra: fc.constantFrom<Record<string, string>>({}, {}, { extra: '__proto__' }, { extra: NESTED }),
});

/** What ACP wants with each call, so that odd ones come as far as its rules. */
function asAcp(values: readonly unknown[]): Record<string, string> {
  const key = Buffer.from(JSON.stringify(values)).toString('base64url');
  return { 'api-version': ACP_VERSION, 'idempotency-key': key.slice(0, 100) };
}

/** JSON of a value, in which `NESTED` stands for what cannot be written by JSON.stringify. */
function withNested(value: object): string {
  return JSON.stringify(value).replace(`"${NESTED}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH));
}

/**
 * Well-formed operations with odd arguments, over every field of Query and Mutation that takes
 * some.
 */
export function oddOperations(schema: GraphQLSchema, shopper: string): Arbitrary<BadRequest> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root, place) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ args }) => args.length > 0 && !args.some(({ type }) => getNamedType(type).name === 'Upload'))
      .map((field) => operationOf(place === 0 ? 'query' : 'mutation', field)),
  );
  return fc
    .tuple(fc.oneof(...roots), fc.constantFrom<Record<string, string>>({}, { authorization: shopper }), oddRepetition)
    .map(([{ query, variables }, asWhom, { headers, extra }]) => ({
      ...{ what: 'an operation with odd arguments', method: 'POST', path: '/graphql' },
      headers: { ...JSON_TYPE, ...asWhom, ...headers },
      body: withNested({ query, variables: { ...variables, ...extra } }),
    }));
}

function operationOf(
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
): Arbitrary<{ query: string; variables: object }> {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const fields = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query = `${kind} (${declared}) { ${name}(${passed}) ${fields} }`;
  return fc
    .record(Object.fromEntries(args.map((arg) => [arg.name, sometimes(arg.type)])))
    .map((variables) => ({ query, variables }));
}

/** How programs write to /mcp: with a handshake, as until 2025, and without. */
const REVISIONS = ['2024-11-05', '2025-11-25', '2026-07-28', '1999-01-01', 'é'];
const METHODS = [
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'resources/list', 'resources/read', 'prompts/get'],
  ...['resources/templates/list', 'logging/setLevel', 'completion/complete', 'server/discover', 'notifications/x', ''],
];

/** Calls of tools with odd arguments, and messages to /mcp that are hardly ones. */
export function oddToolCalls(schema: GraphQLSchema, tools: readonly Tool[], shopper: string): Arbitrary<BadRequest> {
  const calls = tools.map(({ name, operation: { text } }) => {
    const { variableDefinitions = [] } = operationIn(text);
    const given = variableDefinitions.flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType | undefined;
      return type ? [[variable.name.value, sometimes(type)] as const] : [];
    });
    return fc.record({
      method: fc.constant('tools/call'),
      params: fc.record({ name: fc.constant(name), arguments: fc.record(Object.fromEntries(given)) }),
    });
  });
  const message = fc.oneof(
    fc.oneof(...calls),
    fc.record({
      method: fc.constantFrom(...METHODS),
      params: fc.oneof(
        fc.jsonValue(),
        fc.record({
          name: oddText,
          uri: oddText,
          arguments: fc.jsonValue(),
          protocolVersion: fc.constantFrom(...REVISIONS),
        }),
      ),
    }),
  );
  const asWhom = fc.constantFrom<Record<string, string>>({}, { authorization: shopper });
  const revision = fc.constantFrom<Record<string, string>>(
    {},
    ...REVISIONS.filter((name) => name !== 'é').map((name) => ({ 'mcp-protocol-version': name })),
  );
  return fc
    .tuple(message, asWhom, revision, oddRepetition, fc.constantFrom<unknown>(1, 1, 1, 'x', null, 1.5, {}))
    .map(([said, who, spoken, { extra }, id]) => ({
      ...{ what: 'an odd message to /mcp', method: 'POST', path: '/mcp' },
      headers: { ...JSON_TYPE, accept: 'application/json, text/event-stream', ...who, ...spoken },
      body: withNested({ jsonrpc: '2.0', id, ...said, ...extra }),
    }));
}

/** Well-formed calls with odd texts and numbers, over everything that is described under /api. */
export function oddCalls(calls: readonly Call[], shopper: string): Arbitrary<BadRequest> {
  const described = calls.flatMap(({ method, path, description }) =>
    description ? [{ method: method.toUpperCase(), path: `/api${path}`, ...description }] : [],
  );
  const value = fc.oneof(oddText, oddNumber, fc.constant(null));
  return fc
    .tuple(
      fc.constantFrom(...described),
      fc.array(value, { minLength: 12, maxLength: 12 }),
      fc.constantFrom<Record<string, string>>({}, { authorization: shopper }),
      oddRepetition,
    )
    .map(([{ method, path, query = {}, body, headers: wanted = {} }, values, asWhom, { headers, extra }]) => {
      const at = (place: number) => values[place % values.length];
      const inQuery = Object.keys(query).map((name, place) => `${name}=${escaped(String(at(place)))}`);
      const names = body && 'shape' in body ? Object.keys(body.shape as object) : [];
      return {
        what: 'a call with odd values',
        method,
        path: `${path.replace(/:\w+/g, () => escaped(String(at(0)).slice(0, 200)) || '-')}?${inQuery.join('&')}`,
        headers: { ...JSON_TYPE, ...asWhom, ...headers, ...('API-Version' in wanted ? asAcp(values) : {}) },
        body: body
          ? withNested({ ...Object.fromEntries(names.map((name, place) => [name, at(place)])), ...extra })
          : null,
      };
    });
}

/**
 * What hides itself or other text: halves of characters, control characters, and marks that turn
 * the direction of text.
 */
const HIDDEN = [
  '\ud800',
  '\udfff',
  '\u0000',
  '\u0007',
  '\u007f',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2060',
  '\ufeff',
];

/**
 * Calls that store what a shopper typed, honest but for something hidden in one of their texts, or
 * in place of it.
 */
export function hidingCalls(shopper: string, userId: string): Arbitrary<BadRequest> {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  const calls = name.chain((text) =>
    fc.constantFrom(
      {
        ...{ method: 'POST', path: '/api/user/signup' },
        sent: { name: text, email: `${text}@example.com`, phone: '9876543210', password: 'mango-season' },
      },
      { method: 'PUT', path: `/api/user/${userId}`, sent: { name: text, phone: '9876543210' } },
    ),
  );
  return fc
    .tuple(calls, fc.constantFrom(...HIDDEN), fc.nat(), fc.nat(), fc.boolean())
    .map(([{ method, path, sent }, mark, field, place, isAlone]) => {
      const fields = Object.entries(sent);
      const [name, text] = fields[field % fields.length] ?? ['', ''];
      const at = place % (text.length + 1);
      const hiding = isAlone ? mark.repeat(3) : text.slice(0, at) + mark + text.slice(at);
      return {
        ...{ what: 'a call with a hidden character', method, path },
        headers: { ...JSON_TYPE, authorization: shopper },
        body: JSON.stringify({ ...sent, [name]: hiding }),
      };
    });
}

/** Halves of characters have no escape of their own. */
function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
