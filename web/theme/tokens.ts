import { defineTokens } from '@chakra-ui/react';

const rem = (names: Record<string, number>) =>
  Object.fromEntries(Object.entries(names).map(([name, px]) => [name, { value: `${px / 16}rem` }]));

const stepped = (steps: readonly number[]) => rem(Object.fromEntries(steps.map((step) => [String(step), step * 4])));

const spacing = stepped([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 40]);

/**
 * The widths from which a layout may change. `lg` (992 px) is the narrow-screen limit: from there
 * on the page has its full header, below it the slide-in menu and the bottom bar.
 *
 * @see spec §9
 */
export const breakpoints = { sm: '480px', md: '768px', lg: '992px', xl: '1280px', '2xl': '1536px' };

/**
 * Sizes, type, radii and times that do not depend on the colour scheme. Space and sizes follow a 4
 * px rhythm.
 */
export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  fonts: {
    body: { value: "'Figtree Variable', 'Figtree Fallback', Devanagari, system-ui, sans-serif" },
    heading: { value: "'Figtree Variable', 'Figtree Fallback', Devanagari, system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: rem({
    '2xs': 11,
    xs: 12,
    sm: 14,
    md: 16,
    lg: 18,
    xl: 20,
    '2xl': 24,
    '3xl': 30,
    '4xl': 36,
    '5xl': 48,
    '6xl': 60,
  }),
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    extrabold: { value: '800' },
  },
  letterSpacings: { tighter: { value: '-0.03em' }, tight: { value: '-0.015em' }, wide: { value: '0.04em' } },
  lineHeights: {
    shorter: { value: 1.2 },
    short: { value: 1.35 },
    tall: { value: 1.65 },
  },
  spacing,
  sizes: {
    ...spacing,
    ...stepped([32, 36, 44, 48, 52, 56, 60, 64, 72, 80, 96]),
    ...rem({
      '2xs': 256,
      xs: 320,
      sm: 384,
      md: 448,
      lg: 512,
      xl: 576,
      '2xl': 672,
      '3xl': 768,
      '4xl': 896,
      '5xl': 1024,
      '6xl': 1152,
      '7xl': 1280,
      '8xl': 1440,
    }),
    max: { value: 'max-content' },
    min: { value: 'min-content' },
    fit: { value: 'fit-content' },
    prose: { value: '64ch' },
    full: { value: '100%' },
    dvh: { value: '100dvh' },
  },
  radii: {
    none: { value: '0' },
    full: { value: '9999px' },
    ...rem({ xs: 4, sm: 6, md: 8, lg: 10, xl: 12, '2xl': 16, '3xl': 24 }),
  },
  zIndex: {
    docked: { value: 10 },
    dropdown: { value: 1000 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  easings: {
    'ease-out': { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    'ease-in-out': { value: 'cubic-bezier(0.42, 0, 0.58, 1)' },
  },
  animations: {
    spin: { value: 'spin 1s linear infinite' },
    pulse: { value: 'pulse 1.6s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
  },
  aspectRatios: { square: { value: '1 / 1' }, landscape: { value: '4 / 3' }, wide: { value: '16 / 9' } },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
});
