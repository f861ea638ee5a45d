import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../lib/messages';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { RatingStars } from '../ui/media/RatingStars';

/** Every rating that can be given: 0.5 to 5 in halves. @see spec §9 */
const STEPS = Array.from({ length: 10 }, (_, step) => (step + 1) / 2);

interface StarsInputProps {
  /** Of the radio buttons. */
  name: string;
  /** 0.5 to 5 in halves. */
  stars: number;
  onChange: (stars: number) => void;
}

/**
 * Chooses a rating in half stars: ten radio buttons over five stars, so that arrow keys move by a
 * half and a press on the left or right half of a star gives the half or the whole of it.
 */
export function StarsInput({ name, stars, onChange }: StarsInputProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <fieldset>
      <chakra.legend textStyle="sm" fontWeight="semibold" mb="1.5">
        {t('Your rating')}
      </chakra.legend>
      <Flex align="center" gap="3">
        <Box
          position="relative"
          // Five stars of 48 px: half of one is as wide as a target has to be.
          w="60"
          h="12"
          flexShrink="0"
          borderRadius="l1"
          lineHeight="0"
          // The stars are 5.5 times as wide as their letters are high.
          fontSize="calc(15rem / 5.5)"
          css={{
            '& label': { position: 'relative' },
            '& input': {
              position: 'absolute',
              inset: '0',
              w: 'full',
              h: 'full',
              m: '0',
              opacity: '0',
              cursor: 'pointer',
            },
            '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
          }}
          onPointerLeave={() => setPointed(null)}
        >
          <span aria-hidden="true">
            <RatingStars rating={pointed ?? stars} />
          </span>
          <Grid as="span" position="absolute" inset="0" templateColumns="repeat(10, 1fr)">
            {STEPS.map((step) => (
              <label key={step} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(step)}>
                <input type="radio" name={name} value={step} checked={step === stars} onChange={() => onChange(step)} />
                <VisuallyHidden>{inWords(step)}</VisuallyHidden>
              </label>
            ))}
          </Grid>
        </Box>
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {pointed ?? stars} / 5
        </chakra.span>
      </Flex>
    </fieldset>
  );
}

function inWords(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
