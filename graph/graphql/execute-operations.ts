import { type ApolloServerOptionsWithGateway, HeaderMap } from '@apollo/server';
import type { ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { Attached } from '../cache/attached.js';
import type { Context } from '../shared/context.js';
import type { FollowRequest } from './join-plugins.js';
import { type Execution, executePrepared } from './prepared/execute-prepared.js';

/** How Apollo Server has operations executed. */
interface Executing {
  /** One of its plugins, the last of those that answer. */
  execute: FollowRequest;
  gateway: NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']>;
}

/** What was executed with errors, by the context of its request. */
const executions = new Attached<object, Promise<ExecutionResult>>('execution');

/**
 * Executes operations in place of graphql-js, in the same process over the same schema, with what is kept of operations that come again.
 *
 * Apollo Server asks a gateway to execute in its place; here a plugin has executed before, and a result without an error is the answer. One with
 * errors goes by way of the gateway, since Apollo Server formats only what it was told there. What it hands to a gateway has getters of its own,
 * which V8 keeps in the old part of its memory, and from there all that belongs to the request, until the next major collection.
 */
export function executeOver(schema: GraphQLSchema): Executing {
  return {
    execute: () => ({
      responseForOperation: async ({ document, request: { operationName, variables }, contextValue }) => {
        if (executions.get(contextValue)) return null;
        const execution = { schema, document, operationName, variableValues: variables, contextValue };
        const singleResult = await executeOnce(contextValue, execution);
        return singleResult && { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
      },
    }),
    gateway: {
      onSchemaLoadOrUpdate: (hear) => {
        hear({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({
        executor: async ({ context }) => {
          const executing = executions.get(context);
          if (!executing) throw new Error('an operation was not executed');
          return executing;
        },
      }),
      stop: async () => undefined,
    },
  };
}

/**
 * Executes the operation of a request.
 *
 * @returns its result; null for one with errors, which Apollo Server tells when it is asked with the same context, without executing it again
 */
export async function executeOnce(ctx: Context, execution: Execution): Promise<FormattedExecutionResult | null> {
  const executing = execute(execution);
  const result = await executing.catch(() => null);
  if (result && !result.errors) return result as FormattedExecutionResult;
  executions.set(ctx, executing);
  return null;
}

async function execute(execution: Execution): Promise<ExecutionResult> {
  return executePrepared(execution);
}
