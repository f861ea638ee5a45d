/** How one thing on the page moves: from the first value of each property to the last. */
export interface Movement {
  properties: Record<string, (string | number)[]>;
  /** 0.15 to 0.25: long enough to be understood, too short to be waited for. A row of slides has
   * the time of the specification. */
  seconds: number;
}

/** Fast at first, then settling; for what comes, grows and goes alike. */
export const EASE = [0.2, 0.7, 0.2, 1] as const;

/** A page takes the place of another. */
export const pageChange: Movement = { properties: { opacity: [0, 1] }, seconds: 0.2 };

/** Something whose number or state has changed swells into its place, such as the cart badge. */
export const pop: Movement = { properties: { scale: [0.5, 1.18, 1] }, seconds: 0.25 };

/** Something comes up over the page, such as an alert. */
export const rise: Movement = { properties: { opacity: [0, 1], translate: ['0 12px', '0 0'] }, seconds: 0.2 };

/** It goes the way that it came. */
export const sink: Movement = { properties: { opacity: [1, 0], translate: ['0 0', '0 12px'] }, seconds: 0.15 };

/** Something comes out of what stands above it, such as the panel of a button. */
export const drop: Movement = { properties: { opacity: [0, 1], translate: ['0 -8px', '0 0'] }, seconds: 0.15 };

/** Something new is there. */
export const appear: Movement = { properties: { opacity: [0, 1] }, seconds: 0.2 };

/** Something is there no longer. */
export const vanish: Movement = { properties: { opacity: [1, 0] }, seconds: 0.12 };

/** What was further down, by so many pixels, or further up comes to its place. */
export const settle = (by: number): Movement => ({ properties: { translate: [`0 ${by}px`, '0 0'] }, seconds: 0.22 });
