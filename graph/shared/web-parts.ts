/**
 * A module, built into one file: its absolute path, or a URL such as
 * `new URL('./web/note.js', import.meta.url)`.
 */
export type WebModule = string | URL;

/** A place that pages leave for extensions. */
export type Slot = 'product.facts' | 'cart.summary' | 'checkout' | 'footer';

/** A page that an extension brings. */
export interface WebPage {
  /** The last part of its address: lower-case letters, digits and hyphens. */
  readonly path: string;
  /** Its heading, and its name in menus; in English where a language has no word. */
  readonly title: { readonly en: string; readonly [language: string]: string };
  readonly module: WebModule;
}

/** What an extension brings to the web. Each module is fetched only where it is shown. */
export interface WebParts {
  /** What stands in places of the shop's own pages. */
  readonly slots?: Partial<Record<Slot, WebModule>>;
  /** Pages of the shop, at /with/<extension>/<path>. */
  readonly pages?: readonly WebPage[];
  /** Pages of the desk for the owner, at /desk/with/<extension>/<path>. */
  readonly desk?: readonly WebPage[];
}
