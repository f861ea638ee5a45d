import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/** What is sent and hashed, as Apollo Client sends it: codegen leaves a directive of its own in. */
const asSent = (text: string) => text.replaceAll(' @unmask', '');
const hashOf = (text: string) => `sha256:${createHash('sha256').update(asSent(text)).digest('hex')}`;

/**
 * What `gql` is to the code: a mark, which the build takes out. Codegen's own has an overload for
 * each operation, with its text three times, and gives back a document that no file asks for.
 */
const MARK = `/** Marks an operation for codegen, which writes its hook and its types into graphql.ts. */
export function gql(_operation: string): void {}
`;

/**
 * Writes web/gql from the graph's contract and the operations that stand beside the screens using
 * them.
 */
const config: CodegenConfig = {
  schema: 'graph/schema.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/gql/**'],
  generates: {
    'web/gql/': {
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      plugins: ['./web/codegen-hooks.cjs'],
      presetConfig: { fragmentMasking: false, gqlTagName: 'gql', persistedDocuments: { hashAlgorithm: hashOf } },
      config: {
        scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>', Rupees: 'number', Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
      hooks: {
        beforeOneFileWrite: (file, text) => {
          if (file.endsWith('/gql.ts')) return MARK;
          return file.endsWith('/persisted-documents.json') ? asSent(text) : text;
        },
      },
    },
  },
};

export default config;
