import { useEffect, useRef } from 'react';

import { t } from '../../lib/messages';
import { Picture, type ShownImage } from '../../ui/media/Picture';
import styles from './Thumbnails.module.css';

/** A picture of a gallery. */
export type GalleryImage = ShownImage & { id: string; zoomUrl: string };

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  /** The place of the one that is shown large, from 0. */
  chosen: number;
  onChoose: (place: number) => void;
}

/**
 * A row of small pictures to choose from, seven in view; absent when there is but one.
 *
 * @see spec §9
 */
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
    <div className={styles.row} ref={row}>
      {images.map((image, place) => (
        <button
          key={image.id}
          type="button"
          aria-label={t('Show picture {place} of {length}', { place: place + 1, length: images.length })}
          aria-current={place === chosen || undefined}
          onClick={() => onChoose(place)}
        >
          <Picture image={image} sizes="96px" alt="" />
        </button>
      ))}
    </div>
  );
}
