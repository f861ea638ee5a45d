import { namesInScriptOf, scriptOf } from '../sentence/script-names.js';
import type { SearchPlan } from './search-plan.js';

/**
 * The plan as it is told of a question in an Indian script: other names in that script, and no word
 * of another one in the place of what was typed.
 *
 * @param shown the words as they were typed
 * @param read the same as they were read
 */
export function inItsScript(plan: SearchPlan, shown: readonly string[], read: readonly string[]): SearchPlan {
  const text = shown.join(' ');
  if (scriptOf(text) === null) return plan;
  const words = plan.used.split(' ');
  const isSame = words.length === shown.length;
  const used = words.map((word, at) => (isSame && scriptOf(shown[at] ?? '') !== scriptOf(word) ? shown[at] : word));
  const typed = new Map(read.length === shown.length ? read.map((word, at) => [word, shown[at] ?? word]) : []);
  const told = plan.notSold.map((name) =>
    name
      .split(' ')
      .map((word) => typed.get(word) ?? word)
      .join(' '),
  );
  return {
    ...plan,
    notSold: told,
    used: used.join(' '),
    corrected: plan.corrected && used.join(' ') !== text,
    synonyms: [...namesInScriptOf(text, plan.synonyms)],
  };
}
