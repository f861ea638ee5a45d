/**
 * Says a text of the graph that has facts filled in; undefined for one that it has no words for.
 */
export type SayFilled = (text: string) => string | undefined;

/**
 * A text of the graph as it can be found again: how it reads with any facts in it, and how that is
 * said.
 */
interface Pattern {
  reads: RegExp;
  names: string[];
  said: string;
}

/**
 * Says answers of the graph in Hindi that have facts filled in, such as “You can buy at most 10
 * pieces of this at once.”: the graph sends them whole. Facts that have words of their own, such as
 * a status, are said in Hindi as well.
 *
 * @param answers what the graph says, by how it says it; a fact stands in braces
 * @param words all that is said in Hindi
 */
export function sayFilled(
  answers: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
): SayFilled {
  let patterns: Pattern[] | null = null;
  const fact = (text: string): string => {
    const known = say(text) ?? words[text.toLowerCase()];
    if (known !== undefined) return known;
    const [, count, noun = ''] = /^(\d+) (\w+)$/.exec(text) ?? [];
    return noun in words ? `${count} ${words[noun]}` : text;
  };
  // A name that has “and” in it stays whole.
  const facts = (text: string): string => {
    const parts = text.split(/(, | or | and )/);
    const said = parts.map((part) => JOINED[part] ?? fact(part));
    return parts.some((part, at) => said[at] === part && !JOINED[part]) ? text : said.join('');
  };
  const say = (text: string): string | undefined => {
    if (text in words) return words[text];
    patterns ??= patternsOf(answers);
    for (const { reads, names, said } of patterns) {
      const found = reads.exec(text);
      if (found)
        return said.replace(/\{(\w+)\}/g, (_fact, name: string) => facts(found[names.indexOf(name) + 1] ?? ''));
    }
    return undefined;
  };
  return say;
}

const JOINED: Readonly<Record<string, string>> = { ', ': ', ', ' or ': ' या ', ' and ': ' और ' };

/**
 * Those with the most words of their own come first, since others read the same with more in their
 * place.
 */
function patternsOf(answers: Readonly<Record<string, string>>): Pattern[] {
  const filled = Object.entries(answers).filter(([text]) => text.includes('{'));
  const ownWords = (text: string) => text.replace(/\{\w+\}/g, '').length;
  return filled
    .sort(([one], [other]) => ownWords(other) - ownWords(one))
    .map(([text, said]) => {
      const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
      return {
        reads: new RegExp(`^${escaped}$`),
        names: [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        said,
      };
    });
}
