import { defineConfig } from '@chakra-ui/react';
import { colours, levelRadii, shadows } from './colours.ts';
import { layerStyles, recipes, textStyles } from './recipes.ts';
import { breakpoints, tokens } from './tokens.ts';

/** The shop's own tokens and the looks of the few parts it uses, beside Chakra's utilities and conditions. */
export const config = defineConfig({
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors: colours, radii: levelRadii, shadows },
    textStyles,
    layerStyles,
    recipes,
  },
});
