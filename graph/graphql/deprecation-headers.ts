import {
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Something that an operation asks for and that is to go. */
export interface Deprecation {
  /** Where it stands in the operation, e.g. `products.nodes.oldName`. */
  path: string;
  /** What it is in the schema, e.g. `Product.oldName` or `Query.products(sorting:)`. */
  member: string;
  /** What to use instead, in a sentence. */
  reason: string;
  /** The day from which it may be gone, as in 2027-03-01; null where the reason names none. */
  removal: string | null;
}

const known = new WeakMap<DocumentNode, readonly Deprecation[]>();

/**
 * Names in `extensions.deprecations` what an operation asks for and that is to go, so that its
 * author hears of it before it is gone.
 */
export function tellDeprecations(
  schema: GraphQLSchema,
  document: DocumentNode | undefined,
  result: FormattedExecutionResult,
): void {
  if (!document || !result.data) return;
  let deprecations = known.get(document);
  if (!deprecations) {
    deprecations = deprecationsOf(schema, document);
    known.set(document, deprecations);
  }
  if (deprecations.length > 0) result.extensions = { ...result.extensions, deprecations };
}

/** What of a valid document is deprecated: fields, arguments, and values that stand in its text. */
export function deprecationsOf(schema: GraphQLSchema, document: DocumentNode): Deprecation[] {
  const found: Deprecation[] = [];
  const way: string[] = [];
  const types = new TypeInfo(schema);
  const note = (member: string, reason: string | null | undefined) => {
    if (!reason) return;
    const removal = /\b\d{4}-\d\d-\d\d\b/.exec(reason)?.[0] ?? null;
    found.push({ path: way.join('.'), member, reason, removal });
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter: (node) => {
          way.push(node.alias?.value ?? node.name.value);
          note(`${types.getParentType()?.name}.${node.name.value}`, types.getFieldDef()?.deprecationReason);
        },
        leave: () => void way.pop(),
      },
      Argument: (node) => {
        const field = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
        note(`${field}(${node.name.value}:)`, types.getArgument()?.deprecationReason);
      },
      EnumValue: (node) => {
        const value = types.getEnumValue();
        note(node.value, value?.deprecationReason);
      },
    }),
  );
  return found;
}
