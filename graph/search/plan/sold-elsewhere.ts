import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';

/** What is sold elsewhere: what it is called, and of which kind it is. */
export interface SoldElsewhere {
  name: string;
  /** As it was typed, where that is in another script. */
  typed?: string;
  kind: string;
  /** True where having its name is enough to be it, wherever in a name that stands. */
  isOften: boolean;
}

/** The longest name of a thing in words. */
const MAX_WORDS = 3;

/** How large or strong a thing is to be: a number, with its unit or before it. */
const MEASURE =
  /^(?:\d.*|inch|inches|cm|mm|metres?|meters?|feet|ft|watts?|volts?|ton|gb|tb|seater|litres?|ltr|kg|years?|months?|half|quarter|adha|aadha|carat|karat|kt)$/;

/** For whom a thing is and what it looks like, which stands behind its name or before it. */
const LOOKS = new RegExp(
  `^(?:${[
    'men|mens|man|women|womens|woman|ladies|lady|gents|boys?|girls?|kids?|children|adults?|unisex|baby|family',
    'black|white|red|blue|green|yellow|grey|gray|brown|pink|orange|purple|golden|silver|coloured|colored',
    'kala|kali|safed|lal|neela|neeli|hara|hari|peela|peeli|gulabi',
    'small|medium|large|big|mini|xl|xxl|double|single|bed|new|old|second|hand|branded|original|latest|size|set|king|queen|wooden|woolen|woollen',
    'electric|electronic|digital|automatic|rechargeable|wireless|cordless|portable|professional',
  ].join('|')})$`,
);

/** What is eaten of animals. */
const FOODS_OF_ANIMALS =
  /^(?:meat|milk|legs?|eggs?|steak|curry|liver|fillet|gosht|mans|maans|doodh|dudh|kari|irachi|mamsam)$/;

/** Words behind which stands where something is wanted: 'haircut at home'. */
const PLACES: ReadonlySet<string> = new Set(['at', 'near', 'in', 'on', 'from']);
/** Words that say so behind the place: 'ghar pe'. */
const PLACES_BEHIND: ReadonlySet<string> = new Set(['pe', 'par', 'mein', 'me', 'pas']);

/** Things that lend goods of a grocer their name as well: a car freshener, a laptop bag. */
const THINGS = kindsIn('things-elsewhere.json');
/** Things that nothing but themselves is named by. */
const THINGS_ALONE = kindsIn('things-never-sold.json');

/** Animals that are not kept for food, of which goods may be named all the same. */
const ANIMALS = kindsIn('animals-not-eaten.json');

/** What many a grocer sells beside food, and others do not: a raincoat, a kite. */
const THINGS_OFTEN = kindsIn('things-of-general-stores.json');
const ALL = new Map([...kindsIn('brands-elsewhere.json'), ...THINGS, ...THINGS_ALONE, ...THINGS_OFTEN]);

/**
 * What shoppers know and other shops sell, a brand or a thing: the kind of it.
 *
 * @param name in lower case, of one or of many
 * @returns undefined for what is none of that
 */
export function kindSoldElsewhere(name: string): string | undefined {
  return kindIn(ALL, name);
}

/** Whether many shops like this one sell it, which then may call it by another of its names. */
export function isOftenSold(name: string): boolean {
  return kindIn(THINGS_OFTEN, name) !== undefined;
}

/** The names of all of it, brands and things. */
export function namesSoldElsewhere(): string[] {
  return [...ALL.keys()];
}

/**
 * Whether it is named in the plural alone, as tights are: what has the word without its 's' is
 * something else.
 */
export function isPluralElsewhere(name: string): boolean {
  return /[^s]s$/.test(name) && ALL.has(name) && !ALL.has(name.slice(0, -1));
}

/**
 * The thing of other shops that words ask for: such as ends them, as in 'school fees', or names
 * nothing else, as in 'cement bag'. Numbers at the end say nothing.
 *
 * @returns null where they ask for none
 */
export function thingElsewhereIn(words: readonly string[]): SoldElsewhere | null {
  const place = words.findIndex(
    (word, at) => at > 0 && (PLACES.has(word) || (at > 1 && PLACES_BEHIND.has(words[at + 1] ?? ''))),
  );
  const said = place < 0 ? words : words.slice(0, place);
  const last = said.findLastIndex((word) => !MEASURE.test(word) && !LOOKS.test(word)) + 1;
  // 'Double bed' is a bed.
  return (
    thingEnding(said, said.findLastIndex((word) => !MEASURE.test(word)) + 1) ??
    thingEnding(said, last) ??
    foodOfAnimal(said) ??
    thingBeginning(said)
  );
}

/** The thing of two words or more that words begin with, of a maker: 'ceiling fan orient'. */
function thingBeginning(said: readonly string[]): SoldElsewhere | null {
  const beginnings = [3, 2].filter((size) => size < said.length).map((size) => said.slice(0, size).join(' '));
  for (const name of beginnings) {
    const often = kindIn(THINGS_OFTEN, name);
    const kind = kindIn(THINGS, name) ?? often;
    if (kind !== undefined) return { name, kind, isOften: often !== undefined };
  }
  return null;
}

/** Meat or milk of an animal that no grocer has it of, 'frog legs'; null for anything else. */
export function foodOfAnimal(said: readonly string[]): SoldElsewhere | null {
  const food = said.findIndex((word, at) => FOODS_OF_ANIMALS.test(word) && kindIn(ANIMALS, said[at - 1] ?? ''));
  return food < 0 ? null : { name: said.slice(food - 1, food + 1).join(' '), kind: 'meat', isOften: false };
}

/** The thing of other shops that ends the first so many words, or that names nothing else. */
function thingEnding(said: readonly string[], end: number): SoldElsewhere | null {
  for (let size = Math.min(MAX_WORDS, end); size > 0; size -= 1) {
    for (let from = end - size; from >= 0; from -= 1) {
      const name = said.slice(from, from + size).join(' ');
      const isEnd = from + size === end;
      const kind = kindIn(THINGS_ALONE, name) ?? (isEnd ? kindIn(THINGS, name) : undefined);
      const often = isEnd ? kindIn(THINGS_OFTEN, name) : undefined;
      if (kind !== undefined) return { name, kind, isOften: false };
      if (often !== undefined) return { name, kind: often, isOften: true };
    }
  }
  return null;
}

/** The words besides a thing that name such things as well: gold and ring, car and seat cover. */
export function thingsElsewhereAmong(words: readonly string[], thing: string): string[] {
  const isIn = (word: string) => ` ${thing} `.includes(` ${word} `);
  return words.filter((word) => !isIn(word) && (kindIn(THINGS, word) ?? kindIn(THINGS_ALONE, word)) !== undefined);
}

function kindIn(kinds: ReadonlyMap<string, string>, name: string): string | undefined {
  return kinds.get(name) ?? kinds.get(name.replace(/s$/, ''));
}

/** The kinds of a file by the names under them. */
function kindsIn(file: string): ReadonlyMap<string, string> {
  const place = path.join(projectRoot, 'graph', 'search', 'plan', file);
  const namesOfKind = JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(namesOfKind).flatMap(([kind, names]) =>
      names.split(',').map((name) => [name.trim(), kind] as const),
    ),
  );
}
