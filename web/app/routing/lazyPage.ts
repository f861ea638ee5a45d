import { type ComponentType, createElement } from 'react';
import type { PageAddress, PageQuery } from '../../lib/pageQuery';

/**
 * A page, with what it asks of the graph at an address as soon as it is opened; absent where it
 * asks nothing.
 */
type Page = ComponentType & { queries?: (address: PageAddress) => readonly PageQuery[] };

/** A page whose code is loaded when it is first needed, or earlier by `preload`. */
export type LazyPage = ComponentType & {
  /** Loads the page's code, once; resolves when it can be rendered without waiting. */
  preload(): Promise<void>;
  /** What the page asks at an address; nothing before its code is there. */
  queries(address: PageAddress): readonly PageQuery[];
};

/**
 * Makes a page out of the import of its file. Once preloaded it renders at once, which the server
 * and the hydration of its markup need; otherwise it suspends until its code is there. A failed
 * load is thrown, and tried again when the page is preloaded anew, as by pointing at a link to it:
 * React renders a page that throws more than once.
 */
export function lazyPage(load: () => Promise<Page>): LazyPage {
  let page: Page | null = null;
  let loading: Promise<void> | null = null;
  let failure: Error | null = null;

  const preload = () => {
    failure = null;
    loading ??= load().then(
      (loaded) => {
        page = loaded;
      },
      (error: unknown) => {
        loading = null;
        failure = error instanceof Error ? error : new Error(String(error));
        throw failure;
      },
    );
    return loading;
  };

  function Loaded() {
    if (!page) throw failure ?? preload();
    return createElement(page);
  }
  const queries = (address: PageAddress) => page?.queries?.(address) ?? [];
  return Object.assign(Loaded, { preload, queries });
}
