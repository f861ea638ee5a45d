import { defineLayerStyles, defineRecipe, defineTextStyles } from '@chakra-ui/react';

/**
 * Type sizes. `price` is for amounts of money: bold, with numerals of one width, so that prices stand in columns.
 * Headings tighten as they grow.
 */
export const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: 'tight' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: 'tight' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.25rem', letterSpacing: 'tight' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '2.5rem', letterSpacing: 'tighter' } },
  '5xl': { value: { fontSize: '5xl', lineHeight: '3.25rem', letterSpacing: 'tighter' } },
  '6xl': { value: { fontSize: '6xl', lineHeight: '4rem', letterSpacing: 'tighter' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' } },
  price: { value: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', letterSpacing: 'tight' } },
});

/**
 * Whole surfaces: `card` a panel at rest, `floating` a menu or dialog above the page, `disabled` a control that does
 * not answer now.
 */
export const layerStyles = defineLayerStyles({
  card: { value: { bg: 'bg.panel', borderRadius: 'l3', borderWidth: '1px', borderColor: 'border' } },
  floating: {
    value: { bg: 'bg.panel', borderRadius: 'l3', borderWidth: '1px', borderColor: 'border', boxShadow: 'lg' },
  },
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
});

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    outline: '0',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
    _active: { transform: 'scale(0.98)' },
  },
  variants: {
    size: {
      xs: { h: '8', minW: '8', textStyle: 'xs', px: '2.5', gap: '1', borderRadius: 'l1' },
      sm: { h: '10', minW: '10', textStyle: 'sm', px: '3.5', gap: '1.5' },
      md: { h: '11', minW: '11', textStyle: 'sm', px: '4.5', gap: '2' },
      lg: { h: '12', minW: '12', textStyle: 'md', px: '6', gap: '2.5' },
      xl: { h: '14', minW: '14', textStyle: 'lg', px: '7', gap: '2.5' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, black 10%)' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        borderColor: 'border.control',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.fg' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const heading = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', textWrap: 'balance' },
  variants: {
    size: Object.fromEntries(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'].map((size) => [size, { textStyle: size }]),
    ),
  },
  defaultVariants: { size: 'xl' },
});

const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    gap: '1',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}' },
    },
    size: {
      xs: { textStyle: '2xs', px: '1.5', minH: '4' },
      sm: { textStyle: 'xs', px: '2', minH: '5' },
      md: { textStyle: 'sm', px: '2.5', minH: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

const link = defineRecipe({
  className: 'chakra-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    outline: 'none',
    gap: '1.5',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    textUnderlineOffset: '3px',
  },
  variants: {
    variant: {
      underline: { color: 'colorPalette.fg', textDecoration: 'underline' },
      plain: { color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'plain' },
});

const spinner = defineRecipe({
  className: 'chakra-spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    animation: 'spin',
    animationDuration: '700ms',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
      xl: { '--spinner-size': 'sizes.10' },
    },
  },
  defaultVariants: { size: 'md' },
});

const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { background: 'unset' },
    },
    variant: {
      pulse: { background: 'bg.emphasized', animation: 'pulse' },
      none: { background: 'bg.muted', animation: 'none' },
    },
  },
  defaultVariants: { variant: 'pulse', loading: true },
});

/**
 * The looks of the few Chakra parts the shop uses. A control is 44 px high unless a smaller size is asked for, so that
 * it can be hit by a thumb. A part without a recipe here (Menu, Dialog, Tabs …) is not styled: the shop does not ship
 * it on the first view.
 */
export const recipes = { button, heading, badge, link, spinner, skeleton };
