/** A module of an extension that the shop serves. */
export interface ServedPart {
  /** The name of the extension. */
  extension: string;
  /** Path of the module. */
  module: string;
}

/** A page that an extension brings. */
export interface ServedPage extends ServedPart {
  /** The last part of its address. */
  path: string;
  title: { en: string; [language: string]: string };
}

/** What extensions bring to the web. */
export interface ServedParts {
  slots: Record<string, ServedPart[]>;
  pages: ServedPage[];
  desk: ServedPage[];
  /** How extensions let shoppers pay, by the codes of their ways to pay. */
  payments: Record<string, ServedPart>;
}

const NONE: ServedParts = { slots: {}, pages: [], desk: [], payments: {} };

let parts: ServedParts | null = null;

/** What extensions bring to the web, as the server wrote it into the document. */
export function servedParts(): ServedParts {
  const written = document.getElementById('extensions')?.textContent;
  parts ??= written ? { ...NONE, ...JSON.parse(written) } : NONE;
  return parts ?? NONE;
}
