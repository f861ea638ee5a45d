import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { BIG_IMAGE_SLIDE_MS } from '../../lib/timings';
import { Overlay } from '../../ui/feedback/Overlay';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ZOOM_IN, ZOOM_OUT } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import { Picture } from '../../ui/media/Picture';
import { type GalleryImage, Thumbnails } from './Thumbnails';
import { type PictureView, usePictureGestures } from './usePictureGestures';

const screen = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  w: '100vw',
  h: '100dvh',
  bg: 'bg',
  overflow: 'hidden',
};

/** Where a button stands over the picture, at half its height. */
const Side = chakra('div', {
  base: { position: 'absolute', top: 'calc(50% - 22px)', borderRadius: 'full', bg: 'bg.panel', boxShadow: 'md' },
});

/** The props of a gallery's viewer. */
export interface PictureViewerProps {
  /** Of the product. */
  name: string;
  images: readonly GalleryImage[];
  /** The place of the picture to begin with, from 0. */
  first: number;
  /**
   * Called with the place of each picture that comes into view, so that the gallery below follows.
   */
  onShow: (place: number) => void;
  /** Called when it has closed: by its button or by Escape. The focus is then back where it was. */
  onClose: () => void;
}

/** How much the buttons and keys grow a picture, and how far an arrow key moves it, in pixels. */
const GROWTH = 1.5;
const STEP = 80;

/**
 * A product's pictures over the whole screen. Arrow keys, buttons, swipes and thumbnails change
 * them; plus and minus, two fingers and a double tap grow them, and a grown one is moved by arrows
 * or by dragging. Escape closes it.
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
    <Overlay kind="dialog" css={screen} label={t('Pictures of {name}', { name })} onKeyDown={press} onClose={onClose}>
      {(close) => (
        <>
          <Flex as="header" align="center" gap="1" px="3" py="2">
            <Text me="auto" ps="2" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden="true">
              {index + 1} / {images.length}
            </Text>
            <Tool
              icon={<Icon name={ZOOM_OUT} size={22} />}
              label={t('Zoom out')}
              isDisabled={!isGrown}
              onPress={() => grow(1 / GROWTH)}
            />
            <Tool icon={<Icon name={ZOOM_IN} size={22} />} label={t('Zoom in')} onPress={() => grow(GROWTH)} />
            <Tool icon={<Icon name="close" size={22} />} label={t('Close pictures')} onPress={close} />
          </Flex>
          <Box position="relative" overflow="hidden">
            {/* All that fingers do here is read by the page. */}
            <Box
              ref={stage}
              h="full"
              touchAction="none"
              userSelect="none"
              cursor={isHeld ? 'grabbing' : 'grab'}
              {...gestures.handlers}
            >
              <Flex
                h="full"
                transition={isHeld ? 'none' : `transform ${BIG_IMAGE_SLIDE_MS}ms {easings.ease-out}`}
                style={{ transform: `translateX(calc(${-100 * index}% + ${push}px))` }}
              >
                {images.map((image, place) => (
                  <Grid
                    key={image.id}
                    flex="0 0 100%"
                    placeItems="center"
                    h="full"
                    p={{ md: '4' }}
                    transition={isHeld ? 'none' : 'transform 200ms {easings.ease-out}'}
                    css={{
                      '& > span': { w: 'min(100%, calc(100dvh - 12rem))', borderRadius: { md: '3xl' } },
                      '& img': { pointerEvents: 'none' },
                    }}
                    aria-hidden={place !== index}
                    style={place === index ? { transform: drawn(view) } : undefined}
                  >
                    <Picture
                      image={image}
                      sizes="min(100vw, 85vh)"
                      zoomUrl={place === index ? image.zoomUrl : undefined}
                      eager={Math.abs(place - index) < 2}
                    />
                  </Grid>
                ))}
              </Flex>
            </Box>
            {images.length > 1 && (
              <>
                <Side left="3">
                  <Tool
                    icon={<Icon name="chevronLeft" size={22} />}
                    label={t('Previous picture')}
                    isDisabled={index === 0}
                    onPress={() => show(index - 1)}
                  />
                </Side>
                <Side right="3">
                  <Tool
                    icon={<Icon name="chevronRight" size={22} />}
                    label={t('Next picture')}
                    isDisabled={index === images.length - 1}
                    onPress={() => show(index + 1)}
                  />
                </Side>
              </>
            )}
          </Box>
          <Flex
            as="footer"
            justify="center"
            px="4"
            pb="calc({spacing.3} + env(safe-area-inset-bottom))"
            css={{ '& button': { w: '16' } }}
          >
            <Thumbnails images={images} chosen={index} onChoose={show} />
          </Flex>
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
  icon: ReactNode;
  label: string;
  /** It is disabled, but retains the focus. */
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isDisabled, onPress }: ToolProps) {
  return (
    <Button
      variant="ghost"
      px="0"
      borderRadius="full"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      {icon}
    </Button>
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
