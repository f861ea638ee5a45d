import { useState } from 'react';
import type {
  DeskAppearanceQuery,
  HomeSection,
  ShopAppearanceInput,
  ShopFont,
  ShopLineInput,
} from '../../../gql/graphql';
import { LANGUAGES, type Language } from '../../../lib/language';

/** What lines are written in first of all. */
const BASE = 'en' satisfies Language;

/** The three colours of light or of dark pages. */
export interface Colours {
  page: string;
  ink: string;
  accent: string;
}

/** Light or dark pages. */
export type Scheme = 'light' | 'dark';

/** A line as it is typed, by languages: empty where it is as in English. */
export type DraftLine = Readonly<Record<Language, string>>;

/** A way in the footer as it is typed; the key tells rows apart. */
export interface DraftLink {
  key: string;
  label: DraftLine;
  url: string;
}

/** What numbers of orders, invoices and credit notes begin with. */
export interface NumberPrefixes {
  order: string;
  invoice: string;
  creditNote: string;
}

/** The looks as they are typed. */
export interface AppearanceDraft {
  light: Colours | null;
  dark: Colours | null;
  headingFont: ShopFont;
  bodyFont: ShopFont;
  homeSections: readonly HomeSection[];
  tagline: DraftLine;
  /** One in each line. */
  promises: DraftLine;
  footerLinks: readonly DraftLink[];
  numberPrefixes: NumberPrefixes;
}

type Kept = DeskAppearanceQuery['shopAppearance'];
type KeptLine = Kept['tagline'];

/** What is typed over what is kept, and the way to change a part of it. */
export function useAppearanceDraft(kept: Kept) {
  const [typed, setTyped] = useState<Partial<AppearanceDraft>>({});
  const draft: AppearanceDraft = { ...draftOf(kept), ...typed };
  const change = (part: Partial<AppearanceDraft>) => setTyped((before) => ({ ...before, ...part }));
  return { draft, change, clear: () => setTyped({}) };
}

function draftOf(kept: Kept): AppearanceDraft {
  return {
    light: kept.light ? coloursOf(kept.light) : null,
    dark: kept.dark ? coloursOf(kept.dark) : null,
    headingFont: kept.headingFont,
    bodyFont: kept.bodyFont,
    homeSections: kept.homeSections,
    tagline: lineOf(kept.tagline),
    promises: inEachLanguage((language) => {
      const lines = kept.promises.map((line) => lineOf(line)[language]);
      return lines.some(Boolean) ? lines.join('\n') : '';
    }),
    footerLinks: kept.footerLinks.map(({ label, url }) => ({ key: `${label.text} ${url}`, label: lineOf(label), url })),
    numberPrefixes: prefixesOf(kept.numberPrefixes),
  };
}

const coloursOf = ({ page, ink, accent }: Colours): Colours => ({ page, ink, accent });

const prefixesOf = ({ order, invoice, creditNote }: NumberPrefixes): NumberPrefixes => ({ order, invoice, creditNote });

/** A line before it is typed. */
export const EMPTY_LINE: DraftLine = inEachLanguage(() => '');

function inEachLanguage(make: (language: Language) => string): DraftLine {
  return Object.fromEntries(LANGUAGES.map(({ code }) => [code, make(code)])) as DraftLine;
}

function lineOf({ text, translations }: KeptLine): DraftLine {
  const said = new Map(translations.map((one) => [one.language.toLowerCase(), one.text]));
  return inEachLanguage((language) => (language === BASE ? text : (said.get(language) ?? '')));
}

/** The looks as they are sent. */
export function inputOf(draft: AppearanceDraft): ShopAppearanceInput {
  return {
    ...draft,
    homeSections: [...draft.homeSections],
    tagline: draft.tagline[BASE].trim() ? lineInput(draft.tagline) : null,
    promises: promisesOf(draft).map(lineInput),
    footerLinks: draft.footerLinks.map(({ label, url }) => ({ label: lineInput(label), url })),
  };
}

/** The promises one by one: lines of the same place belong to each other. */
export function promisesOf({ promises }: Pick<AppearanceDraft, 'promises'>): DraftLine[] {
  const lines = (language: Language) => promises[language].split('\n');
  return lines(BASE)
    .map((_, place) => inEachLanguage((language) => lines(language)[place]?.trim() ?? ''))
    .filter((line) => line[BASE] !== '');
}

function lineInput(line: DraftLine): ShopLineInput {
  const translations = LANGUAGES.slice(1).map(({ code }) => ({
    language: code.toUpperCase() as Uppercase<Language>,
    text: line[code],
  }));
  return { text: line[BASE], translations };
}
