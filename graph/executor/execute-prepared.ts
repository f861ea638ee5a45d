import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { openPreparation, type Prepare } from './prepare-operation.js';
import { runOperation } from './run-operation.js';

/** What is to be executed: a valid document of the shop's schema. */
export interface Execution {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Record<string, unknown> | null | undefined;
  contextValue: unknown;
  /** What the fields of the operation itself are asked of, as an event of a subscription is. */
  rootValue?: unknown;
}

/** As many operations stay prepared; the web has some eighty. */
const MAX_PREPARED = 500;

/** graphql-js stops to complain of variables there; by then the answer is its own. */
const MAX_COMPLAINTS = 1;

const prepared = new LRUCache<OperationDefinitionNode, Prepare>({ max: MAX_PREPARED });

/**
 * Executes an operation, or a subscription for one of its events, with the same answer as `execute`
 * of graphql-js, and keeps from one request to the next what depends on the operation alone.
 * Whatever is out of the ordinary is left to graphql-js: variables that do not fit, an operation
 * that is not named.
 */
export function executePrepared(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName, variableValues, contextValue, rootValue } = execution;
  const operation = getOperationAST(document, operationName);
  if (!operation) return execute(execution) as ExecutionResult;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, {
    maxErrors: MAX_COMPLAINTS,
  });
  const ready = coerced && prepareOnce(schema, document, operation)(coerced);
  return ready
    ? runOperation(ready, { variables: coerced, context: contextValue, rootValue })
    : (execute(execution) as ExecutionResult);
}

function prepareOnce(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Prepare {
  const before = prepared.get(operation);
  if (before) return before;
  const made = openPreparation(schema, document, operation);
  prepared.set(operation, made);
  return made;
}
