import { Box, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ListingBody } from '../catalogue/ListingBody';
import { useProductFilter } from '../catalogue/useProductFilter';
import { paths } from '../lib/paths';
import { HowRead } from '../search/HowRead';
import { LONGEST_QUERY } from '../search/longestQuery';
import { NothingFound } from '../search/NothingFound';
import { SearchBox } from '../search/SearchBox';
import { SearchHelp } from '../search/SearchHelp';
import { searchList, useSearchResults } from '../search/useSearchResults';
import { wordsOf } from '../search/verbatim';
import { Breadcrumb } from '../ui/Breadcrumb';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';

/**
 * What a search finds, or without words to search for a place to begin.
 *
 * @see spec §2 (Search)
 */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = [...(params.get('q') ?? '').trim()].slice(0, LONGEST_QUERY).join('');
  return (
    <PageColumn pt={{ base: '4', lg: '6' }} pb={{ base: '12', lg: '20' }}>
      {/* Other words start afresh, so that nobody takes the former results for theirs. */}
      {query ? <Results key={query} query={query} /> : <Start />}
    </PageColumn>
  );
}

function Results({ query }: { query: string }) {
  const narrowing = useProductFilter(searchList);
  const { filter, isNarrowed } = narrowing;
  const { results, ...listing } = useSearchResults(query, filter);
  const words = wordsOf(query);
  const isNothing = results?.totalCount === 0 && !isNarrowed && !listing.isReloading;
  return (
    <>
      <PageHead title={`Results for “${words}”`} isUnlisted />
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: 'Search' }]} />
      <Box mt={{ base: '2', lg: '4' }} mb={{ base: '5', lg: '8' }}>
        <Heading as="h1" size={{ base: '2xl', lg: '4xl' }} overflowWrap="anywhere">
          Results for “{words}”
        </Heading>
        <Text role="status" mt="1" minH="6" color="fg.muted">
          {listing.hasFailed ? '' : results ? `We found ${results.totalCount} items for you!` : <Looking />}
        </Text>
        {results?.interpretation && <HowRead query={query} interpretation={results.interpretation} />}
      </Box>
      {isNothing ? (
        <NothingFound query={query} interpretation={results.interpretation} />
      ) : (
        <ListingBody listing={listing} narrowing={narrowing} />
      )}
    </>
  );
}

function Looking() {
  return (
    <Flex as="span" align="center" gap="2">
      <Spinner size="sm" color="brand.solid" /> Searching
    </Flex>
  );
}

function Start() {
  return (
    <>
      <PageHead title="Search" isUnlisted />
      <Box maxW="2xl" mx="auto" mb={{ base: '8', lg: '12' }}>
        <Heading as="h1" size={{ base: '2xl', lg: '4xl' }} mb="2">
          What are you looking for?
        </Heading>
        <Text color="fg.muted" mb="4">
          Type it as you say it: atta or wheat flour, doodh or milk, pyaz or onion.
        </Text>
        <SearchBox place="sheet" />
      </Box>
      <SearchHelp />
    </>
  );
}
