import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { markForAll } from '../cache/answers/cached-answer.js';
import type { Context } from '../shared/context.js';
import { NO_STORE, REVALIDATED } from '../shared/rest/route.js';

/** What a visitor may read of the catalogue, the same for each of them. A field that is not named here is cached by nobody. */
const CATALOGUE = new Set(
  [
    'shop',
    'shopText',
    'countries',
    'homeSlides',
    'banners',
    'categories',
    'category',
    'product',
    'variant',
    'products',
    'search',
    'suggest',
  ]
    // What the graph says of itself.
    .concat(['deliveryPromises', 'deliveryTerms', 'cashTerms', 'deliveryZones', 'freshCategories'])
    .concat(['__typename', '__schema', '__type']),
);

/**
 * Sets Cache-Control: any cache may store what a visitor reads of the catalogue by GET, none may store anything else.
 * The endpoint adds the ETag, and answers 304 to whoever has it. The shop's own cache stores such an answer to a POST as well,
 * see `cacheAnswers`.
 */
export const setCacheControl: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, operation, document, contextValue }) => {
      const errors = response.body.kind === 'single' && response.body.singleResult.errors;
      const isVisitor = contextValue.viewer === null && !request.http?.headers.get('authorization');
      const isForAll = isVisitor && !errors && operation && document && isCatalogue(operation, document);
      if (isForAll) markForAll(contextValue);
      const isByGet = request.http?.method === 'GET';
      response.http.headers.set('cache-control', isForAll && isByGet ? REVALIDATED : NO_STORE);
    },
  }),
};

const known = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation only reads what every visitor may read of the catalogue. */
export function isCatalogue(operation: OperationDefinitionNode, document: DocumentNode): boolean {
  const before = known.get(operation);
  if (before !== undefined) return before;
  const isSo = operation.operation === 'query' && hasOnlyCatalogue(operation.selectionSet, document);
  known.set(operation, isSo);
  return isSo;
}

function hasOnlyCatalogue({ selections }: SelectionSetNode, document: DocumentNode): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return CATALOGUE.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return hasOnlyCatalogue(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION && hasOnlyCatalogue(fragment.selectionSet, document);
  });
}
