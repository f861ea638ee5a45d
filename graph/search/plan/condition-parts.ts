/** A condition of no more words is asked of the index as one. */
const FEW_WORDS = 6;
/** So many parts of a way are asked by themselves, see `search_fitting` in `sql/4-reading.sql`. */
const MAX_PARTS = 3;

/**
 * A condition as the ways to fit it, of which any does, and each way as parts that all have to
 * hold, padded with nulls: what functions of the database are handed. As one it takes the index
 * five times as long, since all names of all parts are gone through for each product that has any.
 *
 * What must not be is asked with the first part, since by itself it would be asked of every
 * product.
 *
 * @param condition a tsquery
 */
export function partsOfCondition(condition: string): (string | null)[][] {
  if (condition.split("'").length <= 2 * FEW_WORDS + 1) return [rowOf([condition])];
  const { asked, lacked } = sortedOut(conjunctsOf(condition));
  const [first = condition, ...others] = asked;
  const ways = piecesOf(bare(first), ' | ');
  const areParted = ways.length > 1 && ways.every((way) => conjunctsOf(way).length > 1);
  const all = areParted ? ways.map((way) => [...conjunctsOf(way), ...others]) : [[first, ...others]];
  return all.map((parts) => {
    const each = sortedOut(parts);
    const [one = condition, ...more] = each.asked;
    return rowOf([[one, ...each.lacked, ...lacked].map((part) => `(${part})`).join(' & '), ...more]);
  });
}

function rowOf(parts: readonly string[]): (string | null)[] {
  const own = parts.slice(0, MAX_PARTS - 1);
  const rest = parts.slice(MAX_PARTS - 1).map((part) => `(${part})`);
  return Array.from({ length: MAX_PARTS }, (_, at) => own[at] ?? ((at === MAX_PARTS - 1 && rest.join(' & ')) || null));
}

function sortedOut(parts: readonly string[]): { asked: string[]; lacked: string[] } {
  const isLacked = (part: string) => /!['(]/.test(part);
  return { asked: parts.filter((part) => !isLacked(part)), lacked: parts.filter(isLacked) };
}

/** What all has to hold of a condition. */
function conjunctsOf(condition: string): string[] {
  const inner = bare(condition);
  if (piecesOf(inner, ' | ').length > 1) return [inner];
  const pieces = piecesOf(inner, ' & ');
  return pieces.length > 1 ? pieces.flatMap(conjunctsOf) : [inner];
}

/** The text without brackets round all of it. */
function bare(condition: string): string {
  const inner = condition.slice(1, -1);
  return condition.startsWith('(') && condition.endsWith(')') && isBalanced(inner) ? bare(inner) : condition;
}

/**
 * The pieces of a text between signs that stand outside of all brackets. Words have neither
 * brackets nor blanks in them.
 */
function piecesOf(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let open = '';
  for (const piece of text.split(sign)) {
    open = open === '' ? piece : open + sign + piece;
    if (depthOf(open) !== 0) continue;
    pieces.push(open);
    open = '';
  }
  return pieces;
}

function depthOf(text: string): number {
  return text.split('(').length - text.split(')').length;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
