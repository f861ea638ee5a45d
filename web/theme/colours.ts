import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/**
 * The shop's colours by what they are for, each light and dark, named after Chakra's own
 * convention.
 *
 * Text colours have a contrast of at least 4.5:1 on every `bg` they may stand on, `border.control`
 * (the outline of a field or an outlined button) 3:1. The palettes `brand` (vermilion: the one
 * accent), `leaf` (success, discount, in stock), `danger` and `stone` (neutral ink) are usable as
 * `colorPalette`.
 */
export const colours = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#FFFCF7', '#17120E'),
    subtle: pair('#F9F3EA', '#1D1712'),
    muted: pair('#F3EBDF', '#29211A'),
    emphasized: pair('#E9DFD1', '#362C24'),
    panel: pair('#FFFFFF', '#211A15'),
    inverted: pair('#2B1B24', '#F7EFE6'),
  },
  fg: {
    DEFAULT: pair('#2B1B24', '#F5ECE2'),
    muted: pair('#66545D', '#BFB0A3'),
    subtle: pair('#77666C', '#A29386'),
    inverted: pair('#FFFCF7', '#241A14'),
    error: pair('#A51616', '#FF9C94'),
    success: pair('#17642F', '#7FD699'),
  },
  border: {
    DEFAULT: pair('#E8DED1', '#3A2F27'),
    muted: pair('#F1E9DE', '#2B231C'),
    emphasized: pair('#D5C7B6', '#54463B'),
    control: pair('#8F7F76', '#85766A'),
    error: pair('#B91C1C', '#FF8A80'),
  },
  brand: {
    solid: pair('#C2410C', '#CF4A10'),
    contrast: pair('#FFFFFF', '#FFFFFF'),
    fg: pair('#A93708', '#FFA877'),
    subtle: pair('#FFF0E5', '#2F1A10'),
    muted: pair('#FFDCC7', '#4A2413'),
    emphasized: pair('#FDBE93', '#63301A'),
    border: pair('#F0B48D', '#7A3A1D'),
    focusRing: pair('#C2410C', '#F97B45'),
  },
  leaf: {
    solid: pair('#1F7A3D', '#1F7A3D'),
    contrast: pair('#FFFFFF', '#FFFFFF'),
    fg: pair('#17642F', '#7FD699'),
    subtle: pair('#E9F6EC', '#12291A'),
    focusRing: pair('#1F7A3D', '#4CBF70'),
  },
  danger: {
    solid: pair('#B91C1C', '#C93030'),
    contrast: pair('#FFFFFF', '#FFFFFF'),
    fg: pair('#A51616', '#FF9C94'),
    subtle: pair('#FDECEA', '#331414'),
    focusRing: pair('#B91C1C', '#FF7A6E'),
  },
  stone: {
    solid: pair('#3B2733', '#F2E9DF'),
    contrast: pair('#FFFCF7', '#241A14'),
    fg: pair('#3B2733', '#EADFD4'),
    subtle: pair('#F6F0E8', '#2A211B'),
    focusRing: pair('#C2410C', '#F97B45'),
  },
});

/** Soft, warm shadows that lift a card, a menu or a dialog from the page. */
export const shadows = defineSemanticTokens.shadows({
  xs: pair('0 1px 2px rgb(59 39 51 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  sm: pair('0 2px 6px rgb(59 39 51 / 0.08)', '0 2px 6px rgb(0 0 0 / 0.5)'),
  md: pair('0 6px 16px rgb(59 39 51 / 0.10)', '0 6px 16px rgb(0 0 0 / 0.55)'),
  lg: pair('0 12px 32px rgb(59 39 51 / 0.14)', '0 12px 32px rgb(0 0 0 / 0.6)'),
  xl: pair('0 20px 48px rgb(59 39 51 / 0.18)', '0 20px 48px rgb(0 0 0 / 0.65)'),
});

/** Chakra's level radii: `l1` small marks (8 px), `l2` controls (12 px), `l3` cards (16 px). */
export const levelRadii = defineSemanticTokens.radii({
  l1: { value: '{radii.md}' },
  l2: { value: '{radii.xl}' },
  l3: { value: '{radii.2xl}' },
});
