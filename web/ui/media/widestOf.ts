/**
 * The address of the widest file in a `srcset`, which names them in ascending order: the `src`
 * beside it, for what reads no `srcset`.
 */
export function widestOf(srcset: string): string {
  return (
    srcset
      .slice(srcset.lastIndexOf(', ') + 1)
      .trim()
      .split(' ', 1)[0] ?? ''
  );
}
