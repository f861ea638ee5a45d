import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../shared/context.js';
import { operationDuration } from '../shared/observability/metrics.js';
import { beginSpan } from '../shared/observability/tracing.js';
import { MAX_NAME_LENGTH, nameOperation } from '../shared/request/request-names.js';

/**
 * What an operation is counted as that is none of the built web: a client could make up any number
 * of names.
 */
const OTHER = 'other';

/**
 * Names the operation of a request in the log, makes a span of it, and counts how long it takes: by
 * its name where it is one of the built web.
 *
 * @param known the names of those
 */
export function observeOperations(known: ReadonlySet<string>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const startedAt = performance.now();
      let counted = OTHER;
      let endSpan: ReturnType<typeof beginSpan> = () => undefined;
      return {
        didResolveOperation: async ({ contextValue, operationName, operation }) => {
          const kind = operation?.operation ?? 'operation';
          const name = operationName ?? `an unnamed ${kind}`;
          nameOperation(contextValue, name);
          if (known.has(name)) counted = name;
          const spanName = operationName?.slice(0, MAX_NAME_LENGTH) ?? '';
          endSpan = beginSpan(kind, { 'graphql.operation.type': kind, 'graphql.operation.name': spanName });
        },
        willSendResponse: async ({ response: { body } }) => {
          const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
          const took = (performance.now() - startedAt) / 1_000;
          operationDuration.observe({ operation: counted, result: error ? 'errors' : 'data' }, took);
          endSpan({}, error && new Error(String(error.extensions?.code)));
        },
      };
    },
  };
}
