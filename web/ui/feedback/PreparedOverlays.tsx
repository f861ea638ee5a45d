import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { savesData } from '../../lib/connectivity';

/** What shows that a visitor uses the page and may soon open something over it. */
const USES = ['pointerdown', 'keydown'] as const;

/** Waits until the browser has nothing to do. */
const idle = () => new Promise<void>((goOn) => window.requestIdleCallback(() => goOn(), { timeout: 3000 }));

/**
 * Brings what all dialogs and drawers are made of once the page is first used, bit by bit while the
 * browser has nothing else to do, and draws one of them that is never opened: the first of them
 * then opens as fast as the next. Not for those who asked their browser to save data, nor where a
 * browser does not tell when it is idle: there it is brought as one is opened. Shows nothing.
 */
export function PreparedOverlays() {
  const [Rehearsal, setRehearsal] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (savesData() || !('requestIdleCallback' in window)) return undefined;
    const stop = () => {
      for (const type of USES) document.removeEventListener(type, prepare, true);
    };
    const prepare = () => {
      stop();
      bring().then(
        (made) => startTransition(() => setRehearsal(() => made)),
        // What cannot be loaded now is tried again, and reported, by what is opened.
        () => undefined,
      );
    };
    for (const type of USES) document.addEventListener(type, prepare, { capture: true, passive: true });
    return stop;
  }, []);

  useEffect(() => {
    if (Rehearsal) void idle().then(() => setRehearsal(null));
  }, [Rehearsal]);
  return Rehearsal && <Rehearsal />;
}

async function bring(): Promise<ComponentType> {
  await idle();
  const { shopSystem } = await import('../../theme/system');
  await idle();
  shopSystem();
  await idle();
  const { OverlayRehearsal } = await import('./OverlayRehearsal');
  await idle();
  return OverlayRehearsal;
}
