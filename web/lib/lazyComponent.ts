import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { lazyModule } from './lazyModule';

/** A part whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the part's code, once; rejects when that fails, and may be called again. */
  preload(): Promise<void>;
};

/** What is shown until the code of a part is there. */
type PlaceOfPart = ComponentType<{
  /** Tries again; absent while it is loading, and present once that failed. */
  onRetry?: () => void;
}>;

/**
 * Makes a part of what is seen only after a press out of the import of its file. Where its code
 * cannot be loaded, it is tried again the next time that the part is shown, see `LazyModule`.
 *
 * @param Place stands in its place meanwhile; absent: nothing is shown until its code is there
 */
export function lazyComponent<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  Place?: PlaceOfPart,
): LazyComponent<Props> {
  const { load, useModule } = lazyModule(bring);

  function Part(props: Props) {
    const Loaded = useModule();
    const [hasFailed, setFailed] = useState(false);
    const bringCode = useCallback(() => {
      setFailed(false);
      load().catch(() => setFailed(true));
    }, []);
    useEffect(bringCode, [bringCode]);
    if (Loaded) return createElement(Loaded, props);
    return Place ? createElement(Place, hasFailed ? { onRetry: bringCode } : {}) : null;
  }
  return Object.assign(Part, { preload: load });
}
