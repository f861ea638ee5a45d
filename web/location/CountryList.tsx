// biome-ignore-all lint/a11y/useKeyWithClickEvents: the search box above handles the keys of its list
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the search box, which names the active option
import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { gql } from '../gql';
import { useLocationCountriesQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { InChakra } from '../theme/InChakra';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Icon } from '../ui/media/Icon';
import { EVERYWHERE_LABEL, isChosenIndex, type LocationChoice } from './useLocationChoice';

gql(`
  query LocationCountries {
    countries { id name iso2 }
  }
`);

type Entry = { name: string; index: number; choice: LocationChoice | null };

interface CountryListProps {
  /** Called with the choice, null for everywhere, and its place in the list. */
  onChoose(choice: LocationChoice | null, index: number): void;
}

/**
 * The countries to choose from, and a box to search among them.
 *
 * @see spec §2 (location selector)
 */
export function CountryList({ onChoose }: CountryListProps) {
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

  if (error) return <LoadFailed message={t('The countries could not be loaded.')} onRetry={() => refetch()} />;
  return (
    <InChakra>
      <Input
        size="md"
        ref={box}
        type="search"
        role="combobox"
        aria-label={t('Search countries')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        placeholder={t('Search here...')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        mt="2"
        maxH="72"
        overflowY="auto"
        overscrollBehavior="contain"
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('Location')}
        aria-busy={!data}
      >
        {entries.map((entry, position) => (
          <Flex
            align="center"
            minH="11"
            px="3"
            borderRadius="l2"
            textStyle="sm"
            cursor="pointer"
            css={{
              '&[aria-selected="true"]': { fontWeight: 'bold', color: 'brand.fg' },
              '&[data-highlighted]': { bg: 'bg.muted' },
            }}
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
          </Flex>
        ))}
      </Box>
      {data && entries.length === 0 && (
        <Text p="3" textStyle="sm" color="fg.muted" role="status">
          {t('No country with that name.')}
        </Text>
      )}
    </InChakra>
  );
}

/** Everywhere first, then each country once. */
function listed(countries: readonly LocationChoice[]): Entry[] {
  const names = new Set<string>();
  const once = countries.filter(({ name }) => !names.has(name) && names.add(name));
  return [
    { name: t(EVERYWHERE_LABEL), index: 0, choice: null },
    ...once.map((choice, position) => ({ name: choice.name, index: position + 1, choice })),
  ];
}

function matching(entries: Entry[], search: string): Entry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
