import type { ListTies } from './combobox';
import { FirstResults } from './FirstResults';
import { OtherWays } from './OtherWays';
import { RecentSearches } from './RecentSearches';
import { Suggestions } from './Suggestions';

interface SearchPanelProps {
  /** What stands in the box. */
  text: string;
  /** What was sent off and is being looked for; null while the shopper types. */
  query: string | null;
  ties: ListTies;
  /** Called when there is an answer to the query, or none is to be had. */
  onAnswer: () => void;
  /** Opens the page of results. */
  onOpen: () => void;
  /** Puts the focus into the box. */
  onReturn: () => void;
}

/**
 * What stands beneath a search box: ways to search without typing, what was searched for before,
 * suggestions for the text in the box, or the first results of a search that was sent off. Its code
 * is loaded when a box is first used.
 */
export function SearchPanel({ text, query, ties, onAnswer, onOpen, onReturn }: SearchPanelProps) {
  if (query !== null) {
    return <FirstResults key={query} query={query} ties={ties} onAnswer={onAnswer} onOpen={onOpen} />;
  }
  const typed = text.trim();
  if (typed) return <Suggestions text={typed} ties={ties} />;
  return (
    <>
      <OtherWays onChoose={ties.onChoose} onReturn={onReturn} />
      <RecentSearches ties={ties} onEmpty={onReturn} />
    </>
  );
}
