import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

/**
 * The room of product cards that have not come yet, as plain fields of about their size. Whoever reads faster than the
 * cards come meets their places, and no footer that the cards would push away.
 *
 * @param count how many cards; nothing stands there for less than one
 */
export function ProductPlaces({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <Frame aria-hidden="true">
      <Fields style={{ '--count': count } as CSSProperties} />
    </Frame>
  );
}

const Frame = chakra('div', { base: { containerType: 'inline-size', pt: { base: '3', md: '4', xl: '5' } } });

// One painted box instead of an element for each card. Height of a card: its square picture and what stands below it.
const Fields = chakra('div', {
  base: {
    '--columns': { base: '2', md: '3', xl: '4' },
    '--gap': { base: '0.75rem', md: '1rem', xl: '1.25rem' },
    '--width': 'calc((100cqw - (var(--columns) - 1) * var(--gap)) / var(--columns))',
    '--height': 'calc(var(--width) + 8.625rem)',
    height: 'calc(var(--count) / var(--columns) * (var(--height) + var(--gap)) - var(--gap))',
    // A picture's field over a card's paper, then the gap to the next row.
    backgroundImage:
      'linear-gradient({colors.bg.muted} 0 var(--width), {colors.bg.panel} 0 var(--height), transparent 0)',
    backgroundSize: 'var(--width) calc(var(--height) + var(--gap))',
    backgroundRepeat: 'space repeat',
  },
});
