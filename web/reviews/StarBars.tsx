import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { t } from '../lib/messages';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Icon } from '../ui/media/Icon';

/** Of a full bar, and of a star beside it. */
const GOLD = '#e8a317';

/**
 * How the reviews of a product are spread over the stars: a bar for each, from 5 to 1, as long as
 * its part of all.
 */
export function StarBars({ starCounts }: { starCounts: readonly { stars: number; count: number }[] }) {
  const total = starCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="1.5"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      aria-label={t('Reviews by stars')}
    >
      {starCounts.map(({ stars, count }) => (
        <Grid as="li" key={stars} templateColumns="2rem minmax(0, 1fr) 2.5rem" gap="3" alignItems="center">
          <VisuallyHidden>
            {stars === 1
              ? t('1 star: {count} of {total}', { count, total })
              : t('{stars} stars: {count} of {total}', { stars, count, total })}
          </VisuallyHidden>
          <Flex as="span" align="center" gap="1" fontWeight="semibold" _icon={{ color: GOLD }} aria-hidden="true">
            {stars} <Icon name="star" size={14} />
          </Flex>
          <Box as="span" h="2" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden="true">
            <Box
              as="span"
              display="block"
              h="full"
              borderRadius="full"
              bg={GOLD}
              style={{ width: `${total && (100 * count) / total}%` }}
            />
          </Box>
          <Text as="span" color="fg.muted" aria-hidden="true">
            {count}
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}
