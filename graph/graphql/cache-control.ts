import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { markForAll } from '../cache/for-all.js';
import { NO_STORE, REVALIDATED } from '../rest/response-headers.js';
import type { Context } from '../shared/context.js';

/**
 * Sets Cache-Control: any cache may store what a visitor reads of the catalogue by GET, none may
 * store anything else. The endpoint adds the ETag, and answers 304 to anyone who has it. The shop's
 * own cache stores such an answer to a POST as well, see `cacheAnswers`.
 *
 * @param errors of the answer
 */
export function setCacheControl(
  { schema, request, response, operation, document, contextValue }: GraphQLRequestContextWillSendResponse<Context>,
  { errors }: FormattedExecutionResult,
): void {
  const isVisitor = contextValue.viewer === null && !request.http?.headers.get('authorization');
  const isForAll = isVisitor && !errors && operation && document && isCatalogue(operation, document, schema);
  if (isForAll) markForAll(contextValue);
  const isByGet = request.http?.method === 'GET';
  response.http.headers.set('cache-control', isForAll && isByGet ? REVALIDATED : NO_STORE);
}

const known = new WeakMap<OperationDefinitionNode, boolean>();

/**
 * Whether an operation only reads what its feature says is the same for every visitor, see
 * `Feature.publicFields`.
 */
export function isCatalogue(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): boolean {
  const before = known.get(operation);
  if (before !== undefined) return before;
  const isSo = operation.operation === 'query' && isPublic(operation.selectionSet, document, schema);
  known.set(operation, isSo);
  return isSo;
}

function isPublic({ selections }: SelectionSetNode, document: DocumentNode, schema: GraphQLSchema): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return isPublicField(selection.name.value, schema);
    if (selection.kind === Kind.INLINE_FRAGMENT) return isPublic(selection.selectionSet, document, schema);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION && isPublic(fragment.selectionSet, document, schema);
  });
}

/**
 * What the graph says of itself is public, too. A field that is not declared public is never
 * cached.
 */
function isPublicField(name: string, schema: GraphQLSchema): boolean {
  return name.startsWith('__') || schema.getQueryType()?.getFields()[name]?.extensions.isPublic === true;
}
