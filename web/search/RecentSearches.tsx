import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import type { ListTies } from './combobox';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recentSearches';
import { SearchOptions } from './SearchOptions';

interface RecentSearchesProps {
  ties: ListTies;
  /** Puts the focus into the search box; called when the last search has been removed. */
  onEmpty: () => void;
}

/** What the visitor has searched for before, newest first, each to be repeated or removed; absent when there is nothing. */
export function RecentSearches({ ties, onEmpty }: RecentSearchesProps) {
  const recent = useRecentSearches();
  const removals = useRef<HTMLDivElement>(null);
  if (recent.length === 0) return null;

  const remove = (query: string, place: number) => {
    const buttons = removals.current?.querySelectorAll<HTMLButtonElement>('[aria-label]') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onEmpty();
    forgetSearch(query);
  };
  return (
    <Grid templateColumns="minmax(0, 1fr) auto" css={{ '--heading-height': 'sizes.11' }}>
      <SearchOptions
        ties={ties}
        label="Recent searches"
        announcement={`${recent.length} recent ${recent.length === 1 ? 'search' : 'searches'}`}
        sections={[
          {
            heading: 'Recent searches',
            options: recent.map((query) => ({
              key: query,
              to: paths.search(query),
              face: (
                <>
                  <Icon name="clock" size={18} />
                  <Box as="span" minW="0" truncate>
                    {query}
                  </Box>
                </>
              ),
              onChoose: () => rememberSearch(query),
            })),
          },
        ]}
      />
      <Flex ref={removals} direction="column" align="flex-end" role="group" aria-label="Remove recent searches">
        <Button
          variant="plain"
          size="md"
          px="3"
          textStyle="xs"
          colorPalette="brand"
          onClick={() => {
            onEmpty();
            forgetSearches();
          }}
        >
          Clear all
        </Button>
        {recent.map((query, place) => (
          <Remove key={query} type="button" aria-label={`Remove ${query}`} onClick={() => remove(query, place)}>
            <Icon name="close" size={16} />
          </Remove>
        ))}
      </Flex>
    </Grid>
  );
}

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'l2',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
