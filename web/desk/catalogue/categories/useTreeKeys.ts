import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Branch, visibleOf } from './categoryTree';

/** What keys do to a category beside walking the tree. */
export interface TreeActions {
  onEdit: (branch: Branch) => void;
  onRemove: (branch: Branch) => void;
  /** Puts a category so many places down among its siblings, or up with a negative number. */
  onMove: (branch: Branch, places: 1 | -1) => void;
}

/**
 * The keys of a tree by the WAI-ARIA pattern: it is one stop of Tab. Up and Down walk what is seen,
 * Right opens or goes in, Left closes or goes out, Home and End lead to both ends, a letter to the
 * next name that begins with it. Enter changes a category, Delete removes it, Alt with Up and Down
 * moves it.
 *
 * @returns what is open, which category Tab stops at, and the handlers of the element that has the
 *   role `tree`; its items have the id of their category as `data-id`
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
      ? { ArrowUp: () => onMove(branch, -1), ArrowDown: () => onMove(branch, 1) }
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
  const standAt = (element: Element) => setLastId(element.closest<HTMLElement>('[data-id]')?.dataset.id);

  return {
    ...{ open, toggle, setOpen, currentId, onKeyDown },
    onFocus: ({ target }: FocusEvent) => standAt(target),
    // Safari gives no focus to what is tapped.
    onClick: ({ target }: MouseEvent) => target instanceof Element && standAt(target),
  };
}
