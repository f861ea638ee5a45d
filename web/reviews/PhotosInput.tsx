import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { ACCEPTED } from '../accounts/profile/pictureFiles';
import { t } from '../lib/messages';
import { CloseButton } from '../ui/feedback/CloseButton';
import { CAMERA } from '../ui/media/drawings';
import { Icon } from '../ui/media/Icon';

/** A photo that is to stand with a review, as the form shows it. */
export interface ChosenPhoto {
  key: string;
  /** Of one on this device, the address of its preview. */
  src: string;
}

interface PhotosInputProps {
  photos: readonly ChosenPhoto[];
  /** How many may stand with a review. */
  most: number;
  error: string | null;
  onAdd: (files: File[]) => void;
  onRemove: (photo: ChosenPhoto) => void;
}

/** Chooses photos for a review, whose limits it says before anything is sent. */
export function PhotosInput({ photos, most, error, onAdd, onRemove }: PhotosInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Stack gap="2" role="group" aria-labelledby={`${id}-label`}>
      <Flex justify="space-between" gap="3" textStyle="sm">
        <chakra.span fontWeight="semibold" id={`${id}-label`}>
          {t('Photos')}
        </chakra.span>
        <Text color="fg.muted">{t('Optional')}</Text>
      </Flex>
      {photos.length > 0 && (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
          {photos.map((photo, index) => (
            <chakra.li key={photo.key} position="relative" w="20" h="20">
              <chakra.img src={photo.src} alt="" w="full" h="full" objectFit="cover" borderRadius="l2" />
              <chakra.span position="absolute" top="-2" insetEnd="-2" bg="bg.panel" borderRadius="full" boxShadow="sm">
                <CloseButton
                  size="xs"
                  minW="8"
                  h="8"
                  aria-label={t('Remove photo {place}', { place: index + 1 })}
                  onClick={() => {
                    onRemove(photo);
                    input.current?.focus();
                  }}
                />
              </chakra.span>
            </chakra.li>
          ))}
        </Flex>
      )}
      {photos.length < most && (
        <Button asChild variant="outline" colorPalette="stone" alignSelf="start">
          <chakra.label
            position="relative"
            cursor="pointer"
            _focusWithin={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
          >
            <Icon name={CAMERA} size={18} /> {t('Add photos')}
            <chakra.input
              ref={input}
              type="file"
              name="images"
              multiple
              accept={ACCEPTED}
              position="absolute"
              inset="0"
              w="full"
              opacity="0"
              cursor="pointer"
              fontSize="0"
              aria-describedby={`${id}-hint`}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                // The same file, chosen again, is a change too.
                currentTarget.value = '';
                if (files.length > 0) onAdd(files);
              }}
            />
          </chakra.label>
        </Button>
      )}
      {error && (
        <Text textStyle="sm" color="danger.fg" fontWeight="medium">
          {error}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted" id={`${id}-hint`}>
        {t('JPG, PNG or WebP, up to 5 pictures of 5 MB each')}
      </Text>
    </Stack>
  );
}
