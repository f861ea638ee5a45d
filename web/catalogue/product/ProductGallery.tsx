import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { gql } from '../../gql';
import { type ProductGallery_ProductFragment, ProductGallery_ProductFragmentDoc } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { BIG_IMAGE_SLIDE_MS } from '../../lib/timings';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { EXPAND, ZOOM_IN, ZOOM_OUT } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import { Picture } from '../../ui/media/Picture';
import { RoundButton } from '../../ui/media/RoundButton';
import { useSlides } from '../../ui/media/slides/useSlides';
import styles from './ProductGallery.module.css';
import { Thumbnails } from './Thumbnails';

const PictureViewer = lazyComponent(async () => (await import('./PictureViewer')).PictureViewer);

gql(`
  fragment ProductGallery_product on Product {
    id
    name
    images { id alt zoomUrl placeholder srcset }
    variants { id image { id alt zoomUrl placeholder srcset } }
  }
`);

/**
 * The middle of a grown picture, in percent of its width and height; by the arrow keys it moves by
 * as much as `STEP`.
 */
const MIDDLE = { across: 50, down: 50 };
const STEP = 15;

interface ProductGalleryProps {
  product: FragmentType<ProductGallery_ProductFragment>;
  /**
   * Of the chosen variant, whose own picture then stands first; absent while the choice is open.
   */
  variantId?: string | undefined;
}

/**
 * A product's pictures, one at a time, with thumbnails below. The one in view grows in 700 ms under
 * the pointer, or by the button in its corner, and is then moved by the arrow keys; pictures change
 * by swiping, by the arrow keys or by a thumbnail, in 700 ms too. A press on the picture, or the
 * other button, opens them over the whole screen.
 *
 * @see spec §2 (Product detail), §9
 */
export function ProductGallery({ product, variantId }: ProductGalleryProps) {
  const { data, complete } = useFragment({
    fragment: ProductGallery_ProductFragmentDoc,
    fragmentName: 'ProductGallery_product',
    from: product,
  });
  const { trackRef, index, goTo } = useSlides({ slideMs: BIG_IMAGE_SLIDE_MS });
  const [isZoomed, setIsZoomed] = useState(false);
  const [middle, setMiddle] = useState(MIDDLE);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const viewer = useOverlay(PictureViewer, 'The large pictures');
  if (!complete) return null;

  const { images: own, name, variants } = data;
  const pack = variants.find(({ id }) => id === variantId)?.image;
  const images = pack ? [pack, ...own.slice(1)] : own;
  const show = (wanted: number) => {
    setIsZoomed(false);
    goTo(Math.max(0, Math.min(wanted, images.length - 1)));
  };
  const turn = (event: KeyboardEvent) => {
    const wanted = event.key === 'ArrowRight' ? index + 1 : event.key === 'ArrowLeft' ? index - 1 : null;
    if (wanted === null) return;
    event.preventDefault();
    show(wanted);
  };
  const moveMiddle = (event: KeyboardEvent) => {
    const [across, down] = ARROWS[event.key] ?? [0, 0];
    if (!isZoomed || (across === 0 && down === 0)) return;
    event.preventDefault();
    setMiddle({ across: within(middle.across + across * STEP), down: within(middle.down + down * STEP) });
  };
  const chosen = images[index];
  if (images.length === 0) {
    return (
      <section className={styles.gallery} aria-label={t('Pictures of {name}', { name })}>
        <Picture image={undefined} sizes="0px" alt="" />
      </section>
    );
  }
  return (
    <section className={styles.gallery} aria-label={t('Pictures of {name}', { name })}>
      <div className={styles.stage}>
        <ul
          ref={trackRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={t('Pictures of {name}', { name })}
          onKeyDown={turn}
          data-zoomed={isZoomed || undefined}
          style={isZoomed ? { ['--part' as string]: `${middle.across}% ${middle.down}%` } : undefined}
        >
          {images.map((image, place) => (
            // By the place, so that the picture before stays until that of another pack has loaded.
            <li
              key={own[place]?.id}
              onPointerMove={followPointer}
              onPointerEnter={({ pointerType }) => {
                viewer.expect();
                if (pointerType === 'mouse') setPointedAt(place);
              }}
            >
              <Picture
                image={image}
                sizes="(min-width: 1280px) 620px, (min-width: 768px) 46vw, 94vw"
                zoomUrl={place === pointedAt || (isZoomed && place === index) ? image.zoomUrl : undefined}
                isFirst={place === 0}
              />
              {/* For the pointer alone: the button in the corner does the same. */}
              <button type="button" className={styles.press} tabIndex={-1} aria-hidden="true" onClick={viewer.open} />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <RoundButton
            place="over"
            aria-pressed={isZoomed}
            aria-label={t('Zoom picture')}
            aria-description={t('While it is zoomed, the arrow keys move it.')}
            onClick={() => {
              setMiddle(MIDDLE);
              setIsZoomed(!isZoomed);
            }}
            onKeyDown={moveMiddle}
          >
            <Icon name={isZoomed ? ZOOM_OUT : ZOOM_IN} />
          </RoundButton>
          <RoundButton
            place="over"
            aria-haspopup="dialog"
            aria-label={t('View pictures full screen')}
            onPointerEnter={viewer.expect}
            onFocus={viewer.expect}
            onClick={viewer.open}
          >
            <Icon name={EXPAND} />
          </RoundButton>
        </div>
      </div>
      <Thumbnails images={images} chosen={index} onChoose={show} />
      <VisuallyHidden role="status">
        {index > 0 &&
          chosen &&
          t('Picture {index} of {length}: {alt}', { index: index + 1, length: images.length, alt: chosen.alt })}
      </VisuallyHidden>
      {viewer.isOpen && (
        <PictureViewer name={name} images={images} first={index} onClose={viewer.close} onShow={goTo} />
      )}
    </section>
  );
}

const ARROWS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number) => Math.max(0, Math.min(percent, 100));

/** Lets a grown picture show the part under the pointer. */
function followPointer(event: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const across = ((event.clientX - left) / width) * 100;
  const down = ((event.clientY - top) / height) * 100;
  event.currentTarget.style.setProperty('--part', `${across}% ${down}%`);
}
