import { Box, chakra, Flex, Grid, RadioGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../lib/messages';
import { atOnce } from '../ui/form/atOnce';
import { unseenOver } from '../ui/form/RadioChoice';
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
    <RadioGroup.Root name={name} value={String(stars)} onValueChange={atOnce(({ value }) => onChange(Number(value)))}>
      <RadioGroup.Label>{t('Your rating')}</RadioGroup.Label>
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
            '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
          }}
          onPointerLeave={() => setPointed(null)}
        >
          <span aria-hidden="true">
            <RatingStars rating={pointed ?? stars} />
          </span>
          <Grid as="span" position="absolute" inset="0" templateColumns="repeat(10, 1fr)">
            {STEPS.map((step) => (
              <RadioGroup.Item
                key={step}
                value={String(step)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(step)}
              >
                <RadioGroup.ItemHiddenInput style={unseenOver({ inset: 0, width: '100%', height: '100%' })} />
                <RadioGroup.ItemText srOnly>{inWords(step)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Grid>
        </Box>
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {pointed ?? stars} / 5
        </chakra.span>
      </Flex>
    </RadioGroup.Root>
  );
}

function inWords(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
