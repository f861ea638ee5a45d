import { createContext, type ReactNode, useContext } from 'react';
import { type Language, pageLanguage, pathIn } from './language';

/**
 * What a page receives from the server (its `origin`, the shop's name and the language) and reports
 * to it while rendered there: its HTTP status, a redirect and the tags of its head.
 */
export type ServerReport = {
  origin: string;
  shopName: string;
  /** Path of the picture that is shown with a link to a page that has none of its own. */
  shareImage: string;
  language: Language;
  status: number;
  redirect?: string;
  head?: ReactNode;
};

/** Holds the report of the page under way on the server; null in the browser. */
export const ServerReportContext = createContext<ServerReport | null>(null);

/**
 * Answers the page that is being rendered with this HTTP status. A page calls it where it knows
 * that what was asked for is not there; null leaves the status as it is. In the browser it does
 * nothing.
 */
export function useRenderStatus(status: 404 | null): void {
  const report = useContext(ServerReportContext);
  if (report && status) report.status = status;
}

/** The shop's own origin, e.g. `https://shop.example`, for addresses that must be whole. */
export function useOrigin(): string {
  const report = useContext(ServerReportContext);
  return report?.origin ?? window.location.origin;
}

/** The language that the page is in. */
export function useLanguage(): Language {
  const report = useContext(ServerReportContext);
  return report?.language ?? pageLanguage();
}

/**
 * Makes whole addresses of paths, of pages in the language of this one: what search engines are
 * told.
 */
export function useWholeAddress(): (path: string) => string {
  const origin = useOrigin();
  const language = useLanguage();
  return (path) => origin + pathIn(language, path);
}

/** What the shop is called, as its owner wrote it. */
export function useShopName(): string {
  const report = useContext(ServerReportContext);
  return report?.shopName ?? shopName();
}

/** The same where nothing is drawn: as the server wrote it into the document. */
export function shopName(): string {
  return document.documentElement.dataset.shop ?? 'The Shop';
}

/** The square that the shop is known by, as the document has it for the browser's tab. */
export function shopIcon(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '/favicon.ico';
}
