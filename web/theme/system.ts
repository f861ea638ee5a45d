import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { config } from './config';
import { remembered } from './remembered';

/**
 * The shop's design system: Chakra's utilities and conditions with the shop's own tokens and only the recipes it uses,
 * which keeps Chakra's full theme out of the first download. The rules that hold for every page stand in the document
 * (`globalStyles`), so that neither the server nor the browser writes them anew.
 */
export const system = remembered(withoutGlobals(createSystem(defaultBaseConfig, config)));

function withoutGlobals(whole: ReturnType<typeof createSystem>): typeof whole {
  return { ...whole, _global: [], _config: { ...whole._config, disableLayers: true } };
}
