import { Box, chakra } from '@chakra-ui/react';
import { Icon, type IconName } from './Icon';
import { Pop } from './Pop';

interface CountedIconProps {
  name: IconName;
  /** In pixels. */
  size: number;
  /** How many there are; at 0 no number is shown. Above 99 it reads '99+'. */
  count: number;
}

/**
 * An icon with a number on its shoulder, which swells when it changes. Decoration: what it stands in says the number in
 * words, see `counted`.
 */
export function CountedIcon({ name, size, count }: CountedIconProps) {
  const shown = count > 99 ? '99+' : count;
  return (
    <Box position="relative" display="grid" aria-hidden="true">
      <Icon name={name} size={size} />
      {count > 0 && (
        <Count>
          <Pop key={count}>{shown}</Pop>
        </Count>
      )}
    </Box>
  );
}

/** The accessible name of a link with a counted icon: 'Cart, 3 items', or 'Cart' alone when there are none. */
export function counted(label: string, count: number): string {
  if (count === 0) return label;
  return `${label}, ${count} ${count === 1 ? 'item' : 'items'}`;
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-1.5',
    insetInlineStart: '3',
    minWidth: '5',
    height: '5',
    paddingInline: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    background: 'brand.solid',
    color: 'brand.contrast',
    textStyle: '2xs',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    animation: 'fade-in 200ms {easings.ease-out}',
  },
});
