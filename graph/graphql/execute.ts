import { type GraphQLRequestContextResponseForOperation, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError } from 'graphql';
import { type Execution, executePrepared } from '../executor/execute-prepared.js';
import type { Context } from '../shared/context.js';
import { answerTypeFor } from '../shared/request/graph-type.js';
import { isFault, maskFault } from './mask-errors.js';

/**
 * Executes an operation: for Apollo Server, for pages that are rendered here, and for each event of
 * a subscription.
 */
export async function execute(execution: Execution): Promise<ExecutionResult> {
  return executePrepared(execution);
}

/**
 * Answers an operation of Apollo Server by `execute`. Errors are worded here, as Apollo Server
 * words those that it meets itself, and faults are logged once.
 */
export async function executeOperation({
  schema,
  document,
  request,
  contextValue,
}: GraphQLRequestContextResponseForOperation<Context>): Promise<GraphQLResponse> {
  const { operationName, variables: variableValues } = request;
  const result = await execute({ schema, document, operationName, variableValues, contextValue });
  const status = result.errors && result.data === undefined ? 400 : undefined;
  const type = answerTypeFor(request.http?.headers.get('accept'));
  return {
    http: { headers: new HeaderMap(type ? [['content-type', type]] : []), ...(status ? { status } : {}) },
    body: {
      kind: 'single',
      singleResult: result.errors ? worded(result, contextValue) : (result as FormattedExecutionResult),
    },
  };
}

function worded(result: ExecutionResult, { log, language }: Context): FormattedExecutionResult {
  const errors = result.errors?.map((error) => {
    if (isFault(error)) log.error({ err: error.originalError ?? error, path: error.path }, 'fault');
    return maskFault(error instanceof GraphQLError ? error.toJSON() : error, error, language);
  });
  return { ...result, errors } as FormattedExecutionResult;
}
