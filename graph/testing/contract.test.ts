import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  printSchema,
} from 'graphql';
import { type FetchedPackage, fetchPackage } from '../development/fetch-package.js';
import { buildShopSchema } from '../schema.js';
import { testsEverything } from './every-case.js';
import { openShop, type TestShop } from './shop.js';

/** Tools that nobody here wrote, held against the contract. They are fetched, so only the whole of the tests has them. */
const GRAPHQL_HTTP: FetchedPackage = { name: 'graphql-http', version: '1.23.1', overrides: { graphql: '16.15.0' } };
const RELAY: FetchedPackage = { name: 'relay-compiler', version: '21.0.1' };

/** What a server may or should do, and this one does otherwise. */
const MEANT = [
  // A page of another site could send these without a preflight, so that a reader's browser would ask for it: a GET wants a
  // header that only a program sets, such as `Apollo-Require-Preflight`.
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
  // What was refused before anything was run has 400 whatever it is called, so that proxies, logs and retries see it.
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

interface Audit {
  id: string;
  name: string;
  status: 'ok' | 'notice' | 'warn' | 'error';
}
interface GraphqlHttp {
  auditServer(options: { url: string }): Promise<Audit[]>;
}

const all = testsEverything ? describe : describe.skip;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

all('GraphQL over HTTP, as graphql-http audits it', () => {
  it('is kept in everything that a server must do', async () => {
    const { auditServer } = await fetchPackage<GraphqlHttp>(GRAPHQL_HTTP);

    const audits = await auditServer({ url: `${shop.address}/graphql` });

    expect(audits.length).toBeGreaterThan(60);
    expect(audits.filter(({ status }) => status === 'error')).toEqual([]);
    const other = audits.filter(({ status }) => status !== 'ok').map(({ name }) => name);
    expect(other.toSorted()).toEqual(MEANT.toSorted());
  });
});

all('Relay', () => {
  it('compiles @connection on every list that grows, and @refetchable on every node', async () => {
    const { default: compiler } = await fetchPackage<{ default: string }>(RELAY);
    const folder = await mkdtemp(path.join(tmpdir(), 'jhola-relay-'));
    try {
      const schema = await buildShopSchema();
      const types = Object.values(schema.getTypeMap()).filter(isObjectType);
      const node = schema.getType('Node');
      const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
      const modules = [...types.flatMap(listsOf), ...nodes.map(refetched)];
      await mkdir(path.join(folder, 'src'));
      await writeFile(path.join(folder, 'schema.graphql'), printSchema(schema));
      for (const [name, text] of modules) {
        await writeFile(path.join(folder, 'src', `${name}.ts`), `export const it = graphql\`${text}\`;\n`);
      }
      const scalars = { DateTime: 'string', Rupees: 'number', JSONObject: 'Record<string, unknown>', Upload: 'File' };
      const config = { src: './src', schema: './schema.graphql', language: 'typescript', customScalarTypes: scalars };
      await writeFile(path.join(folder, 'relay.config.json'), JSON.stringify(config));

      const { stderr, stdout } = await promisify(execFile)(compiler, ['relay.config.json'], { cwd: folder });

      expect(modules.length).toBeGreaterThan(25);
      expect(stdout + stderr).toContain('Compilation completed');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** A module of its own for each list of a type; Relay wants what is in one to begin with its name. */
function listsOf(type: GraphQLObjectType): [name: string, text: string][] {
  const lists = Object.values(type.getFields()).filter(({ type: answer }) => /Connection!?$/.test(String(answer)));
  return lists.map((field) => {
    const name = `List${type.name}${field.name}`;
    const list = `${field.name}(${argumentsOf(field)}) @connection(key: "${name}_${field.name}") { edges { node { __typename } } }`;
    const isQuery = type.name === 'Query';
    return [name, isQuery ? `query ${name}Query { ${list} }` : `fragment ${name}_it on ${type.name} { ${list} }`];
  });
}

function refetched({ name }: GraphQLObjectType): [name: string, text: string] {
  return [
    `Node${name}`,
    `fragment Node${name}_it on ${name} @refetchable(queryName: "Node${name}RefetchQuery") { id }`,
  ];
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  return ['first: 5', ...needed.map((argument) => `${argument.name}: ${someOf(argument)}`)].join(', ');
}

function someOf({ name, type }: GraphQLArgument): string {
  const known: Record<string, string> = { 'String!': '"dal"', 'ID!': '"any"', '[ChangeKind!]!': '[PRODUCT]' };
  const some = known[String(type)];
  if (some === undefined) throw new Error(`say some ${name} of the type ${type}`);
  return some;
}
