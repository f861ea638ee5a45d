import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Branch, findBranch, type Step, visibleOf } from './categoryTree';

/** What keys do to a category beside walking the tree. */
export interface TreeActions {
  onEdit: (branch: Branch) => void;
  onRemove: (branch: Branch) => void;
  onMove: (branch: Branch, step: Step) => void;
}

/**
 * The keys of a tree by the WAI-ARIA pattern: it is one stop of Tab. Up and Down walk what is seen,
 * Right opens or goes in, Left closes or goes out, Home and End lead to both ends, a letter to the
 * next name that begins with it. Enter changes a category, Delete removes it, Alt with Up and Down
 * moves it among its own, with Right into the one above it, with Left out of what it lies in.
 *
 * @returns what is open, which category Tab stops at, what has the focus stay with a category that
 *   goes elsewhere, and the element that has the role `tree` with its handlers; its items have the
 *   id of their category as `data-id`
 */
export function useTreeKeys(tree: readonly Branch[], { onEdit, onRemove, onMove }: TreeActions) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [lastId, setLastId] = useState<string>();
  const visible = visibleOf(tree, open);
  const currentId = (visible.find(({ id }) => id === lastId) ?? visible[0])?.id;

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = visible.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.id);
    const branch = visible[index];
    if (!branch || event.ctrlKey || event.metaKey) return;
    const go = (next: Branch | undefined) =>
      next && event.currentTarget.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus();
    const isBranch = branch.children.length > 0;
    const keys: Record<string, () => void> = event.altKey
      ? {
          ArrowUp: () => onMove(branch, 'up'),
          ArrowDown: () => onMove(branch, 'down'),
          ArrowRight: () => onMove(branch, 'in'),
          ArrowLeft: () => onMove(branch, 'out'),
        }
      : {
          ArrowUp: () => go(visible[index - 1]),
          ArrowDown: () => go(visible[index + 1]),
          ArrowRight: () => (open.has(branch.id) ? go(branch.children[0]) : isBranch && toggle(branch.id, true)),
          ArrowLeft: () =>
            isBranch && open.has(branch.id)
              ? toggle(branch.id, false)
              : go(visible.find(({ id }) => id === branch.parentId)),
          Home: () => go(visible[0]),
          End: () => go(visible.at(-1)),
          Enter: () => onEdit(branch),
          Delete: () => onRemove(branch),
        };
    const act = keys[event.key] ?? (event.key.length === 1 && !event.altKey ? () => go(beginning(event.key)) : null);
    if (!act) return;
    event.preventDefault();
    act();

    function beginning(letter: string): Branch | undefined {
      const after = [...visible.slice(index + 1), ...visible.slice(0, index)];
      return after.find(({ name }) => name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
    }
  };
  const followed = useRef<{ id: string; parentId: string | null } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { id, parentId } = followed.current ?? { id: '', parentId: null };
    if (findBranch(tree, id)?.parentId !== parentId) return;
    followed.current = null;
    list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  }, [tree]);
  const standAt = (element: Element) => setLastId(element.closest<HTMLElement>('[data-id]')?.dataset.id);

  return {
    ...{ open, toggle, setOpen, currentId, list, onKeyDown },
    // Where it stays among its own its element stays, and the focus with it.
    follow: ({ id, parentId: from }: Branch, parentId: string | null) => {
      if (from !== parentId) followed.current = { id, parentId };
    },
    onFocus: ({ target }: FocusEvent) => standAt(target),
    // Safari gives no focus to what is tapped.
    onClick: ({ target }: MouseEvent) => target instanceof Element && standAt(target),
  };
}
