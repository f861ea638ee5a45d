import { Icon } from './Icon';
import styles from './Picture.module.css';
import { widestOf } from './widestOf';

/** What it shows, as the graph's `Image` has it; a page asks for these fields. */
export interface ShownImage {
  alt: string;
  /** The colour of its field. */
  placeholder: string | null;
  srcset: string;
}

interface PictureProps {
  /** Absent or null shows a box on the empty colour field. */
  image: ShownImage | null | undefined;
  /** Of the `sizes` attribute: how wide the picture is shown at which window width. */
  sizes: string;
  /**
   * The address of its file for looking from close by, once a visitor does; it takes the place of
   * the others when it is there.
   */
  zoomUrl?: string | undefined;
  /** Replaces the image's own text; empty where a text beside it says the same. */
  alt?: string;
  /** Loads at once; for what is seen without scrolling. */
  eager?: boolean;
  /** Asks the browser to fetch it before all others; for the largest picture of a page. */
  isFirst?: boolean;
  /** Covers the picture for 500 ms after it appears, while it loads behind. @see spec §9 */
  skeleton?: boolean;
  /** CSS aspect ratio of the box, which never changes its size while the picture loads. */
  ratio?: string;
}

/**
 * A picture of the catalogue in a box of fixed shape, on its own colour field until it has loaded.
 */
export function Picture({ image, sizes, zoomUrl, alt, eager, isFirst, skeleton, ratio = '1 / 1' }: PictureProps) {
  return (
    <span
      className={styles.frame}
      style={{ aspectRatio: ratio, background: image?.placeholder ?? undefined }}
      data-skeleton={skeleton || undefined}
    >
      {image ? (
        <img
          src={zoomUrl ?? widestOf(image.srcset)}
          srcSet={zoomUrl ? undefined : image.srcset}
          sizes={sizes}
          alt={alt ?? image.alt}
          loading={eager || isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <Icon name="box" />
      )}
    </span>
  );
}
