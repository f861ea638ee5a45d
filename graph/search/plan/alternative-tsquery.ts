import type { Alternative } from './search-plan.js';

/** A tsquery that finds one in the name, the brand, or the words of the category. */
export function anywhere(alternative: Alternative): string {
  const { lexemes, isTyped, isLoose } = alternative;
  // 'Apple - No Added Sugar' is no sugar apple.
  if (isLoose) return `(${inHead({ ...alternative, isTyped: true }).join(' | ')})`;
  if (lexemes.length > 1 && !isTyped) return phrasesOf(alternative, '');
  const ways = (lexeme: string) => (isWord(lexeme) ? ['', '^'] : ['']).map((mark) => quoted(mark + lexeme));
  return `(${lexemes.map((lexeme) => `(${ways(lexeme).join(' | ')})`).join(' & ')})`;
}

/** A tsquery that finds all words of one somewhere in the name. */
export function inName({ lexemes }: Alternative): string {
  return `(${lexemes.map((lexeme) => `${quoted(lexeme)}:ABD`).join(' & ')})`;
}

/**
 * Tsqueries whose last word is the thing itself, and the others stand beside it; none for what
 * stands nowhere in a name.
 */
export function inHead(alternative: Alternative): string[] {
  const { lexemes, isTyped } = alternative;
  if (lexemes.some(isPlaceless)) return [];
  if (lexemes.length > 1 && !isTyped) return [phrasesOf(alternative, 'A')];
  return [lexemes.map((lexeme, index) => `${quoted(lexeme)}:${index === lexemes.length - 1 ? 'A' : 'AB'}`).join(' & ')];
}

/** The same with the others anywhere in the name. */
export function headApart({ lexemes }: Alternative): string {
  return lexemes.map((lexeme, index) => `${quoted(lexeme)}:${index === lexemes.length - 1 ? 'A' : 'ABD'}`).join(' & ');
}

/** A tsquery that finds its words side by side, in their order. */
export function together({ lexemes }: Alternative): string {
  return lexemes.map((lexeme) => `${quoted(lexeme)}:AB`).join(' <-> ');
}

/**
 * Tsqueries that find all words of one in places of some classes (see `search_describe`); none for
 * what stands nowhere in a name.
 */
export function within(classes: string): (alternative: Alternative) => string[] {
  return (alternative) => {
    const { lexemes, isTyped } = alternative;
    if (lexemes.some(isPlaceless)) return [];
    if (lexemes.length > 1 && !isTyped) return [phrasesOf(alternative, classes)];
    return [lexemes.map((lexeme) => `${quoted(lexeme)}:${classes}`).join(' & ')];
  };
}

/**
 * Several words that name one thing must stand together, or 'tea light' would be an emergency light
 * with the scent of tea: each two neighbours are there as one, see `search_pair`. Asked by
 * themselves, the index would read all that has 'powder' for 'chilli powder'.
 *
 * @param classes of the last word; empty for any
 */
function phrasesOf({ lexemes }: Alternative, classes: string): string {
  return `(${pairsOf(lexemes).map(quoted).join(' <-> ')}${classes && `:${classes}`})`;
}

/** Each two neighbours of several words as one: +redchilli and +chillipowder. */
export function pairsOf(lexemes: readonly string[]): string[] {
  return lexemes.slice(1).map((lexeme, at) => `+${lexemes[at]}${lexeme}`);
}

/** Whether a lexeme is a word by itself, without a sign before it. */
export function isWord(lexeme = ''): boolean {
  return /^[a-z0-9]/.test(lexeme);
}

/**
 * A word of the top category, the name of a shelf, a whole brand, what the name says that it is
 * free of, or what is pinned: such lexemes stand nowhere in the name.
 */
export function isPlaceless(lexeme: string): boolean {
  return /^[@#=!-]/.test(lexeme);
}

/** Lexemes are letters and digits with a sign before some, so that quotes are all they need. */
export function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}
