import { useEffect, useEffectEvent } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { paths } from '../../lib/paths';
import { SEARCH_REDIRECT_MS } from '../../lib/timings';
import { Button } from '../../ui/first-view/Button';
import { Icon } from '../../ui/media/Icon';
import { EVERYTHING, useSearchResults } from '../useSearchResults';
import type { ListTies } from './combobox';
import styles from './FirstResults.module.css';
import { FoundProduct } from './FoundProduct';
import { rememberSearch } from './recentSearches';
import { SearchOptions } from './SearchOptions';

/** So many results are shown before the page with all of them opens. */
const FIRST = 5;

interface FirstResultsProps {
  /** What was searched for, without blanks around it. */
  query: string;
  ties: ListTies;
  /** Called when there is an answer, or none is to be had. */
  onAnswer: () => void;
  /** Opens the page of results; called as long after the answer as the specification wants. */
  onOpen: () => void;
}

/**
 * The first results of a search, with a way to all of them, while the wait before their page opens
 * is under way.
 *
 * @see spec §2 (search), §9 (2 s)
 */
export function FirstResults({ query, ties, onAnswer, onOpen }: FirstResultsProps) {
  const { results, hasFailed, retry } = useSearchResults(query, EVERYTHING);
  const hasAnswer = results !== undefined || hasFailed;

  const answer = useEffectEvent(() => {
    onAnswer();
    if (results?.totalCount) rememberSearch(query);
  });
  useEffect(() => {
    if (hasAnswer) answer();
  }, [hasAnswer]);

  const open = useEffectEvent(onOpen);
  const isFound = results !== undefined;
  useEffect(() => {
    if (!isFound) return;
    const timer = setTimeout(open, SEARCH_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isFound]);

  if (hasFailed) {
    return (
      <div className={styles.said} role="alert">
        <p>{t('We could not search just now. Please check your connection and try again.')}</p>
        <Button size="sm" variant="outline" palette="brand" onClick={retry}>
          {t('Retry')}
        </Button>
      </div>
    );
  }
  if (!results) {
    return <p className={styles.said}>{`${t('Searching for “')}${query}” …`}</p>;
  }
  const count = results.totalCount;
  const total = formatCount(count);
  return (
    <>
      <SearchOptions
        ties={ties}
        label={t('First results')}
        announcement={
          count === 0 ? t('Nothing found for {query}', { query }) : `${total} ${count === 1 ? 'item' : 'items'} found`
        }
        sections={[
          {
            heading:
              count === 0 ? t('Nothing found for “{query}”', { query }) : t('Results for “{words}”', { words: query }),
            options: [
              ...results.nodes.slice(0, FIRST).map((node) => ({
                key: node.id,
                to: paths.product(node.id),
                face: <FoundProduct product={node} typed={query} />,
              })),
              {
                key: 'all',
                to: paths.search(query),
                face: (
                  <span className={styles.box}>
                    {count === 0
                      ? t('See suggestions')
                      : count === 1
                        ? t('See 1 item')
                        : t('See all {total} items', { total })}
                    <Icon name="chevronRight" size={16} />
                  </span>
                ),
              },
            ],
          },
        ]}
      />
      <div className={styles.wait} style={{ animationDuration: `${SEARCH_REDIRECT_MS}ms` }} aria-hidden="true" />
    </>
  );
}
