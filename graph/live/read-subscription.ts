import { type DocumentNode, getOperationAST, Kind, parse, specifiedRules, validate } from 'graphql';
import type { OperationArgs, RequestParams } from 'graphql-sse';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Plain, StreamParts } from './stream-parts.js';

/**
 * Reads what a client asks to be told of, within the limits of shape and cost.
 *
 * @throws ShopError GRAPHQL_PARSE_FAILED, GRAPHQL_VALIDATION_FAILED, BAD_USER_INPUT for anything
 *   but a subscription and for one that costs too much
 */
export function readSubscription(parts: StreamParts, ctx: Context, params: RequestParams): OperationArgs<Plain> {
  let document: DocumentNode;
  try {
    document = parse(params.query, { maxTokens: parts.maxTokens });
  } catch (thrown) {
    throw new ShopError(
      ErrorCode.GRAPHQL_PARSE_FAILED,
      thrown instanceof Error ? { en: thrown.message } : phrase('The query is malformed.'),
    );
  }
  const operation = getOperationAST(document, params.operationName);
  if (operation?.operation !== 'subscription')
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Only subscriptions are served here; send anything else to /graphql.'),
    );
  const { operationName, variables: variableValues = {} } = params;
  const [invalid] = validate(parts.schema, document, [...specifiedRules, ...parts.rules]);
  if (invalid) throw new ShopError(ErrorCode.GRAPHQL_VALIDATION_FAILED, { en: invalid.message });
  const tooDear = parts.refusalOfCost({ schema: parts.schema, document, operation, variables: variableValues });
  if (tooDear) throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: tooDear.message });
  for (const field of operation.selectionSet.selections)
    if (field.kind === Kind.FIELD) ctx.budget?.hear?.(field.name.value);
  return { schema: parts.schema, document, operationName, variableValues, contextValue: { ...ctx } };
}
