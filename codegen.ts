import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

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
      presetConfig: { fragmentMasking: false, gqlTagName: 'gql', persistedDocuments: true },
      config: {
        scalars: { DateTime: 'string', JSONObject: 'Record<string, unknown>', Rupees: 'number', Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
