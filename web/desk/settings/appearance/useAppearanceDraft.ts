import { useState } from 'react';
import type { DeskAppearanceQuery, HomeSection, ShopAppearanceInput, ShopFont } from '../../../gql/graphql';

/** The three colours of light or of dark pages. */
export interface Colours {
  page: string;
  ink: string;
  accent: string;
}

/** Light or dark pages. */
export type Scheme = 'light' | 'dark';

/** A way in the footer as it is typed; the key tells rows apart. */
export interface DraftLink {
  key: string;
  label: string;
  hindiLabel: string;
  url: string;
}

/** The looks as they are typed. */
export interface AppearanceDraft {
  light: Colours | null;
  dark: Colours | null;
  headingFont: ShopFont;
  bodyFont: ShopFont;
  homeSections: readonly HomeSection[];
  tagline: string;
  hindiTagline: string;
  /** One in each line. */
  promises: string;
  footerLinks: readonly DraftLink[];
}

type Kept = DeskAppearanceQuery['shopAppearance'];

/** What is typed over what is kept, and the way to change a part of it. */
export function useAppearanceDraft(kept: Kept, shop: DeskAppearanceQuery['shop']) {
  const [typed, setTyped] = useState<Partial<AppearanceDraft>>({});
  const draft: AppearanceDraft = { ...draftOf(kept, shop), ...typed };
  const change = (part: Partial<AppearanceDraft>) => setTyped((before) => ({ ...before, ...part }));
  return { draft, change, clear: () => setTyped({}) };
}

function draftOf(kept: Kept, { promises }: DeskAppearanceQuery['shop']): AppearanceDraft {
  return {
    light: kept.light ? coloursOf(kept.light) : null,
    dark: kept.dark ? coloursOf(kept.dark) : null,
    headingFont: kept.headingFont,
    bodyFont: kept.bodyFont,
    homeSections: kept.homeSections,
    tagline: kept.tagline ?? '',
    hindiTagline: kept.hindiTagline ?? '',
    promises: (kept.hasOwnPromises ? kept.promises : promises).join('\n'),
    footerLinks: kept.footerLinks.map(({ label, hindiLabel, url }) => ({
      key: `${label} ${url}`,
      label,
      hindiLabel: hindiLabel ?? '',
      url,
    })),
  };
}

const coloursOf = ({ page, ink, accent }: Colours): Colours => ({ page, ink, accent });

/** The looks as they are sent. */
export function inputOf(draft: AppearanceDraft, kept: Kept, shop: DeskAppearanceQuery['shop']): ShopAppearanceInput {
  const promises = draft.promises.split('\n').filter((line) => line.trim());
  // What comes with the shop stays so, and goes on being said in Hindi.
  const isUntouched = !kept.hasOwnPromises && promises.join('\n') === shop.promises.join('\n');
  return {
    ...draft,
    homeSections: [...draft.homeSections],
    promises: isUntouched ? null : promises,
    footerLinks: draft.footerLinks.map(({ label, hindiLabel, url }) => ({ label, hindiLabel, url })),
  };
}
