import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { m } from 'framer-motion';
import { type DragEvent, useState } from 'react';
import { t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';
import { Icon } from '../../../ui/media/Icon';
import { MoveButtons } from '../../shared/MoveButtons';
import { type Branch, MAX_LEVELS, type Side, type Step } from './categoryTree';

/** The mime type under which a category is dragged. */
const CATEGORY = 'application/x-category';

/** What the buttons of a category do. */
export interface CategoryActions {
  onEdit: (branch: Branch) => void;
  onAdd: (parentId: string) => void;
  onRemove: (branch: Branch) => void;
}

interface LevelProps extends CategoryActions {
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

/** Categories that lie beside each other, with those that lie in them where they are open. */
export function CategoryLevel({ branches, ...level }: LevelProps) {
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
            <CategoryLevel {...level} branches={branch.children} />
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
