import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../shared/context.js';
import { operationDuration } from '../shared/metrics.js';
import { nameOperation } from '../shared/request-names.js';

/**
 * What an operation is counted as that is none of the built web: a client could make up any number
 * of names.
 */
const OTHER = 'other';

/**
 * Names the operation of a request in the log, and counts how long it takes: by its name where it
 * is one of the built web.
 *
 * @param known the names of those
 */
export function nameOperations(known: ReadonlySet<string>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const startedAt = performance.now();
      let counted = OTHER;
      return {
        didResolveOperation: async ({ contextValue, operationName, operation }) => {
          const name = operationName ?? `an unnamed ${operation?.operation ?? 'operation'}`;
          nameOperation(contextValue, name);
          if (known.has(name)) counted = name;
        },
        willSendResponse: async ({ response: { body } }) => {
          const hasFailed = body.kind === 'single' && body.singleResult.errors !== undefined;
          const result = hasFailed ? 'errors' : 'data';
          operationDuration.observe({ operation: counted, result }, (performance.now() - startedAt) / 1_000);
        },
      };
    },
  };
}
