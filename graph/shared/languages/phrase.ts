import type { hindi } from './hi/texts.js';
import { LANGUAGES, type Language } from './languages.js';

/** A text of the shop by how it stands in English. One without Hindi does not compile. */
export type PhraseKey = keyof typeof hindi;

/** What stands in braces in a text. */
type Names<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What may be filled in: a fact as it is, or one that has words of its own. */
export type Value = string | number | Phrase;

type Values<Key extends string> = [Names<Key>] extends [never] ? [] : [values: Record<Names<Key>, Value>];

/** A text of the shop with what is to be filled in, not yet worded in any language. */
export interface KnownPhrase {
  readonly key: PhraseKey;
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * A text that brings its languages along, as extensions and stand-ins have them: in English where
 * one is missing.
 */
export interface OwnPhrase {
  readonly en: string;
  readonly [language: string]: string;
}

/** What is to be said, before the language of its reader is known. */
export type Phrase = KnownPhrase | OwnPhrase;

/**
 * A text of the shop, to be worded by `say` once it is known who reads it.
 *
 * @param key in English; what stands in braces is filled in
 */
export function phrase<Key extends PhraseKey>(key: Key, ...[values]: Values<Key>): KnownPhrase {
  return { key, values: values ?? {} };
}

/** Words a text in a language: in English where that has no words for it. */
export function say(said: Phrase, language: Language): string {
  if (isOwn(said)) return said[language] ?? said.en;
  const texts: Readonly<Record<string, string>> = LANGUAGES[language].texts;
  const words = texts[said.key] ?? said.key;
  return words.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = said.values[name];
    return value === undefined ? mark : sayValue(value, language);
  });
}

/** Words texts in one language, as `say` does. */
export type Words = <Key extends PhraseKey>(key: Key, ...values: Values<Key>) => string;

/** What words texts in a language: for what is written as a whole, such as a mail. */
export function wordsIn(language: Language): Words {
  return (key, ...values) => say(phrase(key, ...values), language);
}

/** What is filled in to a text, by its names, as it stands in the text in a language. */
export function parametersOf(said: Phrase, language: Language): { name: string; value: string }[] {
  if (isOwn(said)) return [];
  return Object.entries(said.values).map(([name, value]) => ({ name, value: sayValue(value, language) }));
}

function sayValue(value: Value, language: Language): string {
  return typeof value === 'object' ? say(value, language) : String(value);
}

/** Whether a text brings its languages along. */
function isOwn(said: Phrase): said is OwnPhrase {
  return 'en' in said;
}

/** Several things of which one is meant, such as `an admin or a packer`. */
export function anyOf(things: readonly Value[]): Value {
  return things.reduce((one, other) => phrase('{one} or {other}', { one, other }));
}

/** Several things together, such as `2 carts and 1 order`. */
export function allOf(things: readonly Value[]): Value {
  return things.reduce((one, other) => phrase('{one} and {other}', { one, other }));
}
