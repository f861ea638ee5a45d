import {
  BOTH,
  EITHER,
  FOR_BEHIND,
  FUNCTION_WORDS,
  GENITIVE,
  GOODS_OF,
  KE,
  OCCASION_WORDS,
  WHEN_BEFORE,
  WHO_DOES,
} from './function-words.js';
import { spokenForm } from './spoken-form.js';
import { tokensOf } from './tokens.js';

/** What is to be done with goods that are not named, such as to cut vegetables. */
export interface Deed {
  /** The words that say what is to be done, as they are compared: cut, saaf and karne. */
  said: readonly string[];
  /** What it is to be done to, a word or two: vegetables. */
  thing: string;
  /**
   * What does so, behind the name of the thing: a vegetable chopper. The first tier that is sold
   * is meant, and all of it.
   */
  tools: readonly (readonly string[])[];
  /** What does so to anything. */
  alone: readonly string[];
  /** True when it is done against the thing: what repels mosquitoes has none in it. */
  isAgainst: boolean;
}

/** The first verbs of those rows where it is done against the thing. */
const AGAINST: ReadonlySet<string> = new Set(['repel', 'kill', 'catch', 'remove', 'unclog']);

/**
 * What is done, and by what. Of each row: the verbs in English, 'keep away' with the thing
 * between; what Hindi has before "ne" and "na"; what does it to the thing, in tiers; what does it
 * to all.
 */
const DEEDS = [
  'repel, keep away, chase away, drive away ; bhaga ; repellent / killer / spray ;',
  'keep warm, keep hot ; garam rakh ; casserole, insulated box, flask ; casserole, insulated flask',
  'keep cold, keep cool, keep chilled ; thanda rakh ; insulated box, flask, cooler ; insulated flask',
  'kill, get rid, destroy ; maar, khatam kar, khatm kar ; killer, trap / repellent / spray ;',
  'catch, trap ; pakad, pakar ; trap, glue pad, catcher ; trap',
  'remove, take off ; hata, nikal, chhuda, chhura ; remover, removal, removing ;',
  'cut, chop, slice, dice, trim, clip ; kaat ; cutter, clipper, trimmer, chopper, slicer, scissors / cutting board, knife ; chopper, cutter, knife',
  'peel ; chheel, chhel ; peeler ; peeler',
  'grate, shred ; kaddukas kar, ghis, kis ; grater ; grater',
  'grind, crush, pound ; pees, koot ; grinder, mortar, crusher ; mixer grinder, grinder, mortar',
  'squeeze, juice ; nichod, nichor ; squeezer, juicer ; squeezer, juicer',
  'strain, sift, sieve, filter ; chhaan ; strainer, sieve, filter ; strainer, sieve',
  'mash ; masal ; masher ; masher',
  'whisk, beat, whip, froth ; phent, phaint ; whisk, beater, frother ; whisk, beater',
  'roll ; bel ; rolling pin, rolling board ; rolling pin, rolling board',
  'unclog, unblock ; jaam khol, block khol, band khol ; cleaner, plunger ; drain cleaner, plunger',
  'open ; khol ; opener ; opener',
  'sharpen ; tez kar, dhaar kar ; sharpener ; sharpener',
  'hang ; latka, taang ; hanger, hook ; hanger, hook',
  'dry ; sukha ; dryer, drying stand, clip / stand, rope ; dryer',
  'scrub ; ragad ; scrubber, scrub, scrub pad, brush ; scrubber',
  'mop, wipe ; ponchh, pochh ; mop, wiper, wipes, cleaner ; mop, wiper',
  'sweep ; jhaadu laga ; broom, brush ; broom',
  'polish, shine ; chamka ; polish, shiner / cleaner / whitening ;',
  'wash ; dho ; wash, washing liquid / detergent, shampoo, soap / cleaner ;',
  'clean ; saaf kar, sf kar ; cleaner, cleaning brush, cleaning liquid / brush, wipes / wash ;',
  'store, keep ; rakh ; container, box, jar, storage box, organiser / holder, stand, rack ;',
  'carry ; le jaa ; bag, carrier / box ;',
  'measure, weigh ; naap, taul, tol ; measuring cup, measuring spoon, scale / meter ; measuring cup, measuring spoon',
  'light, ignite ; jala ; lighter / matchbox ; lighter, matchbox',
  'stick, glue, join ; chipka, jod ; glue, adhesive / tape ; glue, adhesive, tape',
  'cover ; dhak, dhank ; cover, lid ;',
  'wrap ; lapet ; wrap, foil, wrapping paper ; foil',
  'sew, stitch ; sil ; needle, thread ; needle, thread',
  'comb, untangle, detangle ; suljha, kangha kar ; comb, brush ; comb',
  'colour, color, dye ; rang ; colour, dye ;',
  'massage ; maalish kar ; massage oil / oil ; massage oil',
  'whiten, bleach ; safed kar ; whitener, bleach / whitening ;',
].map((row) => {
  const [english = '', hindi = '', tools = '', alone = ''] = row.split(';');
  const listed = (text: string) => text.split(',').flatMap((name) => name.trim() || []);
  return {
    english: listed(english).map((verb) => verb.split(' ')),
    hindi: listed(hindi).map((stem) => stem.split(' ').map(spokenForm)),
    tools: tools.split('/').map(listed),
    alone: listed(alone),
    isAgainst: listed(english).some((verb) => AGAINST.has(verb)),
  };
});

type Row = (typeof DEEDS)[number];

/** Before what is to be done, and what stands for the thing that does so. */
const DONE_BEHIND: ReadonlySet<string> = new Set(['to', 'that', 'which', ...WHEN_BEFORE]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const ANYTHING: ReadonlySet<string> = new Set(
  'something anything thing things tool tools machine device gadget kuch koi cheez chiz cheej yantra कुछ चीज मशीन'.split(
    ' ',
  ),
);
/** Beside what a thing is done to: 'keep flies away', 'kapde ko sukhane ke liye'. */
const BESIDE_THING: ReadonlySet<string> = new Set(
  'my our your from of off out up down at home easily quickly properly ko se par pe ghar ho gaya gayi gaye को से पर हो गया'.split(
    ' ',
  ),
);
/** Before the place where something is done. */
const DONE_AT: ReadonlySet<string> = new Set(['at', 'in', 'on']);
/** The infinitive of a verb, and before its ending the verb: kaatne, काटना. */
export const INFINITIVE = /^(.+?)(?:n[ea]|ने|ना)$/;
/** The thing that something is done to is named by so many words at most. */
const MAX_THING = 2;

/**
 * What a query asks to be done where it names no goods that do so: 'something to cut vegetables',
 * 'for washing hands', 'chai chhanne ke liye'.
 *
 * @returns null for any other
 */
export function readDeed(query: string): Deed | null {
  const tokens = tokensOf(query);
  const words = tokens.map(({ word }) => word);
  if (words.some((word) => EITHER.has(word) || BOTH.has(word))) return null;
  const found = inEnglish(words) ?? inHindi(words);
  const thing = found?.of.filter((at) => !isBeside(words[at] ?? '')) ?? [];
  if (!found || thing.length === 0 || thing.length > MAX_THING) return null;
  const { tools, alone, isAgainst } = found.row;
  return { said: found.said, thing: thing.map((at) => tokens[at]?.shown ?? '').join(' '), tools, alone, isAgainst };
}

interface Found {
  row: Row;
  said: string[];
  /** The places of the words for what it is done to, and beside these. */
  of: number[];
}

/** 'To cut vegetables', and 'for cutting' them. */
function inEnglish(words: readonly string[]): Found | null {
  const to = words.findIndex((word) => DONE_BEHIND.has(word));
  const verb = words[to + 1];
  if (to < 0 || !verb || !words.slice(0, to).every(isOfSentence)) return null;
  // 'At table' is where it is done.
  const where = words.findIndex((word, at) => at > to + 2 && DONE_AT.has(word));
  const of = words.flatMap((_, at) => (at > to + 1 && (where < 0 || at < where) ? [at] : []));
  return doneBy(
    words,
    of,
    (row) => row.english.map(([said = '', ...others]) => ({ is: isFormOf(verb, said), others })),
    verb,
  );
}

/** 'Sabzi kaatne ka', 'kapde sukhane ke liye'. */
function inHindi(words: readonly string[]): Found | null {
  // 'Karne' is what is done only with a word before it.
  const isMarked = (at: number) => words.slice(at + 1).every((word) => isOfSentence(word) || isBehindVerb(word));
  const last = words.findLastIndex((word, at) => INFINITIVE.test(word) && !ANYTHING.has(word) && isMarked(at));
  const stem = INFINITIVE.exec(words[last] ?? '')?.[1];
  if (!stem || !words.slice(last + 1).some(isBehindVerb)) return null;
  const of = words.flatMap((_, at) => (at < last ? [at] : []));
  const waysOf = ({ hindi }: Row) =>
    hindi.map((said) => ({ is: said.at(-1) === spokenForm(stem), others: said.slice(0, -1) }));
  return doneBy(words, of, waysOf, words[last] ?? '');
}

/** The first row whose verb was said, with its other words wherever they stand around the thing. */
function doneBy(
  words: readonly string[],
  of: readonly number[],
  waysOf: (row: Row) => readonly { is: boolean; others: readonly string[] }[],
  verb: string,
): Found | null {
  for (const row of DEEDS) {
    const isOther = (at: number, word: string) => words[at] === word || spokenForm(words[at] ?? '') === word;
    const way = waysOf(row).find(({ is, others }) => is && others.every((word) => of.some((at) => isOther(at, word))));
    if (!way) continue;
    const others = of.filter((at) => way.others.some((word) => isOther(at, word)));
    const said = [...others.map((at) => words[at] ?? ''), verb];
    return { row, said, of: of.filter((at) => !others.includes(at)) };
  }
  return null;
}

/** Whether a word is the infinitive of a verb that is known, and no name that ends like one. */
export function isVerb(word: string): boolean {
  const stem = spokenForm(INFINITIVE.exec(word)?.[1] ?? '');
  return OCCASION_WORDS.has(word) || DEEDS.some(({ hindi }) => hindi.some((said) => said.at(-1) === stem));
}

/** How many words before a verb are of it, as 'saaf' is of 'karne'. */
export function nounsOfVerb(words: readonly string[], verb: number): number {
  const stem = spokenForm(INFINITIVE.exec(words[verb] ?? '')?.[1] ?? '');
  const before = spokenForm(words[verb - 1] ?? '');
  return DEEDS.some(({ hindi }) => hindi.some(([noun, said]) => noun === before && said === stem)) ? 1 : 0;
}

/** Whether a word is a verb, its third person or what does so: cut, cuts, cutting. */
function isFormOf(word: string, verb: string): boolean {
  const ings = [`${verb}ing`, `${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1)}ing`];
  return word === verb || word === `${verb}s` || word === `${verb}es` || ings.includes(word);
}

/** Whether a word links what is done to what does so, or says that it is for that. */
export function isBehindVerb(word: string): boolean {
  return GENITIVE.has(word) || KE.has(word) || FOR_BEHIND.has(word) || WHO_DOES.has(word);
}

/** Whether a word only stands around what is asked for. */
export function isOfSentence(word: string): boolean {
  return FUNCTION_WORDS.has(word) || ARTICLES.has(word) || ANYTHING.has(word) || GOODS_OF.has(word);
}

function isBeside(word: string): boolean {
  return BESIDE_THING.has(word) || isOfSentence(word) || isBehindVerb(word);
}
