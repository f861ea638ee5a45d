import type { GraphQLResponse } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  print,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import { charge, rateLimitHeaders, refusalOfSpending, type Spent } from '../limits/spend.js';
import { graphError } from '../rest/answer-failure.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, httpStatusOf } from '../shared/errors.js';

/** What an operation may cost. The dearest of the shop's own costs about a third of it. */
export const COST_LIMIT = 5_000;

/**
 * As many items are reckoned with in a list that does not say how many are wanted; a field may know
 * better by its extension `usualItems`.
 */
const USUAL_ITEMS = 10;
/** A list answers no more items than these, whatever is asked for. */
const MAX_ITEMS = 100;
/** What the schema costs that is asked for, whichever part of it. */
const COST_OF_META: Record<string, number> = { __schema: 500, __type: 50 };
/** Costs that are cached of an operation, by what its variables say of numbers and choices. */
const MAX_REMEMBERED = 20;

/** An operation with its variables, as it was asked. */
export interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * What an operation costs before it is run: 1 for each object that it may answer. An object within
 * a list costs as often as the list has items: `first` of them, or 10 where nothing is said. Single
 * values cost nothing. A field that takes much work, such as a search or the check of a password,
 * says by its extension `cost` what it costs besides. `__schema` costs 500, `__type` 50, whatever
 * is read of them.
 *
 * @throws GraphQLError BAD_USER_INPUT when the variables do not fit: it cannot be told then what it
 *   would cost
 */
export function costOf(asked: Asked): number {
  return estimate(asked, itemsOf);
}

/**
 * Query complexity limit: refuses, before it is run, an operation that costs more than
 * `COST_LIMIT`, and reports the cost of every other one as `extensions.cost` and in the header
 * Request-Cost. The limit is the same for everybody; a key besides spends the cost of what it asks,
 * and is told what it has left.
 */
export class CostLimit {
  private requested: number | null = null;
  private spent: Spent | null = null;

  /**
   * To be asked before the operation is run.
   *
   * @throws GraphQLError BAD_USER_INPUT for what costs too much, RATE_LIMITED for more than is left
   */
  keep(ctx: Context, asked: Asked): Promise<void> | undefined {
    this.requested = cachedCostOf(asked);
    if (this.requested > COST_LIMIT) throw refusal(asked, this.requested);
    return ctx.budget ? this.take(ctx, asked.operation, this.requested) : undefined;
  }

  private async take(ctx: Context, operation: OperationDefinitionNode, cost: number): Promise<void> {
    this.spent = await charge(ctx, { names: rootFieldsOf(operation), cost });
    if (this.spent?.isTaken !== false) return;
    const { message, extensions } = graphError(refusalOfSpending(this.spent, cost), ctx.language);
    throw new GraphQLError(message, {
      extensions: { ...extensions, http: { status: httpStatusOf(ErrorCode.RATE_LIMITED) } },
    });
  }

  /** Tells in the answer what it cost. */
  tell({ http: { headers } }: Pick<GraphQLResponse, 'http'>, result: FormattedExecutionResult): void {
    const { requested, spent } = this;
    if (requested === null) return;
    headers.set('request-cost', String(requested));
    if (spent)
      for (const [name, value] of Object.entries(rateLimitHeaders(spent))) headers.set(name.toLowerCase(), value);
    result.extensions = { ...result.extensions, cost: { requested, limit: COST_LIMIT } };
  }
}

/** What an operation asks for, as in `products`; the name of one that asks by a fragment. */
function rootFieldsOf({ name, selectionSet }: OperationDefinitionNode): string[] {
  const asked = selectionSet.selections.map((each) =>
    each.kind === Kind.FIELD ? each.name.value : (name?.value ?? 'a fragment'),
  );
  return [...new Set(asked)];
}

/**
 * Why an operation is refused, for its cost or since it cannot be told; null when it may be run.
 */
export function refusalOfCost(asked: Asked): GraphQLError | null {
  try {
    const requested = cachedCostOf(asked);
    return requested > COST_LIMIT ? refusal(asked, requested) : null;
  } catch (thrown) {
    if (thrown instanceof GraphQLError) return thrown;
    throw thrown;
  }
}

const costCache = new WeakMap<OperationDefinitionNode, Map<string, number>>();

/** Valid documents are cached by their hash, and with them what they cost. */
function cachedCostOf(asked: Asked): number {
  const { operation, variables } = asked;
  const known = costCache.get(operation) ?? new Map<string, number>();
  costCache.set(operation, known);
  // Nothing but how many, and which parts, is of influence; the price that a list is narrowed to is
  // not.
  const key = JSON.stringify(
    countingNames(operation).map((name) => {
      const value = variables[name];
      // What is left out stands for its default, null does not.
      if (value === undefined) return 'absent';
      return Array.isArray(value) ? value.length : value;
    }),
  );
  const before = known.get(key);
  if (before !== undefined) return before;
  const cost = costOf(asked);
  if (known.size < MAX_REMEMBERED) known.set(key, cost);
  return cost;
}

const countingNamesOf = new WeakMap<OperationDefinitionNode, string[]>();

/** The variables of an operation that are lists or whole numbers, or say what is left out. */
function countingNames(operation: OperationDefinitionNode): string[] {
  const names =
    countingNamesOf.get(operation) ??
    (operation.variableDefinitions ?? [])
      .filter(({ type }) => /^(?:Int|Boolean|\[.*\])!?$/.test(print(type)))
      .map(({ variable }) => variable.name.value);
  countingNamesOf.set(operation, names);
  return names;
}

function refusal(asked: Asked, requested: number): GraphQLError {
  const { field, advice } = wayOut(asked, requested);
  return new GraphQLError(
    `The operation costs ${requested}; ${COST_LIMIT} are allowed. ${advice} See extensions.cost of every answer.`,
    {
      extensions: {
        ...{ code: ErrorCode.BAD_USER_INPUT, field, cost: { requested, limit: COST_LIMIT } },
        http: { status: 400 },
      },
    },
  );
}

/** What to change: of the dearest list fewer items, as long as one of them can be afforded. */
function wayOut(asked: Asked, requested: number): { field: string | null; advice: string } {
  let dearest: { node: FieldNode; first: number; cost: number } | null = null;
  estimate(asked, itemsOf, (field, cost) => {
    const first = itemsOf(field);
    if (first !== null && cost > (dearest?.cost ?? 0)) dearest = { node: field.node, first, cost };
  });
  const split = 'Ask for fewer lists within lists, or split it into several operations.';
  if (!dearest) return { field: null, advice: split };
  const { node, first } = dearest as { node: FieldNode; first: number };
  const field = node.alias?.value ?? node.name.value;
  const without = estimate(asked, (each) => (each.node === node ? 0 : itemsOf(each)));
  const affordable = Math.floor(((COST_LIMIT - without) * first) / (requested - without));
  if (affordable < 1) return { field, advice: split };
  return { field, advice: `In ${field}, ask for first: ${affordable} or fewer, or for less of each.` };
}

function estimate(
  { schema, document, operation, variables }: Asked,
  items: (field: ComplexityEstimatorArgs) => number | null,
  hear?: (field: ComplexityEstimatorArgs, cost: number) => void,
): number {
  // Measured alone: the library takes its operation by name, and not each has one.
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const query: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const estimators = [
    (field: ComplexityEstimatorArgs) => {
      const cost = costOfField(field, items(field));
      hear?.(field, cost);
      return cost;
    },
  ];
  try {
    return getComplexity({ schema, query, variables, estimators });
  } catch (thrown) {
    if (!(thrown instanceof GraphQLError)) throw thrown;
    const extensions = { code: ErrorCode.BAD_USER_INPUT, http: { status: 400 } };
    throw new GraphQLError(thrown.message, { nodes: thrown.nodes ?? null, extensions });
  }
}

/**
 * How many items a field is asked for, as far as it takes that; null said outright stands for the
 * usual number too.
 */
function itemsOf({ field, args }: ComplexityEstimatorArgs): number | null {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return Array.isArray(args.ids) ? Math.min(args.ids.length, MAX_ITEMS) : null;
  return Math.max(0, Math.min(args.first ?? argument.defaultValue ?? USUAL_ITEMS, MAX_ITEMS));
}

function costOfField({ type, field, childComplexity: child }: ComplexityEstimatorArgs, first: number | null): number {
  const meta = COST_OF_META[field.name];
  if (meta !== undefined) return meta;
  const isFree = type.name.startsWith('__') || field.name.startsWith('__') || field.name === 'pageInfo';
  if (isFree || !isCompositeType(getNamedType(field.type))) return 0;
  const own = Number(field.extensions.cost ?? 0);
  const isList = isListType(getNullableType(field.type));
  if (first !== null) return own + (isList ? first * (1 + child) : 1 + first * child);
  // The items of a page are multiplied by the field that says how many there are.
  const usual = Number(field.extensions.usualItems ?? USUAL_ITEMS);
  return own + (isList && !type.name.endsWith('Connection') ? usual * (1 + child) : 1 + child);
}
