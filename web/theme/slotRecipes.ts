import { defineSlotRecipe } from '@chakra-ui/react';
import { box } from './recipes.ts';

/** Under 768 px, where a row of a table is a card. */
const CARDS = '@media screen and (max-width: 47.9975rem)';

/** What lies below a dialog or a drawer, and the room that it stands in. */
const overlay = {
  backdrop: { position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'rgb(43 27 36 / 0.5)' },
  positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'grid', placeItems: 'center' },
};

/** What can be chosen by a press anywhere within its frame. */
const framed = {
  bg: 'bg.panel',
  border: '1px solid {colors.border.control}',
  _checked: { borderColor: 'colorPalette.solid', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.solid}' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.colorPalette.focusRing}', outlineOffset: '2px' },
};

/** What Chakra's components of several parts look like in this shop. */
export const slotRecipes = {
  card: defineSlotRecipe({
    className: 'card',
    slots: ['root'],
    base: { root: { bg: 'bg.panel', border: '1px solid {colors.border}', borderRadius: 'l3' } },
    variants: {
      size: {
        sm: { root: { p: '4' } },
        md: { root: { p: { base: '5', md: '6' } } },
        lg: { root: { p: { base: '5', md: '9' } } },
      },
    },
    defaultVariants: { size: 'md' },
  }),
  dialog: defineSlotRecipe({
    className: 'dialog',
    slots: ['backdrop', 'positioner', 'content'],
    base: { ...overlay, content: { outline: 'none' } },
  }),
  drawer: defineSlotRecipe({
    className: 'drawer',
    slots: ['backdrop', 'positioner', 'content'],
    base: {
      ...overlay,
      content: {
        position: 'absolute',
        insetBlock: '0',
        left: '0',
        h: 'dvh',
        outline: 'none',
        bg: 'bg',
        boxShadow: 'xl',
        touchAction: 'pan-y',
      },
    },
  }),
  checkbox: defineSlotRecipe({
    className: 'checkbox',
    slots: ['root', 'label', 'control'],
    base: {
      root: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minH: '11',
        colorPalette: 'brand',
        cursor: 'pointer',
        _disabled: { opacity: '0.5', cursor: 'disabled' },
      },
      control: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: '0',
        boxSize: '5',
        bg: 'bg.panel',
        border: '1px solid {colors.border.control}',
        borderRadius: 'xs',
        transition: 'background-color 150ms, border-color 150ms',
        _icon: { boxSize: '3.5', visibility: 'hidden' },
        _checked: {
          bg: 'colorPalette.solid',
          borderColor: 'colorPalette.solid',
          color: 'colorPalette.contrast',
          _icon: { visibility: 'visible' },
        },
        _invalid: { borderColor: 'border.error' },
        _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
      },
    },
    variants: { size: { md: {}, lg: { control: { boxSize: '6', _icon: { boxSize: '4.5' } } } } },
    defaultVariants: { size: 'md' },
  }),
  radioGroup: defineSlotRecipe({
    className: 'radio-group',
    slots: ['root', 'label', 'item', 'itemControl', 'itemText'],
    base: {
      root: { display: 'grid', colorPalette: 'brand' },
      label: { mb: '1.5', textStyle: 'sm', fontWeight: 'semibold' },
      item: { position: 'relative', display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer' },
      itemControl: {
        flexShrink: '0',
        boxSize: '5',
        bg: 'bg.panel',
        border: '1px solid {colors.border.control}',
        borderRadius: 'full',
        _checked: { border: '6px solid {colors.colorPalette.solid}' },
        _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
      },
      itemText: { flex: '1', minW: '0' },
    },
    variants: {
      variant: {
        card: {
          root: { gap: '3' },
          item: {
            ...framed,
            alignItems: 'flex-start',
            px: '4',
            py: '3',
            borderRadius: 'l2',
            _disabled: { cursor: 'default', bg: 'transparent', color: 'fg.muted' },
          },
          itemControl: { mt: '0.5', _disabled: { bg: 'bg.muted' }, _focusVisible: { outline: 'none' } },
        },
        pill: {
          root: { display: 'flex', flexWrap: 'wrap', gap: '2' },
          label: { flexBasis: 'full', mb: '0', color: 'fg.muted', fontWeight: 'normal' },
          item: {
            ...framed,
            px: '4',
            borderRadius: 'full',
            _checked: {
              ...framed._checked,
              bg: 'colorPalette.subtle',
              color: 'colorPalette.fg',
              fontWeight: 'semibold',
            },
          },
          itemControl: { display: 'none' },
        },
      },
    },
  }),
  field: defineSlotRecipe({
    className: 'field',
    slots: ['root', 'label', 'helperText', 'errorText'],
    base: {
      root: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' },
      label: { textStyle: 'sm', fontWeight: 'semibold' },
      helperText: { textStyle: 'sm', color: 'fg.muted' },
      errorText: { textStyle: 'sm', fontWeight: 'medium', color: 'danger.fg' },
    },
  }),
  nativeSelect: defineSlotRecipe({
    className: 'native-select',
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative', width: 'full' },
      field: { ...box, h: '12', ps: '4', pe: '10' },
      indicator: {
        position: 'absolute',
        insetBlock: '0',
        insetEnd: '3',
        display: 'flex',
        alignItems: 'center',
        pointerEvents: 'none',
        color: 'fg.muted',
        _icon: { boxSize: '5' },
      },
    },
  }),
  tabs: defineSlotRecipe({
    className: 'tabs',
    slots: ['root', 'list', 'trigger', 'content'],
    base: {
      list: { display: 'flex', flexWrap: 'wrap', columnGap: '6', borderBottom: '1px solid {colors.border}' },
      trigger: {
        h: '12',
        mb: '-1px',
        color: 'fg.muted',
        fontWeight: 'semibold',
        borderBottom: '3px solid transparent',
        transition: 'color 150ms, border-color 150ms',
        _hover: { color: 'fg' },
        '&:is([aria-selected=true], [aria-current=page])': { color: 'fg', borderColor: 'brand.solid' },
      },
      content: { pt: { base: '6', lg: '8' }, scrollMarginTop: '40' },
    },
  }),
  table: defineSlotRecipe({
    className: 'table',
    slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
    base: {
      root: {
        width: 'full',
        borderCollapse: 'collapse',
        textStyle: 'sm',
        fontVariantNumeric: 'tabular-nums',
        [CARDS]: { display: 'block' },
      },
      header: { [CARDS]: { srOnly: true } },
      body: {
        '& > tr:not([data-marked]):hover': { md: { bg: 'bg.subtle' } },
        [CARDS]: { display: 'grid', gap: '3' },
      },
      row: {
        '&[data-marked]': { bg: 'leaf.subtle' },
        [CARDS]: {
          display: 'block',
          px: '4',
          py: '2',
          border: '1px solid {colors.border}',
          borderRadius: 'l3',
          '&:not([data-marked])': { bg: 'bg.panel' },
        },
      },
      columnHeader: {
        p: '3',
        bg: { base: 'bg.subtle', _print: 'transparent' },
        color: 'fg.muted',
        fontWeight: 'semibold',
        textAlign: 'start',
        whiteSpace: 'nowrap',
        _first: { ps: '5' },
        _last: { pe: '5' },
        '&[data-align=end]': { textAlign: 'end' },
      },
      cell: {
        p: '3',
        borderTop: '1px solid {colors.border}',
        verticalAlign: 'middle',
        overflowWrap: 'break-word',
        _first: { ps: '5' },
        _last: { pe: '5' },
        '@media print, screen and (min-width: 48rem)': {
          '&[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
        },
        [CARDS]: {
          '&:nth-child(n)': {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '4',
            minH: '9',
            px: '0',
            py: '1',
            borderTop: '0',
            textAlign: 'end',
            _before: { content: 'attr(data-title)', flexShrink: '0', color: 'fg.muted' },
          },
          // A card says nothing of what there is nothing to say of.
          '&:empty:nth-child(n)': { display: 'none' },
          '&[data-head]:nth-child(n)': {
            justifyContent: 'flex-start',
            mb: '1',
            borderBottom: '1px solid {colors.border.muted}',
            fontSize: 'md',
            textAlign: 'start',
            _before: { content: 'none' },
          },
        },
      },
    },
  }),
};
