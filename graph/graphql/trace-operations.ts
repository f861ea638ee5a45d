import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../shared/context.js';
import { beginSpan } from '../shared/tracing.js';

/** Makes a span of each operation of the graph, under its name. */
export const traceOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    let end: ReturnType<typeof beginSpan> = () => undefined;
    return {
      didResolveOperation: async ({ operation, operationName }) => {
        const kind = operation?.operation ?? 'query';
        const name = operationName?.slice(0, 80) ?? '';
        end = beginSpan(kind, { 'graphql.operation.type': kind, 'graphql.operation.name': name });
      },
      willSendResponse: async ({ response: { body } }) => {
        const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
        end({}, error && new Error(String(error.extensions?.code)));
      },
    };
  },
};
