import type { Named } from '../../shared/named';

/** What is set for a search, as it is being written. */
export interface RuleDraft {
  /** Parted by commas. */
  alsoFinds: string;
  pinned: readonly Named[];
  buried: readonly Named[];
}
