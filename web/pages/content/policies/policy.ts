import type { ReactNode } from 'react';
import type { Section } from '../../../ui/layout/Prose';

/**
 * What the shop offers besides standard delivery and paying online: what it costs in whole rupees,
 * null where it does not.
 */
export interface Offered {
  expressFee: number | null;
  cashFee: number | null;
}

/** One of the shop's policies, as its page shows it. */
export interface Policy {
  title: string;
  /** What a search engine shows of the page. */
  description: string;
  /** Of the page. */
  path: string;
  intro: ReactNode;
  /** The figures that most readers come for. */
  figures?: readonly { figure: string; label: string }[];
  sections: readonly Section[];
}
