import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { config } from './config';

/**
 * The shop's design system for Chakra's components: its tokens and no recipes, since what these components look like stands in
 * style sheets. The rules that hold for every page stand in the document (`globalStyles`) and are not written once more.
 */
export const system: SystemContext = {
  ...createSystem(defaultBaseConfig, config, { disableLayers: true }),
  _global: [],
};
