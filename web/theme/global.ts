import { defineGlobalStyles } from '@chakra-ui/react';

/**
 * Rules for the whole document: ink on ivory, one focus ring, room under the fixed header and above
 * the bottom bar for whatever is scrolled into view, and stillness for those who ask for reduced
 * motion.
 */
export const globalCss = defineGlobalStyles({
  html: {
    // Of the reset. Said of every element, as Chakra has them, each keeps variables of its own.
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'stone',
    textSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
    scrollPaddingBottom: { base: 'calc(6rem + var(--buy-bar, 0px))', lg: '2rem' },
  },
  // Letters that hang from one line must not be drawn together or apart; the system has the font.
  ':lang(hi)': { letterSpacing: 'normal !important' },
  body: { minHeight: '100dvh', overflowX: 'clip' },
  // Chakra's dialogs take the pointer from the body; what lies over the page keeps it off as well,
  // and inherited it would have all of the page styled anew.
  '#root': { pointerEvents: 'auto' },
  'a, button, input, select, textarea, summary, [tabindex]': {
    _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
  },
  'h1[tabindex="-1"]:focus-visible, main[tabindex="-1"]:focus-visible': { outline: 'none' },
  'button, summary, label, select': { cursor: 'pointer', touchAction: 'manipulation' },
  'button:disabled, [aria-disabled="true"]': { cursor: 'not-allowed' },
  '[data-slot]:empty': { display: 'none' },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.muted', color: 'fg' },
  // A palette for everything within, as `colorPalette` is in Chakra:
  // var(--chakra-colors-color-palette-solid) and the others.
  '[data-palette=brand]': { colorPalette: 'brand' },
  '[data-palette=leaf]': { colorPalette: 'leaf' },
  '[data-palette=danger]': { colorPalette: 'danger' },
  '[data-palette=stone]': { colorPalette: 'stone' },
  // Anyone who comes back is scrolled to where they were, for which every height must be the true
  // one (ui/hydration/LazyHydrate).
  '[data-return] [data-dehydrated]': { contentVisibility: 'visible !important' },
  // What lies below the first view is laid out once that has been painted, part by part
  // (index.html), also where the browser would do so before.
  '[data-arriving] [data-dehydrated=below]:not([data-arrived])': { contentVisibility: 'hidden !important' },
  // On paper only the page itself: no header, footer or menus.
  'header:not(main header), footer, nav': { '@media print': { display: 'none !important' } },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any duration at all would make everything move that changes, what never moves otherwise
      // included.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/**
 * Named movements for `animation`: the turn of a spinner, the breath of a skeleton, the growth of a
 * line. What comes, goes or is moved does so by framer-motion, see `ui/media`.
 */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  grow: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
};
