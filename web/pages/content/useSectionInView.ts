import { useEffect, useState } from 'react';

/**
 * The upper part of the window, under the fixed header, in which a heading counts as being read.
 */
const READING_ZONE = '-96px 0px -60% 0px';

/**
 * Which section is being read: the last one whose heading has come into the upper part of the
 * window.
 *
 * @param ids of the headings, in their order
 * @returns null before the first one is reached
 */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').map((id) => document.getElementById(id));
    const zone = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting);
        if (inView) setCurrent(inView.target.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const heading of headings) if (heading) zone.observe(heading);
    return () => zone.disconnect();
  }, [key]);

  return current;
}
