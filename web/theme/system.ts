import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { colours, levelRadii, shadows } from './colours';
import { globalCss, keyframes } from './global';
import { layerStyles, recipes, textStyles } from './recipes';
import { remembered } from './remembered';
import { breakpoints, tokens } from './tokens';

/**
 * The shop's design system: Chakra's utilities and conditions with the shop's own tokens and only the recipes it uses,
 * which keeps Chakra's full theme out of the first download.
 */
export const system = remembered(
  createSystem(defaultBaseConfig, {
    preflight: true,
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens: { colors: colours, radii: levelRadii, shadows },
      textStyles,
      layerStyles,
      recipes,
    },
  }),
);
