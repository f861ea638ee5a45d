import { Button, chakra, Input } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';

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
    <chakra.form role="search" display={{ base: 'flex', _print: 'none' }} gap="2" maxW="34rem" mb="4" onSubmit={submit}>
      <Input
        flex="1"
        size="md"
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
    </chakra.form>
  );
}
