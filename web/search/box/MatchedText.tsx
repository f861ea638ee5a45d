interface MatchedTextProps {
  text: string;
  /** What was typed. */
  typed: string;
}

/** A text with the parts bold in which a word begins as one of the typed words does. */
export function MatchedText({ text, typed }: MatchedTextProps) {
  const words = typed.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'giu'));
  // Splitting by a group puts what matched at the odd places.
  return parts.map((part, place) => (place % 2 === 1 ? <b key={`${place}-${part}`}>{part}</b> : part));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
