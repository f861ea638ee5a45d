import { type ComponentType, createElement } from 'react';

/** A page whose code is loaded when it is first needed, or earlier by `preload`. */
export type LazyPage = ComponentType & {
  /** Loads the page's code, once; resolves when it can be rendered without waiting. */
  preload(): Promise<void>;
};

/**
 * Makes a page out of the import of its file. Once preloaded it renders at once, which the server and the hydration of
 * its markup need; otherwise it suspends until its code is there. A failed load is thrown, and tried again when the page is
 * preloaded anew, as by pointing at a link to it: React renders a page that throws more than once.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | null = null;
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

  function Page() {
    if (!page) throw failure ?? preload();
    return createElement(page);
  }
  return Object.assign(Page, { preload });
}
