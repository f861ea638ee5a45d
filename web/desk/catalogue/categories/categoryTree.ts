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
function placeBefore(siblings: readonly Branch[], index: number): number {
  const before = siblings[index];
  return before ? before.position : (siblings.at(-1)?.position ?? 0) + 1;
}

/** A place in the tree: among which categories, and at which number in their order. */
export interface Place {
  parentId: string | null;
  position: number;
}

/** Where a category comes to lie that is let go over another. */
export type Side = 'before' | 'in' | 'after';

/**
 * The place beside another category, or in it at its end. Behind one that is open, whose first lies
 * right below it, is before that.
 *
 * @returns null where the category can not lie: in itself, or below the third level
 */
export function placeAt(
  tree: readonly Branch[],
  moved: Branch,
  { on, side, isOpen = false }: { on: Branch; side: Side; isOpen?: boolean },
): Place | null {
  const [first] = on.children;
  if (side === 'after' && isOpen && first) return placeAt(tree, moved, { on: first, side: 'before' });
  const level = side === 'in' ? on.level + 1 : on.level;
  if (findBranch([moved], on.id) || level + depthOf(moved) - 1 > MAX_LEVELS) return null;
  if (side === 'in') return { parentId: on.id, position: placeBefore(on.children, on.children.length) };
  const siblings = siblingsOf(tree, on);
  const index = siblings.indexOf(on);
  return { parentId: on.parentId, position: placeBefore(siblings, side === 'before' ? index : index + 1) };
}

/** A step by a key: among its own, into the one above it, or out of what it lies in. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Beside which other category one comes to lie by a step, where there is one. */
export function besideOf(tree: readonly Branch[], branch: Branch, step: Step): { beside?: Branch; side: Side } {
  const siblings = siblingsOf(tree, branch);
  const index = siblings.indexOf(branch);
  if (step === 'up') return { beside: siblings[index - 1], side: 'before' };
  if (step === 'down') return { beside: siblings[index + 1], side: 'after' };
  if (step === 'in') return { beside: siblings[index - 1], side: 'in' };
  return { beside: branch.parentId ? findBranch(tree, branch.parentId) : undefined, side: 'after' };
}

/**
 * The place before a category that stood behind another; at the end where it is gone from there.
 */
export function placeAhead(tree: readonly Branch[], parentId: string | null, nextId: string | undefined): Place {
  const siblings = parentId ? (findBranch(tree, parentId)?.children ?? []) : tree;
  const index = siblings.findIndex(({ id }) => id === nextId);
  return { parentId, position: placeBefore(siblings, index < 0 ? siblings.length : index) };
}
