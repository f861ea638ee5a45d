import { lateCode } from '../lib/lateCode';

/** Loads the code of what stands beneath a search box, and gives the panel to draw once it is there. */
export const { load: loadSearchPanel, useCode: usePanelCode } = lateCode(
  async () => (await import('./SearchPanel')).SearchPanel,
);
