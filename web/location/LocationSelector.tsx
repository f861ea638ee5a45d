import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { gql } from '../gql';
import { useLocationCountriesQuery } from '../gql/graphql';
import { Icon } from '../ui/Icon';
import { LoadFailed } from '../ui/LoadFailed';
import { TruncatedText } from '../ui/TruncatedText';
import { useDropdown } from '../ui/useDropdown';
import { EVERYWHERE, isChosenIndex, type LocationChoice, storeLocation, useLocationChoice } from './useLocationChoice';

gql(`
  query LocationCountries {
    countries { id name iso2 }
  }
`);

/** The list's first entry, which means everywhere. @see spec §2 (location selector) */
const PLACEHOLDER = 'Your Location';

/** After how many characters the label is cut. @see spec §9 */
const LABEL_MAX = 25;

type LocationSelectorProps = {
  /** Told once a choice is stored; both texts are empty for everywhere. */
  onChoose(choice: { iso2: string; id: string }): void;
};

/**
 * Lets the visitor limit products to a country: a label that opens a list with a search box. The countries are asked for
 * when it is opened for the first time.
 *
 * @see spec §2, §4 (location)
 */
export function LocationSelector({ onChoose }: LocationSelectorProps) {
  const chosen = useLocationChoice();
  const { isOpen, setOpen, rootProps, buttonProps, panelProps } = useDropdown();

  const choose = (choice: LocationChoice | null, index: number) => {
    storeLocation(choice, index);
    setOpen(false);
    onChoose({ iso2: choice?.iso2 ?? '', id: choice?.id ?? '' });
  };
  return (
    <Box {...rootProps} position="relative">
      <Label {...buttonProps}>
        <Box color="brand.fg">
          <Icon name="mapPin" size={20} />
        </Box>
        <Box flex="1" textAlign="start">
          <TruncatedText text={chosen === EVERYWHERE ? PLACEHOLDER : chosen} max={LABEL_MAX} ellipsis="..." />
        </Box>
        <Icon name="chevronDown" size={14} />
      </Label>
      <Box
        {...panelProps}
        layerStyle="floating"
        position="absolute"
        top="calc(100% + 8px)"
        insetInlineStart="0"
        zIndex="dropdown"
        w={{ base: 'full', lg: '80' }}
        p="3"
        animation="slide-down 150ms {easings.ease-out}"
      >
        {isOpen && <CountryList onChoose={choose} />}
      </Box>
    </Box>
  );
}

type Entry = { name: string; index: number; choice: LocationChoice | null };

function CountryList({ onChoose }: { onChoose(choice: LocationChoice | null, index: number): void }) {
  const { data, error, refetch } = useLocationCountriesQuery();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = matching(listed(data?.countries ?? []), search);
  const optionId = (entry: Entry) => `${id}-${entry.index}`;
  const current = entries[active];

  useEffect(() => box.current?.focus(), []);

  const move = (to: number) => {
    const at = Math.max(0, Math.min(entries.length - 1, to));
    setActive(at);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Enter: () => current && onChoose(current.choice, current.index),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  if (error) return <LoadFailed message="The countries could not be loaded." onRetry={() => refetch()} />;
  return (
    <>
      <SearchBox
        ref={box}
        type="search"
        role="combobox"
        aria-label="Search countries"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        placeholder="Search here..."
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label="Location"
        aria-busy={!data}
        mt="2"
        maxH="72"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {entries.map((entry, position) => (
          <Option
            key={entry.index}
            id={optionId(entry)}
            role="option"
            aria-selected={isChosenIndex(entry.index)}
            data-highlighted={position === active || undefined}
            onPointerMove={() => setActive(position)}
            onClick={() => onChoose(entry.choice, entry.index)}
          >
            <Box flex="1">{entry.name}</Box>
            {isChosenIndex(entry.index) && <Icon name="check" size={16} />}
          </Option>
        ))}
      </Box>
      {data && entries.length === 0 && (
        <Text role="status" p="3" textStyle="sm" color="fg.muted">
          No country is called that.
        </Text>
      )}
    </>
  );
}

/** Everywhere first, then each country once. */
function listed(countries: readonly LocationChoice[]): Entry[] {
  const names = new Set<string>();
  const once = countries.filter(({ name }) => !names.has(name) && names.add(name));
  return [
    { name: PLACEHOLDER, index: 0, choice: null },
    ...once.map((choice, position) => ({ name: choice.name, index: position + 1, choice })),
  ];
}

function matching(entries: Entry[], search: string): Entry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}

const Label = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minW: '44',
    h: '11',
    px: '3',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.control' },
    _expanded: { borderColor: 'brand.focusRing' },
  },
});

const SearchBox = chakra('input', {
  base: {
    w: 'full',
    h: '11',
    px: '3.5',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    _focusVisible: { outlineOffset: '-1px' },
  },
});

const Option = chakra(Flex, {
  base: {
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    cursor: 'pointer',
    _selected: { fontWeight: 'bold', color: 'brand.fg' },
    _highlighted: { bg: 'bg.muted' },
  },
});
