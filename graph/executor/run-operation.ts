import {
  defaultFieldResolver,
  defaultTypeResolver,
  type ExecutionResult,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  locatedError,
  OperationTypeNode,
  responsePathAsArray,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { CollectedErrors, type Path } from './collected-errors.js';
import { type PreparedField, type PreparedOperation, type PreparedType, type Variables } from './prepare-operation.js';

type MayTakeTime<Value> = Value | Promise<Value>;
type Answer = Record<string, unknown>;

/** One answering of an operation. */
interface Run extends Asked {
  readonly prepared: PreparedOperation;
  readonly errors: CollectedErrors;
}

/** What differs from one answering of an operation to the next. */
interface Asked {
  readonly variables: Variables;
  readonly context: unknown;
  readonly rootValue: unknown;
}

/**
 * Answers a prepared operation as `execute` of graphql-js does: the same resolvers in the same
 * order, the same errors at the same places. What graphql-js works out anew for each field of each
 * row has been worked out before.
 */
export function runOperation(
  prepared: PreparedOperation,
  { variables, context, rootValue }: Asked,
): MayTakeTime<ExecutionResult> {
  const run: Run = { prepared, variables, context, rootValue, errors: new CollectedErrors() };
  const end = (data: Answer) => endOf(run, data);
  const fail = (thrown: unknown) => {
    run.errors.add(thrown as GraphQLError, undefined);
    return endOf(run, null);
  };
  try {
    const isMutation = prepared.operation.operation === OperationTypeNode.MUTATION;
    const data = isMutation ? runOneByOne(run, prepared.fields) : runFields(run, prepared.fields, rootValue, undefined);
    return isPromise(data) ? data.then(end, fail) : end(data);
  } catch (thrown) {
    return fail(thrown);
  }
}

function endOf({ errors: { all } }: Run, data: Answer | null): ExecutionResult {
  return all.length === 0 ? { data } : { errors: all, data };
}

function runOneByOne(run: Run, fields: readonly PreparedField[]): MayTakeTime<Answer> {
  return fields.reduce<MayTakeTime<Answer>>(
    (before, field) =>
      isPromise(before) ? before.then((answer) => runNext(run, field, answer)) : runNext(run, field, before),
    {},
  );
}

function runNext(run: Run, field: PreparedField, answer: Answer): MayTakeTime<Answer> {
  const value = field.constant ?? runField(run, field, run.rootValue, undefined);
  const keep = (found: unknown) => {
    answer[field.key] = found;
    return answer;
  };
  return isPromise(value) ? value.then(keep) : keep(value);
}

function runFields(
  run: Run,
  fields: readonly PreparedField[],
  source: unknown,
  path: Path | undefined,
): MayTakeTime<Answer> {
  const answer: Answer = {};
  let waiting: string[] | null = null;
  try {
    for (const field of fields) {
      const value = field.constant ?? runField(run, field, source, path);
      answer[field.key] = value;
      if (!isPromise(value)) continue;
      waiting ??= [];
      waiting.push(field.key);
    }
  } catch (thrown) {
    if (!waiting) throw thrown;
    // Those that were begun may fail as well, and their errors have to be handled.
    return settle(answer, waiting).finally(() => {
      throw thrown;
    });
  }
  return waiting ? settle(answer, waiting) : answer;
}

async function settle(answer: Answer, waiting: string[]): Promise<Answer> {
  const values = await Promise.all(waiting.map((key) => answer[key]));
  for (const [index, key] of waiting.entries()) answer[key] = values[index];
  return answer;
}

/**
 * Makes no function of its own before something takes time: that would be an object for each field
 * of each row.
 */
function runField(run: Run, field: PreparedField, source: unknown, above: Path | undefined): unknown {
  const { type } = field;
  // A single value needs its place only if it fails.
  const path = type.leaf ? undefined : placeOf(field, above);
  try {
    const result = resolve(run, field, source, above, path);
    if (type.isText && typeof result === 'string') return result;
    const completed = isPromise(result)
      ? completeLater(run, field, type, path, result)
      : complete(run, field, type, path, result);
    return isPromise(completed) ? failLater(run, field, type, path ?? placeOf(field, above), completed) : completed;
  } catch (thrown) {
    return fail(run, field, type, path ?? placeOf(field, above), thrown);
  }
}

function completeLater(
  run: Run,
  field: PreparedField,
  type: PreparedType,
  path: Path | undefined,
  result: Promise<unknown>,
): Promise<unknown> {
  return result.then((value) => complete(run, field, type, path, value));
}

function failLater(
  run: Run,
  field: PreparedField,
  type: PreparedType,
  path: Path,
  completed: Promise<unknown>,
): Promise<unknown> {
  return completed.then(undefined, (thrown) => fail(run, field, type, path, thrown));
}

function placeOf({ key, parent }: PreparedField, prev: Path | undefined): Path {
  return { prev, key, typename: parent.name };
}

/**
 * Asks a field's resolver, or reads the property of its source, as `defaultFieldResolver` of
 * graphql-js does.
 */
function resolve(
  run: Run,
  field: PreparedField,
  source: unknown,
  above: Path | undefined,
  path: Path | undefined,
): unknown {
  const { ask, definition } = field;
  if (!ask && typeof source === 'object' && source !== null) {
    const property = (source as Answer)[definition.name];
    if (typeof property !== 'function') return property;
  }
  const args = field.argumentsOf(run.variables);
  return (ask ?? defaultFieldResolver)(source, args, run.context, new ResolveInfo(run, field, above, path));
}

/**
 * What a resolver may look at of the operation that it is asked by: worked out where it does, since
 * few do.
 */
class ResolveInfo implements GraphQLResolveInfo {
  constructor(
    private readonly run: Run,
    private readonly field: PreparedField,
    private readonly above: Path | undefined,
    private place: Path | undefined,
  ) {}

  get fieldName() {
    return this.field.definition.name;
  }
  get fieldNodes() {
    return this.field.nodes;
  }
  get returnType() {
    return this.field.definition.type;
  }
  get parentType() {
    return this.field.parent;
  }
  get path() {
    this.place ??= placeOf(this.field, this.above);
    return this.place;
  }
  get rootValue() {
    return this.run.rootValue;
  }
  get schema() {
    return this.run.prepared.schema;
  }
  get fragments() {
    return this.run.prepared.fragments;
  }
  get operation() {
    return this.run.prepared.operation;
  }
  get variableValues() {
    return this.run.variables;
  }
}

/** Null in place of what failed, where null may stand; else the place above fails. */
function fail(run: Run, { nodes }: PreparedField, type: PreparedType, path: Path, thrown: unknown): null {
  const error = locatedError(thrown, nodes, responsePathAsArray(path));
  if (type.isNonNull) throw error;
  run.errors.add(error, path);
  return null;
}

function complete(run: Run, field: PreparedField, type: PreparedType, path: Path | undefined, value: unknown): unknown {
  if (typeof value === 'object' && value instanceof Error) throw value;
  if (value == null) {
    if (type.isNonNull) throw noValue(field);
    return null;
  }
  if (type.leaf) return completeLeaf(type.leaf, value);
  if (!path) throw new Error('An object stands at a place.');
  return type.item ? completeList(run, field, type.item, path, value) : completeObject(run, field, type, path, value);
}

function noValue({ parent, definition }: PreparedField): Error {
  return new Error(`Cannot return null for non-nullable field ${parent.name}.${definition.name}.`);
}

function completeLeaf(leaf: NonNullable<PreparedType['leaf']>, value: unknown): unknown {
  const serialized = leaf.serialize(value);
  if (serialized == null)
    throw new Error(
      `Expected \`${inspect(leaf)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
    );
  return serialized;
}

function completeList(
  run: Run,
  field: PreparedField,
  item: PreparedType,
  path: Path,
  value: unknown,
): MayTakeTime<unknown[]> {
  if (!isIterable(value))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const answers: unknown[] = [];
  let takesTime = false;
  try {
    for (const each of value) {
      const place: Path = { prev: path, key: answers.length, typename: undefined };
      const answer = completeItem(run, field, item, place, each);
      takesTime ||= isPromise(answer);
      answers.push(answer);
    }
  } catch (thrown) {
    // Items before it may fail later, and a process ends of a rejection that is not handled.
    if (takesTime) Promise.all(answers).catch(() => undefined);
    throw thrown;
  }
  return takesTime ? Promise.all(answers) : answers;
}

function completeItem(run: Run, field: PreparedField, item: PreparedType, place: Path, value: unknown): unknown {
  try {
    const completed = isPromise(value)
      ? completeLater(run, field, item, place, value)
      : complete(run, field, item, place, value);
    return isPromise(completed) ? failLater(run, field, item, place, completed) : completed;
  } catch (thrown) {
    return fail(run, field, item, place, thrown);
  }
}

function completeObject(run: Run, field: PreparedField, type: PreparedType, path: Path, value: unknown): unknown {
  const { object, abstract } = type;
  const { prepared, context } = run;
  if (object) return runFields(run, prepared.fieldsBelow(field, type, object), value, path);
  if (!abstract) throw new Error('A value is single, a list or an object.');
  const resolveType = abstract.resolveType ?? defaultTypeResolver;
  const name = resolveType(value, context, new ResolveInfo(run, field, path.prev, path), abstract);
  const as = (found: unknown) =>
    runFields(run, prepared.fieldsBelow(field, type, possibleType(run, field, abstract, found)), value, path);
  return isPromise(name) ? name.then(as) : as(name);
}

function possibleType(
  { prepared: { schema } }: Run,
  { parent, definition, nodes }: PreparedField,
  open: Parameters<typeof schema.isSubType>[0],
  name: unknown,
): GraphQLObjectType {
  if (typeof name !== 'string')
    throw new GraphQLError(
      `Abstract type "${open.name}" must resolve to an Object type at runtime for field "${parent.name}.${definition.name}". Either the "${open.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  const type = schema.getType(name);
  if (!type)
    throw new GraphQLError(
      `Abstract type "${open.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
      { nodes },
    );
  if (isObjectType(type) && schema.isSubType(open, type)) return type;
  throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${open.name}".`, { nodes });
}

function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
