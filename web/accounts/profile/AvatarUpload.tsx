import { Box, Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type ChangeEvent, useId, useRef } from 'react';
import { t } from '../../lib/messages';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Avatar } from '../../ui/media/Avatar';
import { CAMERA } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import { ACCEPTED } from './pictureFiles';
import type { PictureUpload } from './usePictureUpload';

const SIZE = 144;
/** The line of the ring in the picture and its length, in units of the drawing. */
const RING = { radius: 43, length: 2 * Math.PI * 43 };

interface AvatarUploadProps {
  /** Whose picture it is. */
  name: string;
  /** Address of the picture that is stored. */
  image: string | null;
  /** How far an upload is; null while nothing is under way. */
  upload: PictureUpload | null;
  /** Marks it as what is missing. */
  isInvalid: boolean;
  onChoose: (files: File[]) => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/**
 * The shopper's picture, with a way to upload others laid over it: pointing at it or reaching it
 * with the keyboard shows so. While files are on their way the first of them is shown, with how
 * much of them is sent around it; when that fails, why, and a way to try again.
 *
 * @see spec §2 (my account), §4 (profile image upload)
 */
export function AvatarUpload({ name, image, upload, isInvalid, onChoose, onRetry, onDismiss }: AvatarUploadProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = upload?.step === 'uploading' || upload?.step === 'saving';
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file, chosen again, is a change too.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  };
  /** The buttons of a failed upload go away with it; the focus goes back to where it began. */
  const leave = (act: () => void) => () => {
    input.current?.focus();
    act();
  };

  return (
    <Stack gap="4" align="center">
      <Box
        position="relative"
        borderRadius="full"
        lineHeight="0"
        outline="3px solid transparent"
        outlineOffset="3px"
        transition="outline-color 150ms"
        css={{
          '& > input': {
            position: 'absolute',
            inset: '0',
            zIndex: '1',
            w: 'full',
            h: 'full',
            opacity: '0',
            borderRadius: 'full',
            cursor: 'pointer',
            fontSize: '0',
          },
          '&[data-busy] > input': { cursor: 'progress' },
          '&[data-failed]': { outlineColor: 'border.error' },
          '&:has(> input:focus-visible)': { outlineColor: 'brand.focusRing' },
          '&:hover [data-veil], &:has(> input:focus-visible) [data-veil]': { opacity: '1' },
        }}
        data-busy={isBusy || undefined}
        data-failed={upload?.step === 'failed' || isInvalid || undefined}
      >
        <Avatar image={upload?.preview ?? image} size={SIZE} alt={t('Picture of {name}', { name })} />
        <input
          ref={input}
          type="file"
          name="images"
          multiple
          accept={ACCEPTED}
          aria-label={t('Upload pictures')}
          aria-describedby={hint}
          aria-disabled={isBusy || undefined}
          aria-invalid={isInvalid || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={change}
        />
        {isBusy ? (
          <Progress percent={upload.step === 'uploading' ? upload.percent : 100} />
        ) : (
          <>
            <chakra.span
              position="absolute"
              inset="0"
              display="grid"
              placeContent="center"
              justifyItems="center"
              gap="1"
              borderRadius="full"
              bg="rgb(43 27 36 / 0.72)"
              color="white"
              textStyle="sm"
              fontWeight="semibold"
              opacity="0"
              transition="opacity 150ms"
              data-veil
              aria-hidden="true"
            >
              <Icon name={CAMERA} size={28} />
              {t('Upload')}
            </chakra.span>
            <chakra.span
              position="absolute"
              insetInlineEnd="0"
              bottom="0"
              display="grid"
              placeItems="center"
              w="11"
              h="11"
              borderRadius="full"
              borderWidth="3px"
              borderColor="bg.panel"
              bg="brand.solid"
              color="brand.contrast"
              aria-hidden="true"
            >
              <Icon name={CAMERA} size={18} />
            </chakra.span>
          </>
        )}
      </Box>
      <Text textStyle="xs" color="fg.muted" textAlign="center" maxW="48" id={hint}>
        {t('JPG, PNG or WebP, up to 5 pictures of 5 MB each')}
      </Text>
      <VisuallyHidden role="status">{isBusy && t('Uploading your pictures...')}</VisuallyHidden>
      {upload?.step === 'failed' && (
        <Stack gap="3" align="center">
          <Text textStyle="sm" fontWeight="medium" color="danger.fg" textAlign="center">
            {upload.message}
          </Text>
          <Flex gap="2" wrap="wrap" justify="center">
            {upload.canRetry && (
              <Button variant="outline" colorPalette="brand" onClick={leave(onRetry)}>
                <Icon name="refresh" /> {t('Try again')}
              </Button>
            )}
            <Button variant="ghost" colorPalette="stone" onClick={leave(onDismiss)}>
              {t('Dismiss')}
            </Button>
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}

/** A ring that closes as files are sent, and how many percent are, in the dimmed picture. */
function Progress({ percent }: { percent: number }) {
  return (
    <Grid
      position="absolute"
      inset="0"
      placeItems="center"
      borderRadius="full"
      bg="rgb(43 27 36 / 0.6)"
      color="white"
      textStyle="md"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      _icon={{ w: 'full', h: 'full', rotate: '-90deg' }}
      css={{
        '& > *': { gridArea: '1 / 1' },
        '& circle': {
          fill: 'none',
          stroke: 'white',
          strokeWidth: '3',
          strokeLinecap: 'round',
          transition: 'stroke-dashoffset 200ms linear',
        },
        '& [data-part="track"]': { stroke: 'rgb(255 255 255 / 0.25)' },
      }}
      role="progressbar"
      aria-label={t('Uploading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RING.radius} data-part="track" />
        <circle
          cx="50"
          cy="50"
          r={RING.radius}
          strokeDasharray={RING.length}
          strokeDashoffset={RING.length * (1 - percent / 100)}
        />
      </svg>
      <span aria-hidden="true">{percent < 100 ? `${percent}%` : t('Saving...')}</span>
    </Grid>
  );
}
