import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { config } from './config';
import { recipes, slotRecipes, textStyles } from './recipes';

/**
 * The theme of Chakra's components: the shop's tokens, and what each component looks like.
 * The rules that hold for every page stand in the document (`globalStyles`) and are not written
 * once more.
 */
export const system: SystemContext = {
  ...createSystem(defaultBaseConfig, config, { disableLayers: true, theme: { recipes, slotRecipes, textStyles } }),
  _global: [],
};
