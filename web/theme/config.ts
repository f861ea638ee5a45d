import { defineConfig } from '@chakra-ui/react';
import { colours, levelRadii, shadows } from './colours.ts';
import { breakpoints, tokens } from './tokens.ts';

/** The shop's own tokens, beside Chakra's utilities and conditions. */
export const config = defineConfig({
  theme: { breakpoints, tokens, semanticTokens: { colors: colours, radii: levelRadii, shadows } },
});
