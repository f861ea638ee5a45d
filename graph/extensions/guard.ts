import type { GraphQLResolveInfo } from 'graphql';
import { createResolverClassMiddlewareDecorator } from 'type-graphql';
import { adminOf, type Context, viewerOf } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';
import type { ComesBack, Task } from '../shared/task.js';

/** Who may ask, by what a field says of itself. */
const ADMITS: Record<string, (ctx: Context) => unknown> = {
  anyone: () => undefined,
  shopper: viewerOf,
  owner: adminOf,
};

/** Does work of an extension, so that the log tells whose a fault is. */
export async function guarding<Done>(extension: string, work: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Error && !asShopError(thrown)) Object.assign(thrown, { extension });
    throw thrown;
  }
}

/**
 * Has the fields of a resolver ask who is there before they do anything, and names whose their
 * faults are. A field of queries or mutations that does not say who may ask it is for the owner
 * alone.
 */
export function guardResolver(resolver: new () => object, extension: string): void {
  createResolverClassMiddlewareDecorator<Context>(({ context, info }, next) => {
    if (isRoot(info)) ADMITS[callerOf(info)]?.(context);
    return guarding(extension, next);
  })(resolver);
}

function isRoot({ parentType, schema }: GraphQLResolveInfo): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(parentType);
}

function callerOf({ parentType, fieldName }: GraphQLResolveInfo): string {
  const { caller } = parentType.getFields()[fieldName]?.extensions ?? {};
  return typeof caller === 'string' && caller in ADMITS ? caller : 'owner';
}

/** The task, whose faults are logged as those of the extension. */
export function guardTask(task: Task, extension: string): Task {
  const run: (...job: Parameters<Task['run']>) => unknown = task.run.bind(task);
  return { ...task, run: (...job) => guarding(extension, () => run(...job) as Promise<ComesBack | undefined>) };
}
