import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** By the selection, which an operation that is asked again shares with the one before. */
const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The fields that are asked for below a field, as paths such as `nodes.images`; by their names, not
 * by aliases. A field that a directive may leave out counts as asked for. A list of which the text
 * asks for the first item alone, by `first: 1`, stands as `nodes.images:1`.
 */
export function fieldsAsked({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [node] = fieldNodes;
  const before = node && known.get(node);
  if (before) return before;
  const paths = new Set<string>();
  const collect = ({ selections }: SelectionSetNode, above: string): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const path = above + nameOf(selection);
        paths.add(path);
        if (selection.selectionSet) collect(selection.selectionSet, `${path}.`);
      } else {
        const part =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments[selection.name.value]?.selectionSet;
        if (part) collect(part, above);
      }
    }
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) collect(selectionSet, '');
  if (node && fieldNodes.length === 1) known.set(node, paths);
  return paths;
}

function nameOf({ name, arguments: given = [] }: FieldNode): string {
  const isOne = given.some(
    ({ name, value }) => name.value === 'first' && value.kind === Kind.INT && value.value === '1',
  );
  return isOne ? `${name.value}:1` : name.value;
}

/** Of the fields that are asked for, the names of those right below a path such as `nodes`. */
export function fieldsBelow(paths: ReadonlySet<string>, above: string): string[] {
  const start = `${above}.`;
  return [...paths].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
}
