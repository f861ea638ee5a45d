import { describe, expect, it } from '@jest/globals';
import { buildSchema, OperationTypeNode } from 'graphql';
import { type Edited, operationIn, selectionAt, withArgument, withField, withoutField } from './editOperation';

const schema = buildSchema(`
  type Query { shop: Shop!  product(id: ID!, first: Int): Product  products(filter: Filter): Products! }
  type Mutation { addToCart(input: Line!, idempotencyKey: String): Cart! }
  type Shop { name: String!  hours: String! }
  type Product { id: ID!  name: String!  related(first: Int!): [Product!]! }
  type Products { totalCount: Int!  nodes: [Product!]! }
  type Cart { id: ID!  errors: [Problem!]! }
  interface Problem { message: String! }
  type StockProblem implements Problem { message: String!  available: Int! }
  enum Sort { NEW OLD }
  input Filter { brand: String }
  input Line { productId: ID!  quantity: Int!  sort: Sort!  note: String }
`);
const { QUERY, MUTATION } = OperationTypeNode;
const EMPTY: Edited = { query: '', variables: {} };
const argumentOf = (type: 'Query' | 'Mutation', field: string, name: string) => {
  const fields = (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields();
  const found = fields?.[field]?.args.find((argument) => argument.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('a field that is ticked', () => {
  it('begins an operation, with what the field cannot do without as variables, and a first field of it', () => {
    expect(withField(schema, EMPTY, QUERY, ['product'])).toEqual({
      query: 'query MyProduct($id: ID!) {\n  product(id: $id) {\n    id\n  }\n}\n',
      variables: { id: '…product' },
    });
    expect(withField(schema, EMPTY, MUTATION, ['addToCart']).variables).toEqual({
      input: { productId: '…product', quantity: 1, sort: 'NEW' },
    });
    expect(withField(schema, EMPTY, QUERY, ['products']).query).toContain('products {\n    nodes {\n      id\n');
  });

  it('comes beside what is there, under a variable of its own, and leaves comments above as they are', () => {
    const before = {
      query: '# Mine.\nquery Two($id: ID!, $first: Int!) { product(id: $id) { related(first: $first) { name } } }',
      variables: { id: 'a', first: 2 },
    };

    const after = withField(schema, before, QUERY, ['product', 'related', 'related']);

    expect(after.query).toContain('# Mine.\nquery Two($id: ID!, $first: Int!, $first2: Int!) {');
    expect(after.query).toContain('name\n      related(first: $first2) {\n        id');
    expect(after.variables).toEqual({ id: 'a', first: 2, first2: 1 });
  });

  it('may be of what a type turns out to be', () => {
    const path = ['addToCart', 'errors', '... on StockProblem', 'available'];
    const { query } = withField(schema, EMPTY, MUTATION, path);

    expect(query).toContain('errors {\n      ... on StockProblem {\n        available\n');
    expect(selectionAt(operationIn(query), path)).not.toBeNull();
  });
});

describe('a field whose tick is taken away', () => {
  it('goes with its variables, and with what stands empty then', () => {
    const both = withField(schema, withField(schema, EMPTY, QUERY, ['product']), QUERY, ['shop', 'name']);

    const one = withoutField(schema, both, QUERY, ['product', 'id']);

    expect(one).toEqual({ query: 'query MyProduct {\n  shop {\n    name\n  }\n}\n', variables: {} });
    expect(withoutField(schema, one, QUERY, ['shop'])).toEqual(EMPTY);
  });
});

describe('an argument', () => {
  it('becomes a variable when it is ticked, also of a field that is not yet, and goes again', () => {
    const filter = argumentOf('Query', 'products', 'filter');

    const given = withArgument(schema, EMPTY, QUERY, ['products'], filter, true);

    expect(given.query).toContain('query MyProducts($filter: Filter) {\n  products(filter: $filter) {\n    nodes');
    expect(given.variables).toEqual({ filter: {} });
    expect(withArgument(schema, given, QUERY, ['products'], filter, false)).toEqual(
      withField(schema, EMPTY, QUERY, ['products']),
    );
  });

  it('that makes repeating safe gets a key of its own', () => {
    const key = argumentOf('Mutation', 'addToCart', 'idempotencyKey');

    expect(withArgument(schema, EMPTY, MUTATION, ['addToCart'], key, true).variables).toMatchObject({
      idempotencyKey: '…newKey',
    });
  });
});
