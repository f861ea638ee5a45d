import { useSearchParams } from 'react-router-dom';
import { ListingBody } from '../catalogue/listing/ListingBody';
import { ListingStatus } from '../catalogue/listing/ListingStatus';
import { filterFromParams, useProductFilter } from '../catalogue/listing/useProductFilter';
import { popularOf } from '../catalogue/PopularProducts';
import { SearchHelpDocument, SearchResultsDocument } from '../gql/graphql';
import { t } from '../lib/messages';
import { asks, type PageAddress } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { MAX_QUERY_LENGTH } from '../search/box/longestQuery';
import { SearchBox } from '../search/box/SearchBox';
import { SearchHelp } from '../search/box/SearchHelp';
import { HowRead } from '../search/HowRead';
import { NothingFound } from '../search/NothingFound';
import { useCountChoice } from '../search/useCountChoice';
import { searchList, searchVariables, useSearchResults } from '../search/useSearchResults';
import { wordsOf } from '../search/verbatim';
import { Heading } from '../ui/first-view/Heading';
import { Breadcrumb } from '../ui/layout/Breadcrumb';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import styles from './SearchPage.module.css';

/**
 * What a search finds, or without words to search for a place to begin.
 *
 * @see spec §2 (Search)
 */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = queryFrom(params);
  return (
    <PageColumn top={4}>
      {/* Other words start afresh, so that the former results are not taken for theirs. */}
      {query ? <Results key={query} query={query} /> : <Start />}
    </PageColumn>
  );
}

SearchPage.queries = ({ search, location }: PageAddress) => {
  const query = queryFrom(search);
  if (!query) return help(location);
  const variables = searchVariables(query, filterFromParams(search, searchList), location);
  return [
    asks(SearchResultsDocument, variables, ({ search: found }) => (found.totalCount === 0 ? help(location) : [])),
  ];
};

const help = (location: string) => [asks(SearchHelpDocument, {}, ({ categories }) => popularOf(categories, location))];

const queryFrom = (params: URLSearchParams) => [...(params.get('q') ?? '').trim()].slice(0, MAX_QUERY_LENGTH).join('');

function Results({ query }: { query: string }) {
  const narrowing = useProductFilter(searchList);
  const { filter, isNarrowed } = narrowing;
  const { results, ...listing } = useSearchResults(query, filter);
  useCountChoice(query);
  const words = wordsOf(query);
  const isNothing = results?.totalCount === 0 && !isNarrowed && !listing.isReloading;
  return (
    <>
      <PageHead title={t('Results for “{words}”', { words })} isUnlisted />
      <Breadcrumb crumbs={[{ label: t('Home'), to: paths.home() }, { label: t('Search') }]} />
      <div className={styles.head}>
        <Heading as="h1" size="2xl" wideSize="4xl" className={styles.resultsHeading}>
          {t('Results for “')}
          {words}”
        </Heading>
        <ListingStatus totalCount={results?.totalCount} hasFailed={listing.hasFailed} waiting="Searching" />
        {results?.interpretation && <HowRead query={query} interpretation={results.interpretation} />}
      </div>
      {isNothing ? (
        <NothingFound query={query} interpretation={results.interpretation} />
      ) : (
        <ListingBody listing={listing} narrowing={narrowing} />
      )}
    </>
  );
}

function Start() {
  return (
    <>
      <PageHead title={t('Search')} isUnlisted />
      <div className={styles.start}>
        <Heading as="h1" size="2xl" wideSize="4xl" className={styles.startHeading}>
          {t('What are you looking for?')}
        </Heading>
        <p className={styles.startText}>
          {t('Type it as you say it: atta or wheat flour, doodh or milk, pyaz or onion.')}
        </p>
        <SearchBox place="sheet" />
      </div>
      <SearchHelp />
    </>
  );
}
