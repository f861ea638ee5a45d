import { type ComponentType, createElement } from 'react';

/** A page whose code is loaded when it is first needed, or earlier by `preload`. */
export type LazyPage = ComponentType & {
  /** Loads the page's code, once; resolves when it can be rendered without waiting. */
  preload(): Promise<void>;
};

/**
 * Makes a page out of the import of its file. Once preloaded it renders at once, which the server and the hydration of
 * its markup need; otherwise it suspends until its code is there. A failed load is tried again at the next rendering.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | null = null;
  let loading: Promise<void> | null = null;

  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        page = loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Page() {
    if (!page) throw preload();
    return createElement(page);
  }
  return Object.assign(Page, { preload });
}
