import type { ApolloServerPlugin } from '@apollo/server';
import { readingContext } from '../replicas/replicas.js';
import type { Context } from '../shared/context.js';
import { isCatalogue } from './cache-control.js';

/**
 * Lets a visitor's operation that reads nothing but the catalogue be answered by a replica; see
 * `readingContext`.
 */
export const readFromReplica: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, document, contextValue }) => {
      if (operation && document && isCatalogue(operation, document, schema))
        Object.assign(contextValue, { db: (await readingContext(contextValue)).db });
    },
  }),
};
