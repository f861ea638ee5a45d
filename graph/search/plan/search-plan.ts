import type { Paise } from '../../shared/money/money.js';
import type { SaidFilter } from '../sentence/read-sentence.js';
import type { Condition } from './condition.js';

/** A way in which a product can have what a part of the query asks for: all these lexemes. */
export interface Alternative {
  lexemes: string[];
  /** True for the shopper's own word, false for a synonym, a correction or a completion. */
  isTyped: boolean;
  /**
   * True for what the shopper's word means above all, such as the name of its concept, and for the
   * word itself unless goods are called otherwise.
   */
  isMain: boolean;
  /** True for a guess: what it finds is not lifted for lying in a category that is called so. */
  isGuess: boolean;
  /** True when its words need not stand together; see `relaxPlan`. */
  isLoose: boolean;
  /** True for what another part names: it finds goods, and gives no points; see `toldApart`. */
  isAnothers: boolean;
  /** How many words of a name it stands for. */
  covers: number;
}

/** A part of the query that a product must have, in any of several ways. */
export interface Part {
  alternatives: Alternative[];
  /** The lexemes of a brand that is called just like this, as one; null when there is none. */
  brand: string | null;
  /**
   * True when products are called what the shopper typed, so that other names for it come second.
   */
  isCalledSo: boolean;
  /** How much it tells about what is wanted; counts when no product has all parts. */
  weight: number;
  /** True when the words had to be guessed. */
  isGuess: boolean;
}

/** What a product must not have in its name. */
export interface ExcludedPart extends Part {
  /** What says to be free of it. */
  claims: Alternative[];
  /** True when only what says so is meant, since names seldom tell that it is in them. */
  isStrict: boolean;
}

/** What an owner has set for a question. */
export interface OwnersRule {
  id: string;
  /** What stands first, in its order. */
  pinnedIds: readonly string[];
  /** What stands last. */
  buriedIds: readonly string[];
}

/** Goods that a question lifts since those who asked it before chose them, the most first. */
export interface Learnt {
  productIds: readonly string[];
  /** In tenths of a point, 120 at most: less than the words of a name make out. */
  lifts: readonly number[];
}

/** What is searched for. */
export interface SearchPlan {
  /**
   * Article numbers, one of which the goods have, where a bar code was read or typed; empty for
   * words.
   */
  skus: string[];
  parts: Part[];
  /**
   * What lifts the products that have it, without being asked of any: what a thing is for, and
   * numbers.
   */
  wishes: Part[];
  /**
   * The condition that a product has all that was asked for, where the parts are only the thing
   * itself, so that such products come first; null for most.
   */
  whole: Condition | null;
  /** What a product must not have in its name, unless it says that it is free of it. */
  excluded: ExcludedPart[];
  /** True when a product must be called what a part says, and not only stand on such a shelf. */
  isCalled: boolean;
  /**
   * Packs that lift the products sold in them, such as 5000g; see `pageOfPlan` for when only these
   * are shown.
   */
  packs: string[];
  /** Bounds of the price in paise that the words say. */
  lowest: Paise | null;
  highest: Paise | null;
  /**
   * The iso2 code of the country that goods are to be from by the words, where any is; null for
   * most.
   */
  origin: string | null;
  /** What the words narrow the search to. */
  filters: SaidFilter[];
  /** What an owner has set for these words; null for most. */
  rule: OwnersRule | null;
  /** What those who asked the same opened and bought, and by how much it is lifted for that. */
  learnt: Learnt;
  /** Several words each that name one thing together, as they are compared. */
  together: string[];
  /** Words that name nothing that is sold, as they were typed. */
  notSold: string[];
  /**
   * What a brand that is not sold is known for, to lead to where such goods stand; null for none.
   */
  kindNotSold: string | null;
  /** The words, with corrections in place. */
  used: string;
  corrected: boolean;
  /** What was searched for besides. */
  synonyms: string[];
  /** The plans of several things that are asked for at once, 'tea or coffee'; empty for one. */
  choices: readonly SearchPlan[];
  /** True when any of these will do, so that nothing has to be all of them: 'or'. */
  isEither: boolean;
  /** Other ways to read the same words, for when nothing is found, by what is different in each. */
  readings: readonly OtherReading[];
}

/** Another way to read the words of a plan. */
export interface OtherReading {
  /**
   * `begun` takes the last word as the beginning of another one, `certain` leaves out what had to
   * be guessed where it stands in a sentence beside words that name goods, and `bold` reads word by
   * word and guesses more.
   */
  name: 'begun' | 'certain' | 'bold';
  read: () => SearchPlan;
}

/** What a plan has that is not read otherwise, whatever it finds. */
export const ONE_READING = { readings: [] } satisfies Partial<SearchPlan>;

/** How a query is to be read. */
export interface Reading {
  /** The words as they were typed, to tell of them; absent: as they are compared. */
  shown?: readonly string[];
  /** Guesses more; see `OtherReading`. */
  isBold?: boolean;
  /** True while the last word is being typed. */
  isBegun?: boolean;
  /** True when the words stood in a sentence, see `Sentence.isSpoken`. */
  isSpoken?: boolean;
  /** True when any word of a sentence stood around them, see `Sentence.isAsked`. */
  isAsked?: boolean;
  /** Leaves out what has to be guessed; see `OtherReading`. */
  isCertain?: boolean;
}
