import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../shared/context.js';
import { httpStatusOf, isErrorCode } from '../shared/errors.js';
import { isFault } from './mask-errors.js';

/**
 * Sets the HTTP status of an answer without data to that of its error, logs faults once, and names
 * the request in failures.
 */
export const setHttpStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        if (isFault(error)) contextValue.log.error({ err: error.originalError ?? error, path: error.path }, 'fault');
      }
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      if (!errors) return;
      response.body.singleResult.errors = errors.map((error) => ({
        ...error,
        extensions: { ...error.extensions, requestId: contextValue.requestId },
      }));
      const { code, retryAfterS } = errors[0]?.extensions ?? {};
      const hasData = data && Object.values(data).some((value) => value !== null);
      if (!hasData && data !== undefined && isErrorCode(code)) response.http.status = httpStatusOf(code);
      if (retryAfterS !== undefined) response.http.headers.set('retry-after', String(retryAfterS));
    },
  }),
};

/**
 * Writes the request id into what Apollo Server refuses before it is an operation: a batch, a form
 * of another site, a method or a type that it does not speak.
 */
export function addRequestId(body: string, { requestId }: Pick<Context, 'requestId'>): string {
  const { errors, ...rest }: FormattedExecutionResult = JSON.parse(body);
  const all = errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: all, ...rest });
}
