import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { lazyModule } from './loading/lazyModule';
import { reloadForMissingCode } from './loading/missingCode';

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
 * cannot be loaded, it is tried again the next time that the part is shown, see `LazyModule`. If
 * the shop can be reached all the same, the page is loaded anew, and where the part has a place,
 * only when it is tried again there.
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
    const bringCode = useCallback(async (reloads: boolean) => {
      setFailed(false);
      try {
        await load();
      } catch {
        setFailed(true);
        if (reloads) await reloadForMissingCode();
      }
    }, []);
    useEffect(() => void bringCode(!Place), [bringCode]);
    if (Loaded) return createElement(Loaded, props);
    return Place ? createElement(Place, hasFailed ? { onRetry: () => void bringCode(true) } : {}) : null;
  }
  return Object.assign(Part, { preload: load });
}
