import { Box, chakra, Grid, Skeleton } from '@chakra-ui/react';
import { type PointerEvent, useRef, useState } from 'react';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';
import { LoadFailed } from '../../../ui/feedback/LoadFailed';
import { Waiting } from '../../../ui/feedback/Waiting';
import { FormDialog } from '../../shared/form/FormDialog';
import { cutOut, middleOf, resized, type Square, within } from './cropSquare';

/** A square of less pixels a side looks coarse on a card. */
const MIN_SIDE = 200;

interface CropPictureProps {
  /** The widest file of the picture. */
  url: string;
  /** Takes the square in the place of the picture; answers whether it has. */
  onCut: (file: File) => Promise<boolean>;
  onClose: () => void;
}

/**
 * A picture in a square window, to be moved below it by dragging or by sliders, and made larger:
 * what is in the window takes the place of the picture.
 */
export function CropPicture({ url, onCut, onClose }: CropPictureProps) {
  const alert = useAlert();
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [square, setSquare] = useState<Square>({ x: 0, y: 0, side: 1 });
  const [hasFailed, setFailed] = useState(false);
  const most = size ? Math.min(size.width, size.height) : 1;
  const least = Math.min(MIN_SIDE, most);
  const move = (wish: Square) => size && setSquare(within(size, wish));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!(event.buttons & 1)) return;
    const scale = square.side / event.currentTarget.clientWidth;
    move({ ...square, x: square.x - event.movementX * scale, y: square.y - event.movementY * scale });
  };
  const send = async () => {
    const file = size && picture.current && (await cutOut(picture.current, square));
    if (!file) alert.error(t('This browser cannot cut the picture.'));
    return file ? onCut(file) : false;
  };
  const share = (pixels: number) => `${(pixels / square.side) * 100}%`;
  return (
    <FormDialog
      title={t('Crop to a square')}
      text={t('Move the picture below the window. The picture as it was is replaced once you save.')}
      actionLabel={t('Crop')}
      isReady={size !== null && !hasFailed}
      onSend={send}
      onClose={onClose}
    >
      {hasFailed && <LoadFailed message={t('We could not load the picture.')} onRetry={() => setFailed(false)} />}
      {!hasFailed && (
        <Box
          position="relative"
          w="full"
          maxW="20rem"
          mx="auto"
          aspectRatio="1"
          overflow="hidden"
          bg="bg.subtle"
          border="1px solid {colors.border}"
          borderRadius="l2"
          cursor="move"
          touchAction="none"
          onPointerDown={(event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          {!size && (
            <Waiting label={t('Loading the picture')}>
              <Skeleton position="absolute" inset="0" borderRadius="0" />
            </Waiting>
          )}
          <chakra.img
            ref={picture}
            src={url}
            alt={t('What the square shows')}
            draggable={false}
            position="absolute"
            maxW="none"
            visibility={size ? 'visible' : 'hidden'}
            style={
              size
                ? {
                    insetInlineStart: share(-square.x),
                    top: share(-square.y),
                    width: share(size.width),
                    height: share(size.height),
                  }
                : {}
            }
            onLoad={({ currentTarget }) => {
              const loaded = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight };
              setSize(loaded);
              setSquare(middleOf(loaded));
            }}
            onError={() => setFailed(true)}
          />
        </Box>
      )}
      {size && !hasFailed && (
        <Grid gap="3">
          <Slider
            label={t('Size of the picture')}
            value={most - square.side}
            max={most - least}
            onChange={(value) => setSquare(resized(size, square, most - value))}
          />
          <Slider
            label={t('To the left and right')}
            value={square.x}
            max={size.width - square.side}
            onChange={(x) => move({ ...square, x })}
          />
          <Slider
            label={t('Up and down')}
            value={square.y}
            max={size.height - square.side}
            onChange={(y) => move({ ...square, y })}
          />
        </Grid>
      )}
    </FormDialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, max, onChange }: SliderProps) {
  return (
    <chakra.label display="grid" gridTemplateColumns="9rem minmax(0, 1fr)" alignItems="center" gap="3" fontSize="sm">
      {label}
      <chakra.input
        type="range"
        min={0}
        max={Math.max(1, Math.round(max))}
        step={1}
        disabled={max < 1}
        value={Math.round(value)}
        minH="11"
        accentColor="brand.solid"
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </chakra.label>
  );
}
