import { createSourceEventStream, type ExecutionResult, type FormattedExecutionResult, GraphQLError } from 'graphql';
import type { OperationArgs } from 'graphql-sse';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import type { Phrase } from '../shared/languages/phrase.js';
import type { Plain, StreamParts } from './stream-parts.js';

/** Why a stream ends before its subscription does. */
export type Ended = { code: ErrorCode; reason: Phrase };

/**
 * Executes the subscription for each event with a context of its own, since a context remembers
 * what it has read.
 */
export async function executeEach(
  { execute }: StreamParts,
  args: OperationArgs<Plain>,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await events.next();
      if (event.done) return { value: undefined, done: true };
      const contextValue = { ...args.contextValue, loaders: new Map() };
      return { value: await execute({ ...args, rootValue: event.value, contextValue }), done: false };
    },
    return: async () => {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

/** The same results, until something else ends them; then one more says why. */
export function until(
  over: Promise<Ended>,
  results: AsyncIterableIterator<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  let isOver = false;
  const limited: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      if (isOver) return { value: undefined, done: true };
      const first = await Promise.race([results.next(), over]);
      if (!('code' in first)) return first;
      isOver = true;
      await results.return?.();
      const error = new ShopError(first.code, first.reason);
      return { value: { errors: [new GraphQLError(error.message, { originalError: error })] }, done: false };
    },
    return: async () => {
      isOver = true;
      await results.return?.();
      return { value: undefined, done: true };
    },
    // The library ends what has all three methods alone; anything else it would follow for ever.
    throw: async (thrown) => {
      await limited.return?.();
      throw thrown;
    },
    [Symbol.asyncIterator]: () => limited,
  };
  return limited;
}

/** A result with its errors worded as the graph words them; undefined for one without any. */
export function worded({ formatError }: StreamParts, { requestId, log, language }: Context, result: ExecutionResult) {
  if (!result.errors) return undefined;
  const errors = result.errors.map((error) => {
    const masked = formatError(error.toJSON(), error, language);
    if (masked.extensions?.code === ErrorCode.INTERNAL_SERVER_ERROR) log.error({ err: error.originalError }, 'fault');
    return { ...masked, extensions: { ...masked.extensions, requestId } };
  });
  return { ...result, errors } as FormattedExecutionResult as ExecutionResult;
}
