import { namesInScriptOf, scriptOf } from '../sentence/script-names.js';
import type { SearchPlan } from './search-plan.js';

/**
 * The plan as it is told of a question in an Indian script: other names in that script, and no word
 * of another one in the place of what was typed.
 *
 * @param shown the words as they were typed
 */
export function inItsScript(plan: SearchPlan, shown: readonly string[]): SearchPlan {
  const text = shown.join(' ');
  if (scriptOf(text) === null) return plan;
  const words = plan.used.split(' ');
  const isSame = words.length === shown.length;
  const used = words.map((word, at) => (isSame && scriptOf(shown[at] ?? '') !== scriptOf(word) ? shown[at] : word));
  return {
    ...plan,
    used: used.join(' '),
    corrected: plan.corrected && used.join(' ') !== text,
    synonyms: [...namesInScriptOf(text, plan.synonyms)],
  };
}
