import { Box, type BoxProps } from '@chakra-ui/react';

/**
 * As wide as visitors see a slide, drawn smaller: its words would not find their place in a box of
 * this width.
 */
const slide = { width: { base: '24rem', md: '80rem' }, zoom: { base: 0.8333, md: 0.25 } };

/**
 * The frame of a banner as visitors see it.
 *
 * @param isUpright for one of the sides, which is shown in its own size
 */
export function AsSeen({ isUpright, children, ...rest }: BoxProps & { isUpright: boolean }) {
  return (
    <Box overflow="hidden" maxW="20rem" borderRadius="l2" {...rest}>
      <Box css={isUpright ? undefined : slide}>{children}</Box>
    </Box>
  );
}
