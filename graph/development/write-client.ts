import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { operationIn } from '../agents/read-tools.js';
import { type Example, readExamples } from '../playground/examples.js';
import { projectRoot } from '../shared/config/project-root.js';

const SOURCES = path.join(projectRoot, 'graph', 'development', 'client');
const HEAD = '// Written by `npm run client` from the contract of the shop. Do not edit.\n';

/**
 * Writes a package of TypeScript for shop fronts of others into a folder: a function with types for
 * each operation of graph/examples.graphql that visitors and shoppers may ask, over nothing but
 * fetch.
 */
async function writeClient(folder: string): Promise<void> {
  const operations = (await readExamples()).filter(({ caller }) => caller !== 'admin');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'src', 'types.ts'), HEAD + (await typesOf(operations)));
  await writeFile(path.join(folder, 'src', 'index.ts'), HEAD + moduleOf(operations));
  await copyFile(path.join(SOURCES, 'run-operation.ts'), path.join(folder, 'src', 'run-operation.ts'));
  await copyFile(path.join(SOURCES, 'README.md'), path.join(folder, 'README.md'));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`);
  await writeFile(path.join(folder, 'tsconfig.json'), `${JSON.stringify(COMPILER, null, 2)}\n`);
}

const PACKAGE = {
  ...{ name: 'jhola-client', version: '0.1.0', license: 'MIT', type: 'module', sideEffects: false },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  files: ['dist', 'README.md'],
  scripts: { build: 'tsc' },
};

const COMPILER = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, declaration: true },
    ...{ rootDir: 'src', outDir: 'dist' },
  },
  include: ['src'],
};

/**
 * The types of what the operations take and answer, and of the inputs and enums that these speak
 * of.
 */
async function typesOf(operations: readonly Example[]): Promise<string> {
  const [written] = await generate(
    {
      schema: path.join(projectRoot, 'graph', 'schema.graphql'),
      documents: operations.map(({ text }) => text),
      silent: true,
      generates: {
        'types.ts': {
          plugins: ['typescript-operations'],
          config: { scalars: SCALARS, strictScalars: true, useTypeImports: true, enumType: 'string-literal' },
        },
      },
    },
    false,
  );
  return written.content;
}

const SCALARS = {
  ID: 'string',
  DateTime: 'string',
  JSONObject: 'Record<string, unknown>',
  Rupees: 'number',
  Upload: 'Blob',
};

function moduleOf(operations: readonly Example[]): string {
  const types = operations.flatMap(({ name, text }) => typeNamesOf(name, operationIn(text)));
  return `import { ask, type CallOptions, follow, type Operation, type ShopOptions } from './run-operation.js';
import type { ${types.join(', ')} } from './types.js';

export { type CallOptions, type Operation, ShopFailure, type ShopOptions } from './run-operation.js';
export type * from './types.js';

${operations.map(constantOf).join('\n\n')}

/** The shop, as a visitor or, by \`as\`, as a shopper who signed in. */
export class Shop {
  readonly #options: ShopOptions;

  constructor(options: ShopOptions) {
    this.#options = options;
  }

  /** The same shop for the holder of this token; null for a visitor. */
  as(token: string | null): Shop {
    return new Shop({ ...this.#options, token });
  }

${operations.map(methodOf).join('\n\n')}
}
`;
}

function constantOf({ name, text }: Example): string {
  const [data, variables] = typeNamesOf(name, operationIn(text));
  const literal = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');
  return `export const ${name}: Operation<${data}, ${variables}> = {\n  name: '${name}',\n  text: \`${literal}\`,\n};`;
}

function methodOf({ name, text, explanation }: Example): string {
  const operation = operationIn(text);
  const [data, variables] = typeNamesOf(name, operation);
  const isOptional = (operation.variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
  const isFollowed = operation.operation === 'subscription';
  const comment = explanation.split('\n').map((line) => `   * ${line}`.trimEnd());
  const method = name.charAt(0).toLowerCase() + name.slice(1);
  const answer = isFollowed ? `AsyncGenerator<${data}>` : `Promise<${data}>`;
  return `  /**
${comment.join('\n')}
   */
  ${method}(variables: ${variables}${isOptional ? ' = {}' : ''}, call?: CallOptions): ${answer} {
    return ${isFollowed ? 'follow' : 'ask'}(this.#options, ${name}, variables, call);
  }`;
}

function typeNamesOf(name: string, { operation }: OperationDefinitionNode): [data: string, variables: string] {
  const type = `${name}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  return [type, `${type}Variables`];
}

const [folder = path.join(projectRoot, 'dist', 'client')] = process.argv.slice(2);
await writeClient(path.resolve(folder));
process.stdout.write(`The client is in ${folder}; its README tells how to use it.\n`);
