import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { gql } from '../gql';
import { type ProductGallery_ProductFragment, ProductGallery_ProductFragmentDoc } from '../gql/graphql';
import { BIG_IMAGE_SLIDE_MS } from '../lib/timings';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { useSlides } from '../ui/useSlides';

gql(`
  fragment ProductGallery_product on Product {
    id
    name
    images { id alt ...Picture_image }
  }
`);

/** So many thumbnails are shown at most. @see spec §9 */
const THUMBNAILS = 7;

/**
 * A product's pictures, one at a time, with thumbnails below. The one in view grows under the pointer, or by the button
 * in its corner; pictures change by swiping, by the arrow keys or by a thumbnail, in 700 ms.
 *
 * @see spec §2 (Product detail), §9
 */
export function ProductGallery({ product }: { product: FragmentType<ProductGallery_ProductFragment> }) {
  const { data, complete } = useFragment({
    fragment: ProductGallery_ProductFragmentDoc,
    fragmentName: 'ProductGallery_product',
    from: product,
  });
  const { trackRef, index, goTo } = useSlides({ slideMs: BIG_IMAGE_SLIDE_MS });
  const [isZoomed, setIsZoomed] = useState(false);
  if (!complete) return null;

  const images = data.images.slice(0, THUMBNAILS);
  const show = (wanted: number) => {
    setIsZoomed(false);
    goTo(Math.max(0, Math.min(wanted, images.length - 1)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.key === 'ArrowRight' ? index + 1 : event.key === 'ArrowLeft' ? index - 1 : null;
    if (wanted === null) return;
    event.preventDefault();
    show(wanted);
  };
  return (
    <Gallery aria-label={`Pictures of ${data.name}`}>
      <div className="stage">
        <ul
          ref={trackRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={`Pictures of ${data.name}`}
          onKeyDown={onKeyDown}
          data-zoomed={isZoomed || undefined}
        >
          {images.map((image, place) => (
            <li key={image.id} onPointerMove={followPointer}>
              <Picture
                image={image}
                sizes="(min-width: 1280px) 620px, (min-width: 768px) 46vw, 94vw"
                isFirst={place === 0}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="zoom"
          aria-pressed={isZoomed}
          aria-label="Zoom picture"
          onClick={() => setIsZoomed(!isZoomed)}
        >
          <Icon name={isZoomed ? 'minus' : 'search'} />
        </button>
      </div>
      {images.length > 1 && (
        <div className="thumbnails">
          {images.map((image, place) => (
            <button
              key={image.id}
              type="button"
              aria-label={`Show picture ${place + 1} of ${images.length}`}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            >
              <Picture image={image} sizes="96px" alt="" />
            </button>
          ))}
        </div>
      )}
    </Gallery>
  );
}

/** Lets a grown picture show the part under the pointer. */
function followPointer(event: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const across = ((event.clientX - left) / width) * 100;
  const down = ((event.clientY - top) / height) * 100;
  event.currentTarget.style.setProperty('--part', `${across}% ${down}%`);
}

const Gallery = chakra('section', {
  base: {
    '& .stage': { position: 'relative' },
    '& ul': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '100%',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      listStyle: 'none',
      borderRadius: { base: '2xl', lg: '3xl' },
    },
    '& li': { scrollSnapAlign: 'start', overflow: 'hidden' },
    '& li img': { transition: 'transform 250ms ease-out', transformOrigin: 'var(--part, 50% 50%)' },
    '@media (hover: hover)': { '& li:hover img': { transform: 'scale(1.7)' } },
    '& [data-zoomed] li img': { transform: 'scale(1.7)' },
    '& .zoom': {
      position: 'absolute',
      right: '4',
      bottom: '4',
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      bg: 'rgb(255 252 247 / 0.85)',
      color: '#2B1B24',
      transition: 'background-color 150ms',
      _hover: { bg: '#FFFFFF' },
    },
    '& .thumbnails': {
      display: 'grid',
      gridTemplateColumns: `repeat(${THUMBNAILS}, minmax(0, 1fr))`,
      gap: { base: '2', md: '3' },
      mt: '4',
    },
    '& .thumbnails button': {
      borderRadius: 'xl',
      overflow: 'hidden',
      borderWidth: '2px',
      borderColor: 'transparent',
      minH: '11',
      transition: 'border-color 150ms, opacity 150ms',
      opacity: 0.75,
      '&:hover': { opacity: 1 },
      '&[aria-current]': { borderColor: 'brand.solid', opacity: 1 },
    },
  },
});
