import type { ReactNode } from 'react';
import type { Section } from '../../ui/Prose';

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
