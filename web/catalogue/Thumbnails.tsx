import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Picture_ImageFragment } from '../gql/graphql';
import { Picture } from '../ui/Picture';

/** So many thumbnails are in view at most; further ones are scrolled to. @see spec §9 */
const IN_VIEW = 7;

/** A picture of a gallery. */
export type GalleryImage = FragmentType<Picture_ImageFragment> & { id: string; alt: string };

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  /** The place of the one that is shown large, from 0. */
  chosen: number;
  onChoose: (place: number) => void;
}

/** A row of small pictures to choose from, seven in view; absent when there is but one. */
export function Thumbnails({ images, chosen, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Sideways only: the page itself must not move.
  useEffect(() => {
    const shown = row.current?.children[chosen];
    if (!row.current || !(shown instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = shown;
    const { clientWidth, scrollLeft } = row.current;
    if (offsetLeft < scrollLeft) row.current.scrollLeft = offsetLeft;
    if (offsetLeft + offsetWidth > scrollLeft + clientWidth)
      row.current.scrollLeft = offsetLeft + offsetWidth - clientWidth;
  }, [chosen]);

  if (images.length < 2) return null;
  return (
    <Row ref={row}>
      {images.map((image, place) => (
        <button
          key={image.id}
          type="button"
          aria-label={`Show picture ${place + 1} of ${images.length}`}
          aria-current={place === chosen || undefined}
          onClick={() => onChoose(place)}
        >
          <Picture image={image} sizes="96px" alt="" />
        </button>
      ))}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: { base: '2', md: '3' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mt: '3',
    // Room for the focus ring, which the scrolling would cut off.
    mx: '-1',
    p: '1',
    '& button': {
      flexShrink: 0,
      w: { base: '16', md: `calc((100% - ${IN_VIEW - 1} * {spacing.3}) / ${IN_VIEW})` },
      minW: '14',
      borderRadius: 'xl',
      position: 'relative',
      overflow: 'hidden',
      transition: 'opacity 150ms',
      opacity: 0.7,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        border: '2px solid transparent',
        transition: 'border-color 150ms',
      },
      '&:hover, &[aria-current]': { opacity: 1 },
      '&[aria-current]::after': { borderColor: 'brand.solid' },
    },
  },
});
