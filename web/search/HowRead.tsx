import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { MatchedText } from './box/MatchedText';
import styles from './HowRead.module.css';
import { SaidFilters } from './SaidFilters';
import type { Interpretation } from './useSearchResults';
import { verbatim, wordsOf } from './verbatim';

interface HowReadProps {
  /** What the shopper typed. */
  query: string;
  interpretation: Interpretation;
}

/**
 * Says what a search made of the words: the corrected ones, with a way back to those that were
 * typed, other names of the same things, what is not sold, and what the words narrow the search to;
 * of words in quotation marks, that they were taken as they are. Absent when there is nothing to
 * say.
 */
export function HowRead({ query, interpretation }: HowReadProps) {
  const { used, corrected, synonyms, notSold, notSoldText, filters, nearest } = interpretation;
  const words = wordsOf(query);
  const lines = [
    words !== query && (
      <>
        {t('Showing exact matches only.')}{' '}
        <Link className={styles.way} to={paths.search(words)}>
          {t('Search for similar things too')}
        </Link>
      </>
    ),
    corrected && (
      <>
        {t('Showing results for')} <b>{used}</b>.{' '}
        <Link className={styles.way} to={paths.search(verbatim(query))}>
          {t('Search for “')}
          {query}
          {t('” instead')}
        </Link>
      </>
    ),
    notSoldText && (
      <>
        <MatchedText text={notSoldText} typed={notSold.join(' ')} />{' '}
        {nearest.map(({ id, name }, place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <Link className={styles.way} to={paths.category(id)}>
              {name}
            </Link>
          </Fragment>
        ))}
      </>
    ),
    synonyms.length > 0 && t('Also known as {names}', { names: inWords.format(synonyms.slice(0, NAMED)) }),
  ].filter(Boolean);
  return (
    <>
      {lines.map((line, place) => (
        <p className={styles.howRead} key={`${place + 1}`}>
          {line}
        </p>
      ))}
      <SaidFilters filters={filters} />
    </>
  );
}

/** How many other names are shown; some things have a name in every language of the country. */
const NAMED = 4;

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });
