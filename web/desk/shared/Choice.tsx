import { chakra } from '@chakra-ui/react';

/** The label of a box to tick or of one choice of several, which stands in it before the words. */
export const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    '& > input': { flexShrink: '0', boxSize: '5', accentColor: 'brand.solid' },
  },
});
