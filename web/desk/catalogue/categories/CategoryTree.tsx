import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { t } from '../../../lib/messages';
import { Moving } from '../../../ui/media/Moving';
import { type CategoryActions, CategoryLevel } from './CategoryLevel';
import { type Branch, besideOf, findBranch, flatten, type Place, placeAt, type Side, type Step } from './categoryTree';
import { useTreeKeys } from './useTreeKeys';

interface CategoryTreeProps extends CategoryActions {
  tree: readonly Branch[];
  /** Puts a category to a place. */
  onPut: (branch: Branch, place: Place) => Promise<boolean>;
}

/**
 * Categories as a tree of three levels, of which the top is seen at first. It is walked by arrow
 * keys; categories are moved by dragging them before, behind or into another, by buttons and by Alt
 * with an arrow key. Tab leads from the tree to the buttons of the category that it stands at, and
 * then on.
 */
export function CategoryTree({ tree, onPut, ...on }: CategoryTreeProps) {
  const hintId = useId();
  const [draggedId, setDragged] = useState<string | null>(null);
  const dragged = draggedId ? findBranch(tree, draggedId) : undefined;
  const put = (moved: Branch, place: Place | null) => {
    if (!place) return;
    if (place.parentId) toggle(place.parentId, true);
    follow(moved, place.parentId);
    void onPut(moved, place);
  };
  const move = (branch: Branch, step: Step) => {
    const { beside, side } = besideOf(tree, branch, step);
    if (beside) put(branch, placeAt(tree, branch, { on: beside, side }));
  };
  const keys = useTreeKeys(tree, { ...on, onMove: move });
  const { open, toggle, setOpen, currentId, list, follow, onKeyDown, onFocus, onClick } = keys;
  const placeOf = (beside: Branch, side: Side) =>
    dragged ? placeAt(tree, dragged, { on: beside, side, isOpen: open.has(beside.id) }) : null;
  const drag = {
    onDrag: setDragged,
    canLie: (beside: Branch, side: Side) => placeOf(beside, side) !== null,
    onDropped: (beside: Branch, side: Side) => dragged && put(dragged, placeOf(beside, side)),
  };
  const withChildren = flatten(tree).flatMap(({ branch }) => (branch.children.length > 0 ? [branch.id] : []));
  return (
    <>
      <Flex align="center" justify="space-between" gap="4" px="4" py="2" wrap="wrap">
        <Text id={hintId} fontSize="sm" color="fg.muted" hideBelow="md">
          {t('Arrow keys walk the tree. Enter changes a category, Alt with an arrow key moves it.')}
        </Text>
        {withChildren.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            ms="auto"
            onClick={() => setOpen(new Set(open.size > 0 ? [] : withChildren))}
          >
            {open.size > 0 ? t('Close all') : t('Open all')}
          </Button>
        )}
      </Flex>
      <chakra.ol
        ref={list}
        role="tree"
        aria-label={t('Categories')}
        aria-describedby={hintId}
        listStyleType="none"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onClick}
      >
        <Moving>
          <CategoryLevel {...on} {...drag} branches={tree} {...{ open, toggle, currentId }} onMove={move} />
        </Moving>
      </chakra.ol>
    </>
  );
}
