import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** By the selection, which an operation that is asked again shares with the one before. */
const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The fields that are asked for below a field, as paths such as `nodes.images`; by their names, not by aliases. A field
 * that a directive may leave out counts as asked for.
 */
export function fieldsAsked({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [node] = fieldNodes;
  const before = node && known.get(node);
  if (before) return before;
  const paths = new Set<string>();
  const collect = ({ selections }: SelectionSetNode, above: string): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const path = above + selection.name.value;
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

/** Of the fields that are asked for, the names of those right below a path such as `nodes`. */
export function fieldsBelow(paths: ReadonlySet<string>, above: string): string[] {
  const start = `${above}.`;
  return [...paths].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
}
