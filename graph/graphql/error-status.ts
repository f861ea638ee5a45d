import type { GraphQLResponse } from '@apollo/server';
import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import type { Context } from '../shared/context.js';
import { httpStatusOf, isErrorCode } from '../shared/errors.js';
import { isFault } from './mask-errors.js';

/** Logs faults that Apollo Server has met itself. */
export function logFaults(errors: readonly GraphQLError[], { log }: Pick<Context, 'log'>): void {
  for (const error of errors)
    if (isFault(error)) log.error({ err: error.originalError ?? error, path: error.path }, 'fault');
}

/**
 * Sets the HTTP status of an answer without data to that of its error, and names the request in
 * failures.
 *
 * @param result what the answer says
 */
export function setHttpStatus(
  { http }: Pick<GraphQLResponse, 'http'>,
  result: FormattedExecutionResult,
  { requestId }: Pick<Context, 'requestId'>,
): void {
  const { data, errors } = result;
  if (!errors) return;
  result.errors = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  const { code, retryAfterS } = errors[0]?.extensions ?? {};
  const hasData = data && Object.values(data).some((value) => value !== null);
  if (!hasData && data !== undefined && isErrorCode(code)) http.status = httpStatusOf(code);
  if (retryAfterS !== undefined) http.headers.set('retry-after', String(retryAfterS));
}

/**
 * Writes the request id into what Apollo Server refuses before it is an operation: a batch, a form
 * of another site, a method or a type that it does not speak.
 */
export function addRequestId(body: string, { requestId }: Pick<Context, 'requestId'>): string {
  const { errors, ...rest }: FormattedExecutionResult = JSON.parse(body);
  const all = errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: all, ...rest });
}
