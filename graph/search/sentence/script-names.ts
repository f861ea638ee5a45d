import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';

/** Names of a thing in the scripts of India; `concept` is what the shop calls it. */
export interface ScriptName {
  concept: string;
  name: string;
}

/** The blocks of Indian scripts are of 128 signs each, from Devanagari to Malayalam. */
const FIRST = 0x0900;
const BEHIND = 0x0d80;
const BLOCK = 128;

/** The names of `synonyms/scripts.json`, by script, in the order in which they stand there. */
const NAMES = namesByScript();

/**
 * The Indian script of a text, by its first letter of any.
 *
 * @returns null for a text in Latin letters alone
 */
export function scriptOf(text: string): number | null {
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code >= FIRST && code < BEHIND) return Math.floor(code / BLOCK);
  }
  return null;
}

/** Names in the script of a text that begin as it does, the shortest first. */
export function namesBegunBy(text: string): ScriptName[] {
  const begun = text.normalize('NFC').trim();
  const script = scriptOf(begun);
  if (script === null) return [];
  return (NAMES.get(script) ?? [])
    .filter(({ name }) => name.startsWith(begun))
    .sort((one, other) => one.name.length - other.name.length);
}

/**
 * What things are called in the script of a text, besides what it says itself.
 *
 * @param concepts what the shop calls them
 * @returns what the shop calls them where they have no name in that script
 */
export function namesInScriptOf(text: string, concepts: readonly string[]): readonly string[] {
  const script = scriptOf(text);
  if (script === null) return concepts;
  const said = text.normalize('NFC');
  const named = (NAMES.get(script) ?? []).filter(({ concept }) => concepts.includes(concept));
  if (named.length === 0) return concepts;
  const others = new Map(named.map(({ name }) => [undotted(name), name]));
  return [...others].filter(([plain]) => !undotted(said).includes(plain)).map(([, name]) => name);
}

/** Without the dots beneath letters, which many leave out: प्याज is प्याज़. */
function undotted(name: string): string {
  return name.normalize('NFD').replace(/\u093c|\u09bc|\u0a3c/g, '');
}

/** Whether a word is by itself what a thing is called in its script. */
export function isNameInScript(word: string): boolean {
  return (NAMES.get(scriptOf(word) ?? -1) ?? []).some(({ name }) => undotted(name) === undotted(word));
}

function namesByScript(): Map<number, ScriptName[]> {
  const file = path.join(projectRoot, 'graph', 'search', 'synonyms', 'scripts.json');
  const { typed } = JSON.parse(readFileSync(file, 'utf8')) as { typed: Record<string, string> };
  const byScript = new Map<number, ScriptName[]>();
  for (const [concept, names] of Object.entries(typed)) {
    for (const each of names.split(',')) {
      const name = each.trim().normalize('NFC');
      const script = scriptOf(name);
      if (script !== null) byScript.set(script, [...(byScript.get(script) ?? []), { concept, name }]);
    }
  }
  return byScript;
}
