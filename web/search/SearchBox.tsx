import { Box, chakra, Spinner, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { LONGEST_QUERY } from './longestQuery';
import { useSearchBox } from './useSearchBox';

interface SearchBoxProps {
  /** `header`: what it offers floats beneath it. `sheet`: it stands beneath it, always open. */
  place: 'header' | 'sheet';
  /** Stands beneath an empty box in a sheet. */
  children?: ReactNode;
  /** Called when a page was chosen, before it is there. */
  onLeave?: () => void;
}

/**
 * Where shoppers say what they look for. It offers suggestions as one types and recent searches before. A search that is
 * sent off shows its first results, and 2 s later the page with all of them opens; sent off again it opens at once.
 * Escape closes what is offered, then empties the box.
 *
 * @see spec §2, §4, §5 (search)
 */
export function SearchBox({ place, children, onLeave }: SearchBoxProps) {
  const isSheet = place === 'sheet';
  const { text, panel, isOpen, isBusy, list, ids, rootProps, formProps, inputProps, clear } = useSearchBox(
    isSheet,
    onLeave,
  );
  return (
    <Box {...rootProps} position="relative" w="full">
      <Form role="search" action="/search" aria-label="Items" {...formProps} data-busy={isBusy || undefined}>
        <VisuallyHidden asChild>
          <label htmlFor={ids.input}>Search for items</label>
        </VisuallyHidden>
        <input
          {...inputProps}
          id={ids.input}
          name="q"
          type="search"
          role="combobox"
          enterKeyHint="search"
          placeholder="Search for items..."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_QUERY}
          aria-autocomplete="list"
          aria-expanded={list !== null}
          aria-controls={list ? ids.list : undefined}
          aria-activedescendant={list?.activeId}
        />
        {text !== '' && (
          <button type="button" aria-label="Clear the search box" onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
        <button type="submit" aria-label="Search" aria-busy={isBusy}>
          {isBusy ? <Spinner size="sm" /> : <Icon name="search" size={20} />}
        </button>
      </Form>
      <VisuallyHidden role="status">{isBusy ? 'Searching' : list?.announcement}</VisuallyHidden>
      <Panel data-place={place} hidden={!isOpen}>
        {isOpen && panel}
        {isSheet && text === '' && children}
      </Panel>
    </Box>
  );
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '11',
    ps: '4',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    transition: 'border-color 150ms, box-shadow 150ms',
    '&:focus-within': { borderColor: 'brand.focusRing', boxShadow: '0 0 0 1px {colors.brand.focusRing}' },
    '& input': {
      flex: '1',
      minW: '0',
      h: 'full',
      bg: 'transparent',
      textStyle: { base: 'md', lg: 'sm' },
      textOverflow: 'ellipsis',
      outline: 'none',
      appearance: 'none',
    },
    // The box has a cross of its own, which a keyboard reaches as well.
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button': { display: 'grid', placeItems: 'center', boxSize: '11', flexShrink: '0', borderRadius: 'l2' },
    '& button[type=button]': { color: 'fg.muted', _hover: { color: 'fg' } },
    '& button[type=submit]': { color: 'brand.fg', _hover: { bg: 'brand.subtle' } },
    '& button:focus-visible': { outlineOffset: '-4px' },
  },
});

const Panel = chakra('div', {
  base: {
    '&:empty': { display: 'none' },
    '&[data-place=header]': {
      layerStyle: 'floating',
      position: 'absolute',
      top: 'calc(100% + 8px)',
      insetInline: '0',
      minW: 'min(26rem, calc(100vw - 2rem))',
      maxH: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      zIndex: 'dropdown',
      p: '2',
      animation: 'slide-down 150ms {easings.ease-out}',
    },
    '&[data-place=sheet]': { mx: '-3', pt: '3' },
  },
});
