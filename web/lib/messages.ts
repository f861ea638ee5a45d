import type { Hindi } from './languages/hi/all';
import type { DeskHindi } from './languages/hi/desk/all';

/** A text of ours as it stands in English: by it the other languages are found. */
type AnyMessage = keyof Hindi | keyof DeskHindi;

/** What stands in braces in a message. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A text of ours with nothing to fill in. */
export type Message = { [Text in AnyMessage]: [Names<Text>] extends [never] ? Text : never }[AnyMessage];

type Values<Text extends string> = [Names<Text>] extends [never] ? [] : [values: Record<Names<Text>, string | number>];

/** The language that is spoken, and its messages; null for English. */
let spoken: { language: string; messages: Readonly<Record<string, string>> } | null = null;

/**
 * Has every text be said in a language from now on, and in English where it has no words; null for
 * English. On the server it holds for the page that is drawn next.
 *
 * @param language its code, such as hi
 * @param messages its texts by how they stand in English
 */
export function speak(language: string | null, messages?: Readonly<Record<string, string>>): void {
  spoken = language === null || !messages ? null : { language, messages };
}

/**
 * What is made once for each language that is spoken, such as a format of numbers.
 *
 * @param make from a locale: en-US for English (spec §9), else the language as India writes it
 */
export function inEachLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = spoken ? `${spoken.language}-IN-u-nu-latn` : 'en-US';
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/**
 * Says a text of ours in the language that the visitor chose. To be called where something is drawn
 * or said, never while a module is loaded, when the language is not known yet.
 *
 * @param text in English, as a visitor reads it; what stands in braces is filled in
 */
export function t<Text extends AnyMessage>(text: Text, ...[values]: Values<Text>): string {
  const said = spoken?.messages[text] ?? text;
  return values ? said.replace(/\{(\w+)\}/g, (_name, name: Names<Text>) => String(values[name])) : said;
}

/**
 * The one of several texts that is in the language that is spoken, or else that in English: for
 * what is too long for a message, such as a page to read.
 */
export function inLanguage<Text>(texts: { en: Text; [language: string]: Text }): Text {
  return texts[spoken?.language ?? 'en'] ?? texts.en;
}
