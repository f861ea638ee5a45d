import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import styles from './DeskSearch.module.css';

interface DeskSearchProps {
  /** Its name. */
  label: string;
  placeholder: string;
  /** What is looked for now. */
  text: string;
  /** Called with the words when they are sent, and with '' when the box is emptied. */
  onSearch: (words: string) => void;
}

/** The box that narrows a list of the desk. */
export function DeskSearch({ label, placeholder, text, onSearch }: DeskSearchProps) {
  const [words, setWords] = useState(text);
  useEffect(() => setWords(text), [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <search>
      <form className={styles.deskSearch} onSubmit={submit}>
        <input
          className={styles.words}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            if (currentTarget.value === '') onSearch('');
          }}
        />
        <Button type="submit" variant="outline" aria-label={t('Search')}>
          <Icon name="search" size={20} />
        </Button>
      </form>
    </search>
  );
}
