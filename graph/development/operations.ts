import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildASTSchema, parse, Source } from 'graphql';
import { projectRoot } from '../shared/project-root.js';

const WEB = path.join(projectRoot, 'web');
const HOOKS = './web/codegen-hooks.cjs';
/** As `web/vite-operations.ts` takes them out of what is built. */
const STATEMENT = /^gql\(\s*`([^`]*)`,?\s*\);?$/gm;

const config = {
  scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>', Rupees: 'number', Upload: 'File' },
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
  emitLegacyCommonJSImports: true,
};

/**
 * Writes web/gql from the graph's contract and the operations that stand beside the screens using them. Only what has
 * changed is written, so that nothing is compiled again for it.
 *
 * @returns the names of the files that were stale
 * @throws GraphQLError for an operation that the contract does not take
 */
export async function writeOperations(): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, content] of await generate()) {
    const before = await readFile(file, 'utf8').catch(() => '');
    if (before === content) continue;
    await writeFile(file, content);
    stale.push(path.relative(projectRoot, file));
  }
  return stale;
}

async function generate(): Promise<Map<string, string>> {
  const schema = parse(await readFile(path.join(projectRoot, 'graph/schema.graphql'), 'utf8'));
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: path.join(WEB, 'gql/'),
    presetConfig: { fragmentMasking: false, gqlTagName: 'gql', persistedDocuments: true },
    plugins: [{ [HOOKS]: {} }],
    pluginMap: { [HOOKS]: createRequire(path.join(projectRoot, 'package.json'))(HOOKS) },
    schema,
    schemaAst: buildASTSchema(schema),
    documents: await readOperations(),
    documentTransforms: [{ name: 'typename', transformObject: addTypenameSelectionDocumentTransform }],
    config,
  });
  const written = outputs.map(async (output) => [output.filename, await codegen(output)] as const);
  return new Map(await Promise.all(written));
}

/** What stands in web/ as statements gql(…), a source for each. */
async function readOperations() {
  const files = (await readdir(WEB, { recursive: true })).filter((file) => /[.]tsx?$/.test(file)).sort();
  const sources = files.map(async (file) => {
    const location = path.join(WEB, file);
    const code = await readFile(location, 'utf8');
    return [...code.matchAll(STATEMENT)].map(({ 1: rawSDL = '', index }) => {
      const line = code.slice(0, code.indexOf('`', index)).split('\n').length;
      const source = new Source(rawSDL, `web/${file}`, { line, column: 1 });
      return { location, rawSDL, document: parse(source), hash: createHash('sha256').update(rawSDL).digest('hex') };
    });
  });
  return (await Promise.all(sources)).flat();
}
