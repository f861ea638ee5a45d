import { type ComponentType, createElement, useEffect } from 'react';
import { lazyModule } from './lazyModule';

/** A part whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the part's code, once; rejects when that fails, and may be called again. */
  preload(): Promise<void>;
};

/**
 * Makes a part of what is seen only after a press out of the import of its file. It shows nothing
 * until its code is there; where that cannot be loaded it stays empty, and the next time that it is
 * shown it is tried again, see `LazyModule`.
 */
export function lazyComponent<Props extends object>(bring: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const { load, useModule } = lazyModule(bring);

  function Part(props: Props) {
    const Loaded = useModule();
    useEffect(() => {
      load().catch(() => undefined);
    }, []);
    return Loaded && createElement(Loaded, props);
  }
  return Object.assign(Part, { preload: load });
}
