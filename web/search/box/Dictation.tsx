import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Message, t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/first-view/Button';
import { MICROPHONE } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import styles from './Dictation.module.css';
import { dictate, type Hindrance } from './dictation';
import { MAX_QUERY_LENGTH } from './longestQuery';
import { rememberSearch } from './recentSearches';

const REASONS: Record<Hindrance, Message> = {
  refused: 'The microphone may not be used. Allow it in the browser, or type instead.',
  silence: 'Nothing was heard.',
  failed: 'Your browser could not make words of it just now.',
};

/**
 * Listens for what the shopper looks for, shows the words as they are heard, and opens the page of
 * results once they are said. It says so where nothing was heard, and can be asked to listen again.
 */
export function Dictation({ onChoose }: { onChoose: () => void }) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState('');
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);

  const search = useEffectEvent((words: string) => {
    const query = words.slice(0, MAX_QUERY_LENGTH);
    rememberSearch(query);
    navigate(paths.search(query));
    onChoose();
  });
  useEffect(
    () => dictate(document.documentElement.lang, { onHear: setHeard, onSaid: search, onHindrance: setHindrance }),
    [attempt],
  );

  if (hindrance) {
    return (
      <>
        <p role="alert">{t(REASONS[hindrance])}</p>
        <Button
          onClick={() => {
            setHeard('');
            setHindrance(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('Try again')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.listening} role="status">
        <Icon name={MICROPHONE} size={24} />
        <span>{heard ? `“${heard}”` : t('Say what you look for …')}</span>
      </p>
      <p className={styles.note}>
        {t('Your browser makes words of what you say; many send it to their maker for that. The shop gets the words.')}
      </p>
    </>
  );
}
