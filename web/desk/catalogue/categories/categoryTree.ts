import type { DeskCategoryTreeQuery } from '../../../gql/graphql';

/** Menus and addresses know no more. */
export const MAX_LEVELS = 3;

type Top = DeskCategoryTreeQuery['categories'][number];

/** What is asked of all levels, and of top categories beside it. */
type Category = Omit<Top['children'][number], 'children'> & Partial<Pick<Top, 'color' | 'images'>>;

/** A category in its place of the tree. */
export interface Branch extends Category {
  parentId: string | null;
  /** From 1, for a top category. */
  level: number;
  children: readonly Branch[];
}

interface Known extends Category {
  children?: readonly Known[];
}

/** The tree as the graph answers it, each category with its place. */
export function branchesOf(known: readonly Known[], parentId: string | null = null, level = 1): Branch[] {
  return known.map((category) => ({
    ...category,
    parentId,
    level,
    children: branchesOf(category.children ?? [], category.id, level + 1),
  }));
}

/** How many levels a category takes, itself included. */
export function depthOf({ children }: Branch): number {
  return 1 + Math.max(0, ...children.map(depthOf));
}

/** All categories in the order of the menus, each behind those that it lies in. */
export function flatten(branches: readonly Branch[], above = ''): { branch: Branch; label: string }[] {
  return branches.flatMap((branch) => {
    const label = above ? `${above} › ${branch.name}` : branch.name;
    return [{ branch, label }, ...flatten(branch.children, label)];
  });
}

/** What is seen of the tree from top to bottom, where some categories are open. */
export function visibleOf(branches: readonly Branch[], open: ReadonlySet<string>): Branch[] {
  return branches.flatMap((branch) => [branch, ...(open.has(branch.id) ? visibleOf(branch.children, open) : [])]);
}

/** The categories among which one stands, itself included. */
export function siblingsOf(tree: readonly Branch[], { parentId }: Branch): readonly Branch[] {
  return parentId ? (findBranch(tree, parentId)?.children ?? []) : tree;
}

/** A category by its id, wherever it lies. */
export function findBranch(branches: readonly Branch[], id: string): Branch | undefined {
  return flatten(branches).find(({ branch }) => branch.id === id)?.branch;
}

/** The place that puts a category before the sibling at an index; beyond the last, the end. */
export function placeBefore(siblings: readonly Branch[], index: number): number {
  const before = siblings[index];
  return before ? before.position : (siblings.at(-1)?.position ?? 0) + 1;
}
