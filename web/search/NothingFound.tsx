import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { EVERYWHERE, useLocationChoice } from '../location/useLocationChoice';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Stack } from '../ui/layout/Stack';
import { SearchHelp } from './box/SearchHelp';
import styles from './NothingFound.module.css';
import type { Interpretation } from './useSearchResults';
import { wordsOf } from './verbatim';

interface NothingFoundProps {
  query: string;
  interpretation: Interpretation | null | undefined;
}

/**
 * For a search without results: how it may fare better, other words to try, the categories and what
 * is popular.
 */
export function NothingFound({ query, interpretation }: NothingFoundProps) {
  const location = useLocationChoice();
  const others = otherSearches(query, interpretation);
  return (
    <Stack gap="clamp(2rem, 4vw, 3rem)">
      <EmptyState
        title={interpretation?.nothingText ?? wordsOf(query)}
        action={
          others.length > 0 && (
            <div>
              <p className={styles.text}>{interpretation?.corrected ? t('Did you mean') : t('Try fewer words')}</p>
              <ul className={styles.tries} aria-label={t('Other searches')}>
                {others.map((other) => (
                  <li key={other}>
                    <Link to={paths.search(other)}>{other}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      >
        {t('Check the spelling or use a different word or phrase.')}
        {location !== EVERYWHERE && t(' We searched only what is sold in {location}.', { location })}
      </EmptyState>
      <SearchHelp />
    </Stack>
  );
}

/** How the graph read the words, and each of several words by itself. */
function otherSearches(query: string, interpretation: NothingFoundProps['interpretation']): string[] {
  const words = wordsOf(query)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const others = [interpretation?.corrected ? interpretation.used : '', ...(words.length > 1 ? words : [])];
  return [...new Set(others)].filter(Boolean).slice(0, 4);
}
