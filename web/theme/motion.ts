/** How one thing on the page moves: from the first value of each property to the last. */
export interface Movement {
  properties: Record<string, (string | number)[]>;
  /** 0.15 to 0.25: long enough to be understood, too short to be waited for. */
  seconds: number;
  /** What it ends in stays, because the thing is about to be taken away. */
  isLast?: boolean;
}

/** Fast at first, then settling; for what comes, grows and goes alike. */
export const EASE = [0.2, 0.7, 0.2, 1] as const;

/** A page takes the place of another. */
export const pageChange: Movement = { properties: { opacity: [0, 1] }, seconds: 0.2 };

/** A line of a list comes, or goes and lets those below it close up. @param size its lengths in CSS, such as its height */
export const lineIn = (size: Record<string, string>): Movement => ({
  properties: { ...lengths(size, (full) => ['0px', full]), opacity: [0, 1] },
  seconds: 0.22,
});
export const lineOut = (size: Record<string, string>): Movement => ({
  properties: { ...lengths(size, (full) => [full, '0px']), opacity: [1, 0] },
  seconds: 0.22,
  isLast: true,
});

const lengths = (size: Record<string, string>, way: (full: string) => string[]) =>
  Object.fromEntries(Object.entries(size).map(([name, full]) => [name, way(full)]));

/** Something whose number or state has changed swells into its place, such as the cart badge. */
export const pop: Movement = { properties: { scale: [0.5, 1.18, 1] }, seconds: 0.25 };
