import { useEffect } from 'react';
import { setStored, useStored } from '../lib/storage';

/** The colour scheme: as chosen, or as the device is set. */
export type ColourScheme = 'light' | 'dark' | 'system';

const darkDevice = '(prefers-color-scheme: dark)';

/** The chosen colour scheme and the way to change it. The choice is stored in the browser. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const stored = useStored('theme');
  const scheme: ColourScheme = stored === 'light' || stored === 'dark' ? stored : 'system';
  return [scheme, (chosen) => setStored('theme', chosen === 'system' ? null : chosen)];
}

/**
 * Has `<html>` carry the class `dark` as chosen, here, in another tab or on the device; a script in
 * index.html does the same before the first paint.
 */
export function useAppliedColourScheme(): void {
  const [scheme] = useColourScheme();
  useEffect(() => {
    const device = window.matchMedia(darkDevice);
    const apply = () => {
      const isDark = scheme === 'dark' || (scheme === 'system' && device.matches);
      document.documentElement.classList.toggle('dark', isDark);
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    };
    // On paper letters are dark, whatever they are on the screen.
    const lighten = () => document.documentElement.classList.remove('dark');
    apply();
    device.addEventListener('change', apply);
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', apply);
    return () => {
      device.removeEventListener('change', apply);
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', apply);
    };
  }, [scheme]);
}
