import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { BIG_IMAGE_SLIDE_MS } from '../../lib/timings';
import { Overlay } from '../../ui/feedback/Overlay';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon, type IconName } from '../../ui/media/Icon';
import { Picture } from '../../ui/media/Picture';
import styles from './PictureViewer.module.css';
import { type GalleryImage, Thumbnails } from './Thumbnails';
import { type PictureView, usePictureGestures } from './usePictureGestures';

/** The props of a gallery's viewer. */
export interface PictureViewerProps {
  /** Of the product. */
  name: string;
  images: readonly GalleryImage[];
  /** The place of the picture to begin with, from 0. */
  first: number;
  /** Called with the place of each picture that comes into view, so that the gallery below follows. */
  onShow: (place: number) => void;
  /** Called when it has closed: by its button or by Escape. The focus is then back where it was. */
  onClose: () => void;
}

/** How much the buttons and keys grow a picture, and how far an arrow key moves it, in pixels. */
const GROWTH = 1.5;
const STEP = 80;

/**
 * A product's pictures over the whole screen. Arrow keys, buttons, swipes and thumbnails change them; plus and minus,
 * two fingers and a double tap grow them, and a grown one is moved by arrows or by dragging. Escape closes it.
 */
export function PictureViewer({ name, images, first, onShow, onClose }: PictureViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const show = (wanted: number) => {
    const place = Math.max(0, Math.min(wanted, images.length - 1));
    gestures.showWhole();
    setIndex(place);
    onShow(place);
  };
  const gestures = usePictureGestures((direction) => show(index + direction));
  const { view, push, isHeld } = gestures;
  const isGrown = view.scale > 1;

  const grow = (factor: number) => stage.current && gestures.scaleBy(factor, stage.current);
  const press = (event: KeyboardEvent) => {
    const act = isGrown ? MOVES[event.key] : undefined;
    if (act && stage.current) gestures.moveBy(act[0] * STEP, act[1] * STEP, stage.current);
    else if (event.key === 'ArrowRight') show(index + 1);
    else if (event.key === 'ArrowLeft') show(index - 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(images.length - 1);
    else if (event.key === '+' || event.key === '=') grow(GROWTH);
    else if (event.key === '-') grow(1 / GROWTH);
    else if (event.key === '0') gestures.showWhole();
    else return;
    event.preventDefault();
  };
  return (
    <Overlay
      kind="dialog"
      className={styles.screen}
      label={t('Pictures of {name}', { name })}
      onKeyDown={press}
      onClose={onClose}
    >
      {(close) => (
        <>
          <header>
            <span aria-hidden="true">
              {index + 1} / {images.length}
            </span>
            <Tool icon="zoomOut" label={t('Zoom out')} isDisabled={!isGrown} onPress={() => grow(1 / GROWTH)} />
            <Tool icon="zoomIn" label={t('Zoom in')} onPress={() => grow(GROWTH)} />
            <Tool icon="close" label={t('Close pictures')} onPress={close} />
          </header>
          <div className={styles.window}>
            <div ref={stage} className={styles.stage} data-held={isHeld || undefined} {...gestures.handlers}>
              <div
                className={styles.track}
                style={{
                  transform: `translateX(calc(${-100 * index}% + ${push}px))`,
                  ['--move' as string]: `${BIG_IMAGE_SLIDE_MS}ms`,
                }}
              >
                {images.map((image, place) => (
                  <div
                    key={image.id}
                    className={styles.place}
                    aria-hidden={place !== index}
                    style={place === index ? { transform: drawn(view) } : undefined}
                  >
                    <Picture
                      image={image}
                      sizes="min(100vw, 85vh)"
                      zoomUrl={place === index ? image.zoomUrl : undefined}
                      eager={Math.abs(place - index) < 2}
                    />
                  </div>
                ))}
              </div>
            </div>
            {images.length > 1 && (
              <>
                <Tool
                  icon="chevronLeft"
                  label={t('Previous picture')}
                  isDisabled={index === 0}
                  onPress={() => show(index - 1)}
                />
                <Tool
                  icon="chevronRight"
                  label={t('Next picture')}
                  isDisabled={index === images.length - 1}
                  onPress={() => show(index + 1)}
                />
              </>
            )}
          </div>
          <footer>
            <Thumbnails images={images} chosen={index} onChoose={show} />
          </footer>
          <VisuallyHidden role="status">
            {`Picture ${index + 1} of ${images.length}: ${images[index]?.alt ?? ''}`}
            {isGrown && t(', {percent} percent', { percent: Math.round(view.scale * 100) })}
          </VisuallyHidden>
        </>
      )}
    </Overlay>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** It is disabled, but retains the focus. */
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={icon === 'chevronLeft' ? styles.previous : icon === 'chevronRight' ? styles.next : undefined}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}

const drawn = ({ scale, x, y }: PictureView) => `translate(${x}px, ${y}px) scale(${scale})`;

/** How a grown picture moves when the shopper looks that way. */
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
