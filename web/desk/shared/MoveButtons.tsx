import { Button, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/media/Icon';

interface MoveButtonsProps {
  /** What each does, such as 'Move Slides up' and 'Move Slides down'. */
  labels: readonly [before: string, behind: string];
  /** Of the thing among those that it is moved among, from 0. */
  place: number;
  /** How many they are. */
  count: number;
  /** Called with its new place, never with one that there is not. */
  onMove: (to: number) => void;
  /** The things stand side by side rather than one above the other. */
  isRow?: boolean;
  tabIndex?: 0 | -1;
}

/**
 * The two buttons that move a thing before or behind its neighbour. The one that was pressed keeps
 * the focus wherever the thing comes to stand; where it can move no further it says so.
 */
export function MoveButtons({ labels, place, count, onMove, isRow, tabIndex }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement>(null);
  // What changes its place in the document loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);
  return labels.map((label, index) => {
    const isBefore = index === 0;
    const to = isBefore ? place - 1 : place + 1;
    const isAtEnd = to < 0 || to >= count;
    return (
      <Button
        key={isBefore ? 'before' : 'behind'}
        variant="ghost"
        size="sm"
        px="2"
        minW="0"
        aria-disabled={isAtEnd}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = currentTarget;
          onMove(to);
        }}
      >
        <chakra.span transform={isBefore ? 'rotate(180deg)' : undefined}>
          <Icon name={isRow ? 'chevronRight' : 'chevronDown'} size={18} />
        </chakra.span>
      </Button>
    );
  });
}

/** A list in which one thing has gone to another place. */
export function withMoved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const others = things.toSpliced(from, 1);
  return others.toSpliced(to, 0, things[from] as Thing);
}
