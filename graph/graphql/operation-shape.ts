import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** What of an operation is counted before it is run. Fragments count wherever they are spread. */
interface Shape {
  /**
   * Levels of fields below the operation. What introspection asks for is no level: graphql limits
   * it by itself.
   */
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
  /** Of a mutation, what it does one after the other: the fields at its top. */
  mutations: number;
}

/** The most of each that an operation may have; the shop's own need less than half of it. */
const LIMITS: Readonly<Shape> = { depth: 12, aliases: 50, directives: 50, fields: 1_000, mutations: 10 };

const ADVICE: Record<keyof Shape, string> = {
  depth: 'Ask for what lies deeper in an operation of its own, by its id.',
  aliases: 'Split it into several operations.',
  directives: 'Split it into several operations.',
  fields: 'Split it into several operations.',
  mutations: 'Split it into several operations.',
};

/**
 * Depth limit and more: refuses an operation that is nested too deep, or repeats itself by aliases,
 * directives or fragments. It belongs to validation, so that an operation that is sent again is not
 * measured again.
 */
export const limitShape: ValidationRule = (context) => ({
  Document: (document) => {
    const measure = openMeasure(document);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const shape = measure(definition.selectionSet, new Set());
      const { directives = [], operation } = definition;
      const mutations = operation === OperationTypeNode.MUTATION ? shape.mutations : 0;
      const requested: Shape = { ...shape, mutations, directives: shape.directives + directives.length };
      const over = (Object.keys(LIMITS) as (keyof Shape)[]).find((name) => requested[name] > LIMITS[name]);
      if (over) context.reportError(refusal(over, requested[over], definition.name?.value));
    }
  },
});

function refusal(limit: keyof Shape, requested: number, name = 'The operation'): GraphQLError {
  const asked =
    limit === 'depth' ? `is nested ${reported(requested)} levels deep` : `has ${reported(requested)} ${limit}`;
  return new GraphQLError(`${name} ${asked}; ${LIMITS[limit]} are allowed. ${ADVICE[limit]}`, {
    extensions: { limit, requested: reported(requested), allowed: LIMITS[limit] },
  });
}

/** Fragments within fragments reach numbers too large to read. */
function reported(requested: number): number {
  return Math.min(requested, 1_000_000);
}

/**
 * Measures selections; each fragment is measured once, however often it is spread. A cycle ends
 * where it begins.
 */
function openMeasure({ definitions }: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Shape>();

  const measureFragment = (name: string, within: Set<string>): Shape => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment || within.has(name)) return { depth: 0, aliases: 0, directives: 0, fields: 0, mutations: 0 };
    const shape = measure(fragment.selectionSet, new Set([...within, name]));
    measured.set(name, shape);
    return shape;
  };

  const measure = ({ selections }: SelectionSetNode, within: Set<string>): Shape => {
    const sum: Shape = { depth: 0, aliases: 0, directives: 0, fields: 0, mutations: 0 };
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value, within)
          : selection.selectionSet && measure(selection.selectionSet, within);
      const isIntrospection = isField && selection.name.value.startsWith('__');
      const depth = isIntrospection ? 0 : (below?.depth ?? 0) + (isField ? 1 : 0);
      sum.depth = Math.max(sum.depth, depth);
      sum.aliases += (below?.aliases ?? 0) + (isField && selection.alias ? 1 : 0);
      sum.directives += (below?.directives ?? 0) + (selection.directives?.length ?? 0);
      sum.fields += (below?.fields ?? 0) + (isField ? 1 : 0);
      sum.mutations += isField ? 1 : (below?.mutations ?? 0);
    }
    return sum;
  };
  return measure;
}
