import type { GraphQLResolveInfo } from 'graphql';
import { createResolverClassMiddlewareDecorator, getMetadataStorage } from 'type-graphql';
import type { AgentParts } from '../shared/agent-parts.js';
import type { Context, PaymentOption, PaymentWish } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';
import type { OpenPorts, PortParts } from '../shared/ports/ports.js';
import { adminOf, viewerOf } from '../shared/rights/viewer.js';
import type { ComesBack, Task } from '../shared/task.js';

/** Who may ask, by what a field says of itself. */
const ADMITS: Record<string, (ctx: Context) => unknown> = {
  anyone: () => undefined,
  shopper: viewerOf,
  owner: adminOf,
};

/** Whose the resolvers of extensions are. */
const OWNERS = new WeakMap<object, string>();

/** Notes that a resolver is an extension's, see `refuseHidden`. */
export function markResolver(resolver: object, extension: string): void {
  OWNERS.set(resolver, extension);
}

/**
 * Refuses operations and fields of extensions that would hide one of the shop, or of another
 * extension: what the shop admits and reckons stays as it is. To be called once the schema is made.
 *
 * @param resolvers those of the schema
 * @throws Error that names the extension and the field
 */
export function refuseHidden(resolvers: readonly object[]): void {
  const isOurs = new Set(resolvers);
  const { fields, fieldResolvers, queries, mutations, subscriptions } = getMetadataStorage();
  const refuse = (target: object, what: string) => {
    throw new Error(`SHOP_EXTENSIONS: ${OWNERS.get(target)} adds ${what}, which is there already`);
  };
  for (const roots of [queries, mutations, subscriptions]) {
    for (const { target, schemaName } of roots.filter((root) => OWNERS.has(root.target) && isOurs.has(root.target)))
      if (roots.some((other) => other.target !== target && other.schemaName === schemaName)) refuse(target, schemaName);
  }
  for (const { target, schemaName, getObjectType } of fieldResolvers.filter(
    ({ target: owner }) => OWNERS.has(owner) && isOurs.has(owner),
  )) {
    const type = getObjectType?.();
    if (typeof type !== 'function') continue;
    const isHidden =
      fields.some((field) => isOrExtends(type, field.target) && field.schemaName === schemaName) ||
      fieldResolvers.some(
        (other) => other.target !== target && other.schemaName === schemaName && other.getObjectType?.() === type,
      );
    if (isHidden) refuse(target, `${type.name}.${schemaName}`);
  }
}

function isOrExtends(type: object, base: object): boolean {
  return type === base || Object.prototype.isPrototypeOf.call(base, type);
}

/** Does work of an extension, so that the log tells whose a fault is. */
export async function guarding<Done>(extension: string, work: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (thrown) {
    throw named(extension, thrown);
  }
}

/** The same, with the name of the extension for the log where it is a fault. */
function named(extension: string, thrown: unknown): unknown {
  return thrown instanceof Error && !asShopError(thrown) ? Object.assign(thrown, { extension }) : thrown;
}

/** Ports that an extension opens, whose faults are logged as its own. */
export function guardPorts(ports: OpenPorts, extension: string): OpenPorts {
  return Object.fromEntries(
    Object.entries(ports).map(([name, open]) => [
      name,
      async (parts: PortParts) => guardMethods(await guarding(extension, () => open(parts)), extension),
    ]),
  );
}

/** The same of a way to pay, and of the provider that it opens. */
export function guardPaymentOption(option: PaymentOption, extension: string): PaymentOption {
  const { open, offer, ...named } = option;
  return {
    ...named,
    ...(open && {
      open: async (parts: PortParts) => guardMethods(await guarding(extension, () => open(parts)), extension),
    }),
    ...(offer && { offer: (ctx: Context, wish: PaymentWish) => guarding(extension, () => offer(ctx, wish)) }),
  };
}

/** The port, each of whose methods names the extension where it fails, at once or later. */
function guardMethods<Port extends object | null>(port: Port, extension: string): Port {
  if (!port) return port;
  type Method = (...args: unknown[]) => unknown;
  const guard =
    (method: Method) =>
    (...args: unknown[]) => {
      try {
        const done = method.apply(port, args);
        return done instanceof Promise ? guarding(extension, () => done) : done;
      } catch (thrown) {
        throw named(extension, thrown);
      }
    };
  return new Proxy(port, {
    get: (_, key) => {
      const value: unknown = Reflect.get(port, key);
      return typeof value === 'function' ? guard(value as Method) : value;
    },
  });
}

/**
 * Has the fields of a resolver ask who is there before they do anything, and names whose their
 * faults are. A field of queries or mutations that does not say who may ask it is for the owner
 * alone.
 */
export function guardResolver(resolver: new () => object, extension: string): void {
  markResolver(resolver, extension);
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

/** What it adds for agents, whose faults are logged as its own. */
export function guardAgents(agents: AgentParts | undefined, extension: string): AgentParts | undefined {
  return (
    agents && {
      ...agents,
      tools: agents.tools?.map((tool) => guardMethods(tool, extension)),
      resources: agents.resources?.map((resource) => guardMethods(resource, extension)),
      prompts: agents.prompts?.map((prompt) => guardMethods(prompt, extension)),
    }
  );
}

/** The task, whose faults are logged as those of the extension. */
export function guardTask(task: Task, extension: string): Task {
  const run: (...job: Parameters<Task['run']>) => unknown = task.run.bind(task);
  return { ...task, run: (...job) => guarding(extension, () => run(...job) as Promise<ComesBack | undefined>) };
}

/** What the shop calls of the extension, whose faults are logged as its own. */
export function guardEach<Calls extends object | undefined>(calls: Calls, extension: string): Calls {
  type Call = (...args: unknown[]) => Promise<unknown>;
  const guard =
    (call: Call): Call =>
    (...args) =>
      guarding(extension, () => call(...args));
  return (
    calls && (Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, guard(call)])) as unknown as Calls)
  );
}
