import { defineRecipe, defineTextStyles } from '@chakra-ui/react';

/** Sizes of type with the height of their lines, for `textStyle`. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: 'tight' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: 'tight' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.25rem', letterSpacing: 'tight' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '2.5rem', letterSpacing: 'tighter' } },
});

/** What a box to type in looks like, of one line or several. */
export const box = {
  width: 'full',
  minW: '0',
  appearance: 'none',
  textStyle: 'md',
  color: 'fg',
  bg: 'bg.panel',
  border: '1px solid {colors.border.control}',
  borderRadius: 'l2',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-1px' },
  _readOnly: { bg: 'bg.subtle' },
  _disabled: { opacity: '0.5', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error' },
};

/** What Chakra's components of one part look like in this shop. */
export const recipes = {
  button: defineRecipe({
    className: 'button',
    base: {
      position: 'relative',
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      justifyContent: 'center',
      verticalAlign: 'middle',
      appearance: 'none',
      border: '1px solid transparent',
      borderRadius: 'l2',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      // Where a window is narrow or letters are large, words stand below one another.
      '@media screen and (max-width: 20rem)': { whiteSpace: 'normal', maxW: 'full', minH: 'fit-content' },
      userSelect: 'none',
      cursor: 'button',
      transition: 'background-color 150ms, border-color 150ms, color 150ms, transform 150ms',
      _focusVisible: { outline: '2px solid {colors.colorPalette.focusRing}', outlineOffset: '2px' },
      _disabled: { opacity: '0.5', cursor: 'disabled' },
      _active: { transform: 'scale(0.98)' },
      _icon: { flexShrink: '0' },
    },
    variants: {
      size: {
        sm: { h: '10', minW: '10', gap: '1.5', px: '3.5', textStyle: 'sm' },
        md: { h: '11', minW: '11', gap: '2', px: '4.5', textStyle: 'sm' },
        lg: { h: '12', minW: '12', gap: '2.5', px: '6', textStyle: 'md' },
      },
      variant: {
        solid: {
          bg: 'colorPalette.solid',
          color: 'colorPalette.contrast',
          _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, black 10%)' },
        },
        outline: {
          borderColor: 'border.control',
          color: 'colorPalette.fg',
          _expanded: { bg: 'colorPalette.subtle' },
          _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.fg' },
        },
        ghost: {
          color: 'colorPalette.fg',
          _expanded: { bg: 'colorPalette.subtle' },
          _hover: { bg: 'colorPalette.subtle' },
        },
        plain: { color: 'colorPalette.fg' },
      },
    },
    defaultVariants: { size: 'md', variant: 'solid' },
  }),
  heading: defineRecipe({
    className: 'heading',
    base: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      textWrap: 'balance',
      '@media screen and (max-width: 17rem)': { hyphens: 'auto' },
    },
    variants: {
      size: {
        sm: { textStyle: 'sm' },
        lg: { textStyle: 'lg' },
        xl: { textStyle: 'xl' },
        '2xl': { textStyle: '2xl' },
        '3xl': { textStyle: '3xl' },
        '4xl': { textStyle: '4xl' },
      },
    },
    defaultVariants: { size: 'lg' },
  }),
  input: defineRecipe({
    className: 'input',
    base: box,
    variants: { size: { sm: { h: '10', px: '3' }, md: { h: '11', px: '4' }, lg: { h: '12', px: '4' } } },
    defaultVariants: { size: 'lg' },
  }),
  textarea: defineRecipe({
    className: 'textarea',
    base: { ...box, display: 'block', px: '4', py: '3', resize: 'vertical' },
  }),
  badge: defineRecipe({
    className: 'badge',
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '6',
      px: '2.5',
      borderRadius: 'full',
      fontSize: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    variants: {
      variant: {
        subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
        solid: { textStyle: 'sm', bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      },
    },
    defaultVariants: { variant: 'subtle' },
  }),
  skeleton: defineRecipe({
    className: 'skeleton',
    base: { flexShrink: '0', bg: 'bg.emphasized', borderRadius: 'l1', animation: 'pulse', pointerEvents: 'none' },
  }),
  spinner: defineRecipe({
    className: 'spinner',
    base: {
      display: 'inline-block',
      border: '2px solid',
      borderBlockEndColor: 'transparent',
      borderInlineStartColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin',
      animationDuration: '700ms',
    },
    variants: { size: { sm: { boxSize: '4' }, lg: { boxSize: '8' } } },
    defaultVariants: { size: 'sm' },
  }),
  link: defineRecipe({
    className: 'link',
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '6',
      colorPalette: 'brand',
      color: 'colorPalette.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  }),
};
