import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { openApi } from '../../api.js';
import { type FetchedPackage, fetchFolder, fetchPackage } from '../../development/fetch-package.js';
import { writeOpenapi } from '../../openapi/openapi.js';
import { buildShopSchema } from '../../schema.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { inFull } from '../every-case.js';
import { COMPLAINTS_MEANT, RULES_ASKED_OTHERWISE } from './contract-exceptions.js';

const restRouter = await openApi();

/**
 * Tools written by others, held against the two contracts. They are fetched, so only the whole
 * of the tests has them.
 */
const RELAY: FetchedPackage = { name: 'relay-compiler', version: '21.0.1' };
const GRAPHQL_ESLINT: FetchedPackage = {
  ...{ name: '@graphql-eslint/eslint-plugin', version: '4.4.1' },
  beside: { eslint: '9.39.1', graphql: '16.15.0' },
};
const REDOCLY: FetchedPackage = { name: '@redocly/cli', version: '2.77.0' };
const SPECTRAL: FetchedPackage = { name: '@stoplight/spectral-cli', version: '6.16.3' };
const KOTLIN: FetchedPackage = {
  ...{ name: '@graphql-codegen/kotlin', version: '4.0.1' },
  beside: { graphql: '16.15.0' },
};

const run = promisify(execFile);
const all = inFull(describe);

const contract = path.join(projectRoot, 'graph', 'schema.graphql');

let folder: string;
let schema: GraphQLSchema;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jhola-contract-'));
  schema = await buildShopSchema();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

all('Relay', () => {
  it('compiles @connection on every list that grows, and @refetchable on every node', async () => {
    const { default: compiler } = await fetchPackage<{ default: string }>(RELAY);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const node = schema.getType('Node');
    const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
    const modules = [...types.flatMap(listsOf), ...nodes.map(refetched)];
    await mkdir(path.join(folder, 'src'));
    for (const [name, text] of modules) {
      await writeFile(path.join(folder, 'src', `${name}.ts`), `export const it = graphql\`${text}\`;\n`);
    }
    const scalars = { DateTime: 'string', Rupees: 'number', JSONObject: 'Record<string, unknown>', Upload: 'File' };
    const config = { src: './src', schema: contract, language: 'typescript', customScalarTypes: scalars };
    await writeFile(path.join(folder, 'relay.config.json'), JSON.stringify(config));

    const { stderr, stdout } = await run(compiler, ['relay.config.json'], { cwd: folder });

    expect(modules.length).toBeGreaterThan(25);
    expect(stdout + stderr).toContain('Compilation completed');
  });
});

interface GraphqlEslint {
  parser: object;
  configs: Record<string, { rules: Record<string, unknown> }>;
}
interface Eslint {
  ESLint: new (
    options: object,
  ) => { lintFiles(files: string[]): Promise<{ messages: { ruleId: string; line: number }[] }[]> };
}

all('graphql-eslint', () => {
  it('has nothing against the schema, in its own set and in that for Relay, but for what is argued', async () => {
    const { default: plugin } = await fetchPackage<{ default: GraphqlEslint }>(GRAPHQL_ESLINT);
    const { ESLint }: Eslint = createRequire(path.join(await fetchFolder(GRAPHQL_ESLINT), 'entry.mjs'))('eslint');
    const asked = Object.entries(RULES_ASKED_OTHERWISE).map(([rule, options]) => [
      `@graphql-eslint/${rule}`,
      ['error', options],
    ]);
    const eslint = new ESLint({
      ...{ cwd: path.dirname(contract), overrideConfigFile: true },
      overrideConfig: {
        files: ['**/*.graphql'],
        plugins: { '@graphql-eslint': plugin },
        languageOptions: { parser: plugin.parser, parserOptions: { graphQLConfig: { schema: contract } } },
        rules: {
          ...plugin.configs['flat/schema-recommended']?.rules,
          ...plugin.configs['flat/schema-relay']?.rules,
          ...Object.fromEntries(asked),
        },
      },
    });

    const [read] = await eslint.lintFiles([contract]);

    const lines = (await readFile(contract, 'utf8')).split('\n');
    const complaints: Record<string, string[]> = {};
    for (const { ruleId, line } of read?.messages ?? []) {
      const rule = ruleId.replace('@graphql-eslint/', '');
      complaints[rule] = [...(complaints[rule] ?? []), /type (\w+)/.exec(lines[line - 1] ?? '')?.[1] ?? ''].toSorted();
    }
    const meant = Object.entries(COMPLAINTS_MEANT).map(([rule, places]) => [rule, places.toSorted()]);
    expect(complaints).toEqual(Object.fromEntries(meant));
  });
});

all('the document of /api', () => {
  let document: string;
  beforeAll(async () => {
    document = path.join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(writeOpenapi(restRouter)));
  });

  it('has no error and no warning by redocly', async () => {
    const config = path.join(folder, 'redocly.yaml');
    await writeFile(config, 'extends: [recommended]\n');
    const tool = path.join(await fetchFolder(REDOCLY), 'node_modules/@redocly/cli/bin/cli.js');
    const asked = ['lint', document, '--config', config, '--format', 'json', '--max-problems', '1000'];

    const { stdout } = await run(process.execPath, [tool, ...asked], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });

    const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('has no error and no warning by spectral', async () => {
    const ruleset = path.join(folder, 'spectral.yaml');
    await writeFile(ruleset, 'extends: ["spectral:oas"]\n');
    const tool = path.join(await fetchFolder(SPECTRAL), 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const asked = ['lint', document, '--ruleset', ruleset, '--format', 'json', '--fail-severity', 'hint'];

    const { stdout } = await run(process.execPath, [tool, ...asked]).catch((thrown: { stdout: string }) => thrown);

    expect(JSON.parse(stdout.slice(stdout.indexOf('['), stdout.lastIndexOf(']') + 1))).toEqual([]);
  });
});

interface KotlinPlugin {
  plugin(schema: unknown, documents: [], config: object, about: { outputFile: string }): Promise<string>;
}

all('A generator for Kotlin', () => {
  it('writes every input and every enum, with amounts as numbers and moments as texts', async () => {
    const bring = createRequire(path.join(await fetchFolder(KOTLIN), 'entry.mjs'));
    const { plugin }: KotlinPlugin = bring('@graphql-codegen/kotlin');
    const { buildSchema }: { buildSchema(text: string): unknown } = bring('graphql');
    const scalars = { DateTime: 'String', JSONObject: 'Map<String, Any>', Rupees: 'Double', Upload: 'java.io.File' };
    const text = await readFile(contract, 'utf8');

    const written = await plugin(buildSchema(text), [], { scalars }, { outputFile: 'Jhola.kt' });

    const has = (name: string) => new RegExp(`\\b(data|enum) class ${name}(Input)?\\(`).test(written);
    const missing = Object.values(schema.getTypeMap()).filter(
      (type) => (isInputObjectType(type) || isEnumType(type)) && !isIntrospectionType(type) && !has(type.name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(written).toMatch(/val price: Double\b/);
    expect(written).toMatch(/val placedBefore: String\b/);
    expect(written).not.toMatch(/\b(Rupees|DateTime|JSONObject)\b/);
  });
});

/**
 * A module of its own for each list of a type; Relay wants what is in one to begin with its name.
 */
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
