/** What it costs to read one letter for another, where the two are easily taken for each other. */
const CLOSE_LETTERS = ['aeiou', 'yi', 'wv', 'zsj', 'ckq', 'mn', 'td', 'bp', 'gj', 'fp', 'lr'];
const CLOSE = 0.6;
/** The rows of a keyboard, of which each key lies between two of the row above. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** What it costs to read a letter for one whose key lies beside it. */
const BESIDE = 0.9;
/** A letter typed twice, or once where the word has it twice. */
const DOUBLED = 0.3;
/** A vowel too many or too few. */
const VOWEL = 0.7;
/** An h too many or too few: Indian spellings do not agree about it. */
const BREATH = 0.4;
const SWAPPED = 0.7;

/**
 * How far a misspelt word is from another one: the cheapest way to turn one into the other, where a
 * doubled letter, a vowel or an h costs less than another letter. 1 is one wrong letter.
 *
 * @param most gives up beyond this distance and answers Infinity
 */
export function distanceBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let j = 1; j <= other.length; j += 1) last[j] = (last[j - 1] ?? 0) + costOfLetter(other, j - 1);

  for (let i = 1; i <= one.length; i += 1) {
    const row = [(last[0] ?? 0) + costOfLetter(one, i - 1)];
    for (let j = 1; j <= other.length; j += 1) {
      let cost = Math.min(
        (last[j] ?? 0) + costOfLetter(one, i - 1),
        (row[j - 1] ?? 0) + costOfLetter(other, j - 1),
        (last[j - 1] ?? 0) + costOfMistaking(one.charAt(i - 1), other.charAt(j - 1)),
      );
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap && one[i - 1] !== one[i - 2]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + SWAPPED);
      row.push(cost);
    }
    // Two swapped letters may still lead past a row that is too far.
    if (Math.min(...row, ...last) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  const distance = last[other.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** What it costs to leave out the letter at a place of a word, or to put it there. */
function costOfLetter(word: string, index: number): number {
  const letter = word.charAt(index);
  if (letter === word[index - 1] || letter === word[index + 1]) return DOUBLED;
  if (letter === 'h') return BREATH;
  return 'aeiou'.includes(letter) ? VOWEL : 1;
}

function costOfMistaking(letter: string, other: string): number {
  if (letter === other) return 0;
  if (CLOSE_LETTERS.some((group) => group.includes(letter) && group.includes(other))) return CLOSE;
  return areNeighbours(letter, other) ? BESIDE : 1;
}

/** Whether the keys of the first letters of two words lie beside each other. */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => {
    const row = KEYS.findIndex((keys) => keys.includes(word.charAt(0)));
    return { row, at: KEYS[row]?.indexOf(word.charAt(0)) ?? 0 };
  });
  if (!a || !b || a.row < 0 || b.row < 0) return false;
  const [over, under] = a.row < b.row ? [a, b] : [b, a];
  if (over.row === under.row) return Math.abs(a.at - b.at) === 1;
  return under.row === over.row + 1 && (over.at === under.at || over.at === under.at + 1);
}
