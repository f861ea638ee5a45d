import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { readExamples } from '../playground/examples.js';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/config/project-root.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { COST_LIMIT, costOf } from './operation-cost.js';
import { limitShape } from './operation-shape.js';

let shop: TestShop;
let schema: GraphQLSchema;

beforeAll(async () => {
  shop = await openShop();
  schema = await buildShopSchema();
});

afterAll(() => shop.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index));
const nested = (depth: number) => `{ categories { ${'children { '.repeat(depth)} id ${'} '.repeat(depth)} } }`;

/**
 * Fragments that spread the next one twice: a few lines that ask for more fields than there are
 * atoms.
 */
const doubling = (levels: number) =>
  `${times(levels, (level) => `fragment F${level} on Category { children { ...F${level + 1} } parent { ...F${level + 1} } }`).join(' ')}
   fragment F${levels} on Category { id } { categories { ...F0 } }`;

const ABUSES: [what: string, query: string][] = [
  ['nesting of 13 levels', nested(11)],
  ['nesting of 900 levels', nested(900)],
  ['51 aliases', `{ ${times(51, (index) => `a${index}: shop { name }`).join(' ')} }`],
  ['1,000 aliases', `{ ${times(1_000, (index) => `a${index}: shop { name }`).join(' ')} }`],
  [
    '100 aliased sign-ins',
    `mutation { ${times(100, (i) => `a${i}: signIn(email: "a", password: "b") { token }`).join(' ')} }`,
  ],
  ['11 mutations', `mutation { ${times(11, (i) => `a${i}: cancelPayment(id: "${i}") { message }`).join(' ')} }`],
  [
    '11 mutations in fragments',
    `fragment A on Mutation { ${times(6, (i) => `a${i}: cancelPayment(id: "${i}") { message }`).join(' ')} }
     mutation { ...A ... on Mutation { ${times(5, (i) => `b${i}: cancelPayment(id: "${i}") { message }`).join(' ')} } }`,
  ],
  [
    '4 sign-ups',
    `mutation { ${times(4, (i) => `a${i}: signUp(input: { name: "a", email: "b${i}@example.com", phone: "1", password: "abcdef" }) { message }`).join(' ')} }`,
  ],
  [
    'a password that is tried, changed and tried again',
    `mutation { a: signIn(email: "a", password: "b") { token } changePassword(oldPassword: "a", newPassword: "bcdefg") { token }
       b: signIn(email: "a", password: "c") { token } c: signIn(email: "a", password: "d") { token } }`,
  ],
  ['a fragment that holds itself', 'fragment A on Shop { name ...A } { shop { ...A } }'],
  ['fragments in a circle', 'fragment A on Shop { ...B } fragment B on Shop { ...A } { shop { ...A } }'],
  ['fragments that double ten times', doubling(10)],
  ['fragments that double a hundred times', doubling(100)],
  ['the same directive twice', '{ shop { name @include(if: true) @include(if: true) } }'],
  ['a directive 600 times', `{ shop { name ${'@include(if: true) '.repeat(600)} } }`],
  ['60 fields with a directive each', `{ shop { ${'name @skip(if: false) '.repeat(60)} } }`],
  ['unknown directives', `{ shop { name ${times(600, (index) => `@d${index}`).join(' ')} } }`],
  ['more than 2,000 tokens', `{ shop { ${'name '.repeat(2_100)} } }`],
  ['a text of 60,000 characters', `{ search(query: "${'x'.repeat(60_000)}") { totalCount } }`],
  ['a name of 60,000 characters', `{ ${'x'.repeat(60_000)} }`],
  ['60,000 open brackets', '{'.repeat(60_000)],
  ['the whole schema 40 times', `{ ${times(40, (i) => `a${i}: __schema { types { name } }`).join(' ')} }`],
  ['ten searches', `{ ${times(10, (i) => `a${i}: search(query: "dal") { totalCount }`).join(' ')} }`],
  ['lists within lists', '{ categories { children { children { children { children { id } } } } } }'],
  ['every product with everything', '{ products(first: 100) { nodes { related(first: 100) { id } } } }'],
  [
    'introspection within introspection',
    `{ __schema { types { ${'fields { type { '.repeat(50)} name ${'} } '.repeat(50)} } } }`,
  ],
];

describe('an operation that asks too much', () => {
  // Each would occupy the whole shop for far longer if it were carried out; a slow machine alone
  // does not take so long.
  const SOON_MS = 30_000;

  it.each(ABUSES)('is refused with 400, at once: %s', async (_what, query) => {
    const started = performance.now();
    const { status, errors } = await shop.graphql(query);

    expect(status).toBe(400);
    expect(errors[0]?.message).toEqual(expect.any(String));
    expect(performance.now() - started).toBeLessThan(SOON_MS);
  });

  it('is refused when many of them come in one request', async () => {
    const { status, body } = await shop.rest('POST /graphql', {
      body: Array(10).fill({ query: '{ shop { name } }' }),
    });

    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('batching')]);
  });

  it('is told how deep it is, how deep it may be and what to do', async () => {
    const { errors } = await shop.graphql(`query Shelves ${nested(12)}`);

    expect(errors[0]).toMatchObject({
      message:
        'Shelves is nested 14 levels deep; 12 are allowed. Ask for what lies deeper in an operation of its own, by its id.',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', limit: 'depth', requested: 14, allowed: 12 },
    });
  });

  it('is told what it costs, what it may cost and how much of what to ask for', async () => {
    const items = 'variants { id } images { id } countries { id } related(first: 20) { id }';
    const query = `query ($first: Int) { products(first: $first) { nodes { ${items} } } }`;
    const { status, errors } = await shop.graphql(query, { first: 100 });
    const [, most] = /ask for first: (\d+) or fewer/.exec(errors[0]?.message ?? '') ?? [];

    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        field: 'products',
        cost: { requested: expect.any(Number), limit: COST_LIMIT },
      },
    });
    expect((await shop.graphql(query, { first: Number(most) })).status).toBe(200);
    expect((await shop.graphql(query, { first: Number(most) + 1 })).status).toBe(400);
  });
});

describe('the cost of an operation', () => {
  const costOfQuery = async (query: string, variables: object = {}) => {
    const { body } = await shop.rest('POST /graphql', { body: { query, variables } });
    return body.extensions?.cost?.requested;
  };

  it('is told with every answer', async () => {
    const { body } = await shop.rest('POST /graphql', { body: { query: '{ shop { name } }' } });

    expect(body).toEqual({
      data: { shop: { name: 'The Shop' } },
      extensions: { cost: { requested: 1, limit: COST_LIMIT } },
    });
  });

  it.each([
    ['an object is 1, whatever is read of it', '{ shop { name email phone } }', 1],
    ['a page is 1 and its items', '{ products(first: 7) { totalCount nodes { id } } }', 8],
    ['edges cost what nodes and their ways cost', '{ products(first: 7) { edges { node { id } } } }', 15],
    [
      'what hangs on an item counts as often as there are items',
      '{ products(first: 7) { nodes { category { id } } } }',
      15,
    ],
    ['a list that does not say how many is ten', '{ categories { id } }', 10],
    ['lists within lists multiply', '{ categories { children { id } } }', 110],
    ['a list that says how many is so many', '{ products(first: 7) { nodes { images(first: 1) { alt } } } }', 15],
    ['a negative number asks for nothing', '{ products(first: -5) { nodes { id } } }', 1],
    ['null is what is usual there', '{ products(first: null) { nodes { id } } }', 25],
    ['no list has more than a hundred', '{ products(first: 1000000) { nodes { id } } }', 101],
    ['what is left out costs nothing', '{ shop { name } categories @include(if: false) { id } }', 1],
    ['fragments count where they are spread', 'fragment F on Category { parent { id } } { categories { ...F } }', 20],
  ])('%s', (_what, query, cost) => expect(costOfQuery(query)).resolves.toBe(cost));

  it('follows the variables, of one operation sent again and again', async () => {
    const query =
      'query ($first: Int, $with: Boolean!) { products(first: $first) { nodes { id category @include(if: $with) { id } } } }';

    expect(await costOfQuery(query, { first: 5, with: false })).toBe(6);
    expect(await costOfQuery(query, { first: 50, with: false })).toBe(51);
    expect(await costOfQuery(query, { first: 50, with: true })).toBe(101);
    expect(await costOfQuery(query, { first: 5, with: false })).toBe(6);
    expect(await costOfQuery(query, { with: false })).toBe(25);
  });

  it('is not forgotten because variables that do not fit were sent before', async () => {
    const query = `query ($id: ID!, $sort: ProductSort) {
      category(id: $id) { id }
      products(first: 100, sort: $sort) { nodes { related(first: 20) { images { alt } } } }
    }`;
    const statusOf = async (variables: object) => (await shop.graphql(query, variables)).status;

    expect(await statusOf({ id: 'a', sort: 'NO_SUCH' })).toBe(400);
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ id: 'a', sort: 'NEWEST' })).toBe(400);
    expect(await statusOf({ id: 'a' })).toBe(400);
  });

  it('is not got around by an argument that does not fit beside what is dear', async () => {
    const query = `query ($id: ID = "a") {
      category(id: $id) { id }
      products(first: 100) { nodes { related(first: 20) { images { alt } } } }
    }`;

    const { status, data, errors } = await shop.graphql(query, { id: null });

    expect([status, data, errors[0]?.extensions.code]).toEqual([400, null, 'BAD_USER_INPUT']);
  });

  it('is told for introspection too, which stays open to everybody', async () => {
    const { body } = await shop.rest('POST /graphql', { body: { query: getIntrospectionQuery() } });

    expect(body.data.__schema.types.length).toBeGreaterThan(50);
    expect(body.extensions.cost.requested).toBe(500);
  });
});

describe('a query of the catalogue that is asked again', () => {
  const query =
    'query Shelf($first: Int, $sort: ProductSort) { products(first: $first, sort: $sort) { nodes { id } } }';
  const ask = (variables: object) =>
    shop.rest('POST /graphql', { body: { query, variables }, headers: { 'x-request-id': 'asked-again' } });
  const toldBy = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => name !== 'date'),
  });

  it('is answered with the same headers, and what it costs this time', async () => {
    const first = toldBy(await ask({ first: 5 }));
    const again = toldBy(await ask({ first: 5, sort: null }));

    expect(again).toEqual(first);
    expect((await ask({ first: 7 })).body.extensions.cost.requested).toBe(8);
    expect((await ask({ first: 7, sort: 'RATING' })).headers.get('request-cost')).toBe('8');
  });

  it.each([
    ['a bound that the shop refuses', { first: 0 }],
    ['a value that the schema refuses', { sort: 'NO_SUCH' }],
    ['a cost that is too high', { first: 100 }],
  ])('is refused in the same words when it comes with %s', async (_what, variables) => {
    const dear = query.replace('{ id }', '{ related(first: 20) { images { alt } variants { id } } }');
    const refused = async (text: string) => {
      const { status, body } = await shop.rest('POST /graphql', {
        body: { query: text, variables },
        headers: { 'x-request-id': 'asked-again' },
      });
      return { status, body };
    };
    const first = await refused(dear);
    expect(first).toMatchObject({ status: 400 });
    expect(first.body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });

    const { errors } = await shop.graphql(dear, { first: 1 });
    expect(errors).toEqual([]);
    expect(await refused(dear)).toEqual(first);
  });
});

describe('the limits', () => {
  it.each([
    ['the screens of the shop', screens],
    ['the examples', async () => (await readExamples()).map(({ text }) => text)],
  ])('leave room for three times of what is asked by %s', async (_who, read) => {
    for (const text of await read()) {
      const document = parse(text);
      const operation = operationOf(document);
      const cost = costOf({ schema, document, operation, variables: variablesOf(operation) });

      expect([operation.name?.value, validate(schema, document, [limitShape])]).toEqual([operation.name?.value, []]);
      expect([operation.name?.value, cost]).toEqual([operation.name?.value, expect.any(Number)]);
      expect([operation.name?.value, cost <= COST_LIMIT / 3 || cost]).toEqual([operation.name?.value, true]);
    }
  });
});

async function screens(): Promise<string[]> {
  const file = path.join(projectRoot, 'web', 'gql', 'persisted-documents.json');
  return Object.values(JSON.parse(await readFile(file, 'utf8')));
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  return operation;
}

/** What must be said, and of lists as much as the screens ask for. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
      const name = variable.name.value;
      if (name === 'first') return [[name, 48]];
      return type && isNonNullType(type) && !defaultValue ? [[name, sampleOf(type)]] : [];
    }),
  );
}

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  if ('getValues' in type) return type.getValues()[0]?.name;
  if (type.name === 'Upload') return new Upload();
  return (
    { Boolean: true, Int: 1, Float: 1, Rupees: 1, DateTime: '2026-01-01T00:00:00Z', JSONObject: {} }[type.name] ?? 'x'
  );
}
