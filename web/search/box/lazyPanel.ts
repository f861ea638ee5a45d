import { lazyModule } from '../../lib/loading/lazyModule';

/**
 * Loads the code of what stands beneath a search box, and gives the panel to draw once it is there.
 */
export const { load: loadSearchPanel, useModule: usePanelModule } = lazyModule(
  async () => (await import('./SearchPanel')).SearchPanel,
);
