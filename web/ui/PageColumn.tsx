import { chakra } from '@chakra-ui/react';

/** The column in which a page's content stands, as wide as the header's and with the same margins at its sides. */
export const PageColumn = chakra('div', {
  base: { w: 'full', maxW: '8xl', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
});
