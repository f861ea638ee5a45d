/** A small bounce of something whose number or state has changed, such as the cart badge; about 250 ms. */
export const pop = {
  initial: { scale: 0.5 },
  animate: { scale: 1 },
  transition: { type: 'spring', stiffness: 520, damping: 20 },
} as const;
