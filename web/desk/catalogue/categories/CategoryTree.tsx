import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { m } from 'framer-motion';
import { type DragEvent, useId, useState } from 'react';
import { t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';
import { Icon } from '../../../ui/media/Icon';
import { Moving } from '../../../ui/media/Moving';
import { MoveButtons } from '../../shared/MoveButtons';
import {
  type Branch,
  besideOf,
  findBranch,
  flatten,
  MAX_LEVELS,
  type Place,
  placeAt,
  type Side,
  type Step,
} from './categoryTree';
import { useTreeKeys } from './useTreeKeys';

/** The mime type under which a category is dragged. */
const CATEGORY = 'application/x-category';

interface CategoryTreeProps {
  tree: readonly Branch[];
  /** Puts a category to a place. */
  onPut: (branch: Branch, place: Place) => Promise<boolean>;
  onEdit: (branch: Branch) => void;
  onAdd: (parentId: string) => void;
  onRemove: (branch: Branch) => void;
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
          <Level {...on} {...drag} branches={tree} {...{ open, toggle, currentId }} onMove={move} />
        </Moving>
      </chakra.ol>
    </>
  );
}

interface LevelProps extends Pick<CategoryTreeProps, 'onEdit' | 'onAdd' | 'onRemove'> {
  branches: readonly Branch[];
  open: ReadonlySet<string>;
  toggle: (id: string, isOpen: boolean) => void;
  /** The category that Tab stops at. */
  currentId: string | undefined;
  onMove: (branch: Branch, step: Step) => void;
  /** A category is being dragged, or none any more. */
  onDrag: (id: string | null) => void;
  /** Whether that can come to lie at a side of another. */
  canLie: (beside: Branch, side: Side) => boolean;
  onDropped: (beside: Branch, side: Side) => void;
}

function Level({ branches, ...level }: LevelProps) {
  const { open, currentId } = level;
  return branches.map((branch, index) => (
    <chakra.li
      key={branch.id}
      role="treeitem"
      data-id={branch.id}
      tabIndex={branch.id === currentId ? 0 : -1}
      aria-level={branch.level}
      aria-labelledby={nameOf(branch)}
      aria-expanded={branch.children.length > 0 ? open.has(branch.id) : undefined}
      aria-keyshortcuts="Enter Delete Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      minW="0"
      asChild
      css={{
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible > [draggable]': {
          outline: '2px solid {colors.brand.focusRing}',
          outlineOffset: '-2px',
          borderRadius: 'l1',
        },
      }}
    >
      <m.li layout="position">
        <Row {...level} branch={branch} place={index} count={branches.length} />
        {open.has(branch.id) && branch.children.length > 0 && (
          <chakra.ol role="group" listStyleType="none" ps={{ base: '5', md: '10' }}>
            <Level {...level} branches={branch.children} />
          </chakra.ol>
        )}
      </m.li>
    </chakra.li>
  ));
}

/** Of the element that says what a category is called. */
const nameOf = ({ id }: Branch) => `category-${id}`;

type RowProps = Omit<LevelProps, 'branches'> & {
  branch: Branch;
  /** Of the category among those of its parent, from 0. */
  place: number;
  /** How many they are. */
  count: number;
};

/** On a phone the buttons of one category are seen, that at which the tree stands. */
function Row({ branch, place, count, ...level }: RowProps) {
  const [side, setSide] = useState<Side | null>(null);
  const { id, name, productCount, color } = branch;
  const [image] = branch.images ?? [];
  const isTop = branch.level === 1;
  const isOpen = level.open.has(id);
  const isCurrent = level.currentId === id;
  const tabIndex = isCurrent ? 0 : -1;
  const sideOf = ({ clientY, currentTarget }: DragEvent): Side | null => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const part = (clientY - top) / height;
    const wanted: Side = part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'in';
    // Where it can not lie in another, it lies beside that.
    const other: Side = part < 1 / 2 ? 'before' : 'after';
    return [wanted, other].find((each) => level.canLie(branch, each)) ?? null;
  };
  const drop = (event: DragEvent) => {
    const dropped = sideOf(event);
    setSide(null);
    if (!dropped) return;
    event.preventDefault();
    level.onDropped(branch, dropped);
  };
  return (
    <Flex
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      columnGap="3"
      px={{ base: '2', md: '4' }}
      py="1.5"
      borderBlock="2px solid"
      borderColor="transparent"
      borderTopColor={side === 'before' ? 'brand.solid' : undefined}
      borderBottomColor={side === 'after' ? 'brand.solid' : undefined}
      bg={side === 'in' ? 'brand.subtle' : undefined}
      cursor="grab"
      draggable
      onDragStart={(event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.setData(CATEGORY, id);
        level.onDrag(id);
      }}
      onDragEnd={() => level.onDrag(null)}
      onDragOver={(event: DragEvent) => {
        const over = sideOf(event);
        setSide(over);
        if (over) event.preventDefault();
      }}
      onDragLeave={() => setSide(null)}
      onDrop={drop}
    >
      {branch.children.length > 0 ? (
        <RowButton
          label={isOpen ? t('Close {name}', { name }) : t('Open {name}', { name })}
          tabIndex={-1}
          onClick={() => level.toggle(id, !isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={18} />
        </RowButton>
      ) : (
        <chakra.span w="9" flexShrink="0" />
      )}
      {isTop && (
        <chakra.span
          flexShrink="0"
          boxSize="11"
          borderRadius="l1"
          overflow="hidden"
          bg="bg.subtle"
          style={color ? { background: color } : undefined}
        >
          {image && <chakra.img src={image.url} alt="" boxSize="full" objectFit="cover" draggable={false} />}
        </chakra.span>
      )}
      <chakra.div flex="1" minW="0">
        <Text id={nameOf(branch)} fontWeight={isTop ? 'semibold' : undefined} truncate>
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted" truncate>
          {t('{count} products', { count: formatCount(productCount) })}
        </Text>
      </chakra.div>
      <Flex
        display={{ base: isCurrent ? 'flex' : 'none', md: 'flex' }}
        w={{ base: 'full', md: 'auto' }}
        justify="flex-end"
        flexShrink="0"
      >
        <MoveButtons
          labels={[t('Move {name} up', { name }), t('Move {name} down', { name })]}
          {...{ place, count, tabIndex }}
          onMove={(to) => level.onMove(branch, to < place ? 'up' : 'down')}
        />
        <RowButton
          label={t('Add a category below {name}', { name })}
          isDisabled={branch.level === MAX_LEVELS}
          tabIndex={tabIndex}
          onClick={() => level.onAdd(id)}
        >
          <Icon name="plus" size={18} />
        </RowButton>
        <RowButton
          label={t('Remove {name}', { name })}
          isDanger
          tabIndex={tabIndex}
          onClick={() => level.onRemove(branch)}
        >
          <Icon name="trash" size={18} />
        </RowButton>
        <Button
          variant="outline"
          size="sm"
          ms="1"
          tabIndex={tabIndex}
          aria-label={t('Change {headline}', { headline: name })}
          onClick={() => level.onEdit(branch)}
        >
          {t('Change')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface RowButtonProps {
  label: string;
  tabIndex: 0 | -1;
  isDisabled?: boolean;
  isDanger?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** One that can do nothing here keeps the focus: a category may have come to an end by it. */
function RowButton({ label, tabIndex, isDisabled, isDanger, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      minW="0"
      colorPalette={isDanger ? 'danger' : undefined}
      aria-disabled={isDisabled}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </Button>
  );
}
