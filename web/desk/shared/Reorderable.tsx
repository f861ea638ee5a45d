import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type HTMLMotionProps, m, useDragControls } from 'framer-motion';
import { Reorder } from 'framer-motion/m';
import { type PointerEvent, type ReactNode, startTransition } from 'react';
import { GRIP } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import { Moving } from '../../ui/media/Moving';

interface ReorderableProps extends Omit<HTMLChakraProps<'ol'>, 'onReorder' | 'children'> {
  /** What the items are known by, in their order. */
  values: readonly string[];
  /** Called with the new order each time that the dragged item has passed another. */
  onReorder: (values: string[]) => void;
  /** One or several in a row; 'y' for a list unless said otherwise. */
  axis?: 'y' | 'xy';
  /** A `ReorderableItem` for each value. */
  children: ReactNode;
}

/**
 * A list that is put into another order: an item follows the mouse or the finger by its `Grip`, and
 * the others make room for it. Those who use keys have buttons, which its owner gives each item;
 * what they move glides too. Nothing glides for those who prefer reduced motion.
 */
export function Reorderable({ values, onReorder, axis = 'y', children, ...rest }: ReorderableProps) {
  return (
    <Moving>
      <chakra.ol listStyleType="none" {...rest} asChild>
        {/* In slices: the form around it is drawn anew while the item goes on following. */}
        <Reorder.Group
          as="ol"
          axis={axis}
          values={[...values]}
          onReorder={(order) => startTransition(() => onReorder(order))}
        >
          {children}
        </Reorder.Group>
      </chakra.ol>
    </Moving>
  );
}

/** Begins to drag the item that was pressed. */
type StartDrag = (event: PointerEvent) => void;

interface ReorderableItemProps extends Omit<HTMLChakraProps<'li'>, 'children'> {
  value: string;
  /** Called once the item is let go. */
  onLetGo?: () => void;
  /** What is in it, given what its `Grip` needs. */
  children: (startDrag: StartDrag) => ReactNode;
}

/** An item of a `Reorderable`. */
export function ReorderableItem({ value, onLetGo, children, ...rest }: ReorderableItemProps) {
  const controls = useDragControls();
  return (
    <chakra.li position="relative" {...rest} asChild>
      {/* Its buttons are what Tab stops at. */}
      <Reorder.Item
        value={value}
        layout="position"
        dragListener={false}
        dragControls={controls}
        tabIndex={undefined}
        onDragEnd={onLetGo}
      >
        {children((event) => controls.start(event))}
      </Reorder.Item>
    </chakra.li>
  );
}

/** Where an item is taken hold of; a page is not scrolled by it. */
export function Grip({ startDrag, ...rest }: HTMLChakraProps<'span'> & { startDrag: StartDrag }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      boxSize="9"
      color="fg.muted"
      cursor="grab"
      touchAction="none"
      userSelect="none"
      {...rest}
      aria-hidden
      onPointerDown={startDrag}
    >
      <Icon name={GRIP} size={20} />
    </chakra.span>
  );
}

/** A row of a `DeskTable` within `Moving` that glides to where it is put. */
export function GlidingRow(props: HTMLMotionProps<'tr'>) {
  return <m.tr layout="position" {...props} />;
}
