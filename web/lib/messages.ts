import type { Hindi } from './hindi/all';
import type { DeskHindi } from './hindi/desk/all';

/** A text of ours as it stands in English: by it the other languages are found. */
type AnyMessage = keyof Hindi | keyof DeskHindi;

/** What stands in braces in a message. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** A text of ours with nothing to fill in. */
export type Message = { [Text in AnyMessage]: [Names<Text>] extends [never] ? Text : never }[AnyMessage];

type Values<Text extends string> = [Names<Text>] extends [never] ? [] : [values: Record<Names<Text>, string | number>];

/** The messages of the language that is spoken; null for English. */
let messages: Readonly<Record<string, string>> | null = null;

/**
 * Has every text be said in a language from now on; null for English. On the server it holds for
 * the page that is drawn next.
 */
export function speak(wanted: Readonly<Record<string, string>> | null): void {
  messages = wanted;
}

/**
 * Says a text of ours in the language that the visitor chose. To be called where something is drawn
 * or said, never while a module is loaded, when the language is not known yet.
 *
 * @param text in English, as a visitor reads it; what stands in braces is filled in
 */
export function t<Text extends AnyMessage>(text: Text, ...[values]: Values<Text>): string {
  const said = messages?.[text] ?? text;
  return values ? said.replace(/\{(\w+)\}/g, (_name, name: Names<Text>) => String(values[name])) : said;
}

/**
 * The one of two texts that is in the language that is spoken: for what is too long for a message,
 * such as a page to read.
 */
export function inLanguage<Text>(texts: { en: Text; hi: Text }): Text {
  return messages ? texts.hi : texts.en;
}

/**
 * Says a text that comes from the graph, or is put together elsewhere: as it is where the language
 * has no word for it.
 */
export function sayAsKnown(text: string): string {
  return messages?.[text] ?? text;
}
