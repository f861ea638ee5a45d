// biome-ignore-all lint/a11y/useSemanticElements: options of a combobox that is drawn by the page
import { useRef } from 'react';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/first-view/Button';
import { Icon } from '../../ui/media/Icon';
import type { ListTies } from './combobox';
import styles from './RecentSearches.module.css';
import { clearRecentSearches, rememberSearch, removeRecentSearch, useRecentSearches } from './recentSearches';
import { SearchOptions } from './SearchOptions';

interface RecentSearchesProps {
  ties: ListTies;
  /** Puts the focus into the search box; called when the last search has been removed. */
  onEmpty: () => void;
}

/**
 * What the visitor has searched for before, newest first, each to be repeated or removed; absent
 * when there is nothing.
 */
export function RecentSearches({ ties, onEmpty }: RecentSearchesProps) {
  const recent = useRecentSearches();
  const removals = useRef<HTMLDivElement>(null);
  if (recent.length === 0) return null;

  const remove = (query: string, place: number) => {
    const buttons = removals.current?.querySelectorAll<HTMLButtonElement>('[aria-label]') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onEmpty();
    removeRecentSearch(query);
  };
  return (
    <div className={styles.recentSearches}>
      <SearchOptions
        ties={ties}
        label={t('Recent searches')}
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
                  <span className={styles.box}>{query}</span>
                </>
              ),
              onChoose: () => rememberSearch(query),
            })),
          },
        ]}
      />
      <div className={styles.removals} ref={removals} role="group" aria-label={t('Remove recent searches')}>
        <Button
          className={styles.button}
          variant="plain"
          size="md"
          palette="brand"
          onClick={() => {
            onEmpty();
            clearRecentSearches();
          }}
        >
          {t('Clear all')}
        </Button>
        {recent.map((query, place) => (
          <button
            className={styles.remove}
            key={query}
            type="button"
            aria-label={t('Remove {query}', { query })}
            onClick={() => remove(query, place)}
          >
            <Icon name="close" size={16} />
          </button>
        ))}
      </div>
    </div>
  );
}
