import { beginSpan } from '../shared/tracing.js';
import type { FollowRequest } from './join-plugins.js';

/** Makes a span of each operation of the graph, under its name. */
export const traceOperations: FollowRequest = () => {
  let end: ReturnType<typeof beginSpan> = () => undefined;
  return {
    didResolveOperation: ({ operation, operationName }) => {
      const kind = operation?.operation ?? 'query';
      const name = operationName?.slice(0, 80) ?? '';
      end = beginSpan(kind, { 'graphql.operation.type': kind, 'graphql.operation.name': name });
    },
    giveUp: () => end(),
    willSendResponse: ({ errors }) => end({}, errors?.[0] && new Error(String(errors[0].extensions.code))),
  };
};
