import { Box, Button, chakra, Flex, Grid, Input, Spinner, Text } from '@chakra-ui/react';
import { type DragEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { ACCEPTED } from '../../../accounts/profile/pictureFiles';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { CAMERA } from '../../../ui/media/drawings';
import { Icon } from '../../../ui/media/Icon';
import { MoveButtons, withMoved } from '../../shared/MoveButtons';
import { Grip, Reorderable, ReorderableItem } from '../../shared/Reorderable';
import { CropPicture } from './CropPicture';
import { WithMeanwhile } from './DraftField';
import { type ProductForm, useBox, useShown } from './productForm';
import { listOf } from './productTexts';

interface PicturesFieldProps {
  form: ProductForm;
  kept: DeskProductDraftFragment['images'];
  upload: {
    isBusy: boolean;
    /** How much of it has been sent, in whole percent. */
    percent: number;
    add: (files: File[]) => void;
    /** Puts a picture in the place of another; answers whether it has. */
    replace: (id: string, file: File) => Promise<boolean>;
  };
}

/**
 * The pictures in their order: dropped, pasted, chosen or taken by the camera; moved by dragging or
 * by buttons; cropped to a square; each with what it shows, for who cannot see it.
 */
export function PicturesField({ form, kept, upload }: PicturesFieldProps) {
  const [isOver, setOver] = useState(false);
  const { text, error, meanwhile } = useBox(form, 'images');
  const added = useShown(form, () => form.pictures);
  const ids = listOf(text);
  const [cropped, setCropped] = useState<string | null>(null);
  const urlOf = (id: string) => added[id] ?? kept.find((image) => image.id === id)?.url;
  const wholeOf = (id: string) => added[id] ?? kept.find((image) => image.id === id)?.whole;
  const put = (order: readonly string[]) => form.set('images', order.join(' '));
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    upload.add([...event.dataTransfer.files]);
  };
  return (
    <Grid
      gap="4"
      p={isOver ? '3' : '0'}
      border={isOver ? '2px dashed {colors.brand.solid}' : '0'}
      borderRadius="l2"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {ids.length > 0 && (
        <Reorderable
          aria-label={t('Pictures')}
          axis="xy"
          values={ids}
          onReorder={put}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
          gap="4"
        >
          {ids.map((id, place) => (
            <PictureTile
              key={id}
              form={form}
              id={id}
              url={urlOf(id)}
              place={place}
              count={ids.length}
              onMove={(to) => put(withMoved(ids, place, to))}
              onCrop={() => setCropped(id)}
              onRemove={() => put(ids.filter((other) => other !== id))}
            />
          ))}
        </Reorderable>
      )}
      <Flex
        wrap="wrap"
        align="center"
        gap="3"
        p="4"
        border="1px dashed {colors.border.control}"
        borderRadius="l2"
        aria-busy={upload.isBusy || undefined}
      >
        <PictureButton
          label={t('Add pictures')}
          icon={<Icon name="plus" size={20} />}
          isMultiple
          onChoose={upload.add}
        />
        <Box hideFrom="lg">
          <PictureButton label={t('Take a photo')} icon={<Icon name={CAMERA} size={20} />} onChoose={upload.add} />
        </Box>
        <Text flex="1 1 14rem" color="fg.muted" fontSize="sm">
          {t(
            'Or drop or paste them here. JPG, PNG or WebP, up to 5 at once of 5 MB each, 20 in all; square ones look best.',
          )}
        </Text>
        {upload.isBusy && (
          <Flex role="status" align="center" gap="2" fontSize="sm">
            <Spinner size="sm" aria-hidden="true" />
            {t('Uploading, {percent}%', { percent: upload.percent })}
          </Flex>
        )}
      </Flex>
      {error && (
        <Text role="alert" color="danger.fg" fontSize="sm" fontWeight="medium">
          {error}
        </Text>
      )}
      {cropped !== null && (
        <CropPicture
          url={wholeOf(cropped) ?? ''}
          onCut={(file) => upload.replace(cropped, file)}
          onClose={() => setCropped(null)}
        />
      )}
      {meanwhile !== null && (
        <Text as="div" fontSize="sm">
          <WithMeanwhile
            form={form}
            field="images"
            shown={(saved) => t('{count} pictures', { count: listOf(saved).length })}
          />
        </Text>
      )}
    </Grid>
  );
}

interface PictureTileProps {
  form: ProductForm;
  id: string;
  url: string | undefined;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onCrop: () => void;
  onRemove: () => void;
}

function PictureTile({ form, id, url, place, count, onMove, onCrop, onRemove }: PictureTileProps) {
  const field = `imageTexts.${id}`;
  const number = place + 1;
  const { text, meanwhile } = useBox(form, field);
  return (
    <ReorderableItem value={id} display="grid" gap="2" alignContent="start" minW="0" bg="bg.panel" borderRadius="l2">
      {(startDrag) => (
        <>
          <Box position="relative">
            <Grip startDrag={startDrag} position="absolute" bottom="2" insetEnd="2" bg="bg.panel" borderRadius="full" />
            <chakra.img
              draggable={false}
              cursor="grab"
              // A finger that moves over the picture scrolls the page.
              onPointerDown={(event: PointerEvent) => event.pointerType === 'mouse' && startDrag(event)}
              src={url}
              alt={text || t('Picture {number}', { number })}
              w="full"
              aspectRatio="1"
              objectFit="contain"
              bg="bg.subtle"
              border="1px solid {colors.border}"
              borderRadius="l2"
            />
            {place === 0 && (
              <Text
                position="absolute"
                top="2"
                insetStart="2"
                px="2"
                bg="bg.panel"
                borderRadius="full"
                fontSize="xs"
                fontWeight="semibold"
              >
                {t('On cards')}
              </Text>
            )}
          </Box>
          <Flex gap="1" justify="space-between">
            <Flex gap="1">
              <MoveButtons
                labels={[t('Move picture {number} forward', { number }), t('Move picture {number} back', { number })]}
                {...{ place, count, onMove }}
                isRow
              />
              <Button
                variant="ghost"
                size="sm"
                px="2"
                aria-label={t('Crop picture {number} to a square', { number })}
                onClick={onCrop}
              >
                <CropMark />
              </Button>
            </Flex>
            <Button
              variant="ghost"
              colorPalette="danger"
              size="sm"
              px="2"
              aria-label={t('Remove picture {number}', { number })}
              onClick={onRemove}
            >
              <Icon name="trash" size={18} />
            </Button>
          </Flex>
          <Input
            size="sm"
            name={field}
            aria-label={t('What picture {number} shows', { number })}
            placeholder={t('What it shows')}
            maxLength={200}
            value={text}
            onChange={({ currentTarget }) => form.set(field, currentTarget.value)}
          />
          {meanwhile !== null && (
            <Text as="div" fontSize="sm">
              <WithMeanwhile form={form} field={field} />
            </Text>
          )}
        </>
      )}
    </ReorderableItem>
  );
}

/** Of the desk alone: the drawings of `Icon` are a part of every first view. */
function CropMark() {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d="M7 2.5V17h14.5M2.5 7H17v14.5" />
    </svg>
  );
}

interface PictureButtonProps {
  label: string;
  icon: ReactNode;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Looks like a button and is a box for files: so the keyboard and the phone's camera reach it. */
function PictureButton({ label, icon, isMultiple, onChoose }: PictureButtonProps) {
  return (
    <Button
      asChild
      variant="outline"
      _focusWithin={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
    >
      <label>
        {icon}
        {label}
        <chakra.input
          type="file"
          srOnly
          accept={ACCEPTED}
          multiple={isMultiple}
          capture={isMultiple ? undefined : 'environment'}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
    </Button>
  );
}
