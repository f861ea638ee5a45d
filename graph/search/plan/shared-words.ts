import type { Context } from '../../shared/context.js';
import { quoted } from './alternative-tsquery.js';
import { FEW } from './chosen-plan.js';
import { allOf } from './condition.js';
import { conditionOf, headsOf, shelvesCalled } from './conditions.js';
import { isFound } from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { readQuery } from './read-query.js';

/**
 * Several things that are asked for at once, each with the words that it shares with the others and
 * that are said once: 'idli or dosa batter', 'toothpaste aur brush'.
 */
export async function withWordsShared(ctx: Context, choices: readonly string[]): Promise<readonly string[]> {
  return withBeginningShared(ctx, await withLastShared(ctx, choices));
}

/**
 * Several things with the last word behind each that a single word needs to be one of them: 'idli
 * or dosa batter' are idli batter and dosa batter. What has a shelf of its own needs none.
 */
async function withLastShared(ctx: Context, choices: readonly string[]): Promise<readonly string[]> {
  const last = choices.at(-1)?.split(' ') ?? [];
  const shared = last.at(-1) ?? '';
  if (last.length < 2) return choices;
  return Promise.all(
    choices.map(async (choice) => {
      if (choice.includes(' ')) return choice;
      const [alone, wider] = await Promise.all([choice, `${choice} ${shared}`].map((text) => readQuery(ctx, text)));
      const { parts, notSold } = planSearch(wider ?? []);
      const heads = headsOf(parts.slice(-1));
      const shelves = shelvesCalled(planSearch(alone ?? []).parts);
      if (notSold.length > 0 || !heads || (await isFound(ctx, shelves || null))) return choice;
      const isThing = await isFound(ctx, allOf(conditionOf(parts, parts.length), heads), FEW);
      return isThing ? `${choice} ${shared}` : choice;
    }),
  );
}

/**
 * Several things with the beginning of another one where they are called so: beside toothpaste a
 * brush is a toothbrush.
 */
async function withBeginningShared(ctx: Context, choices: readonly string[]): Promise<readonly string[]> {
  const words = choices.filter((choice) => /^[a-z]{6,}$/i.test(choice)).map((choice) => choice.toLowerCase());
  return Promise.all(
    choices.map(async (choice) => {
      const [first = '', ...behind] = choice.toLowerCase().split(' ');
      const begun = words
        .filter((word) => word !== first)
        .flatMap((word) => Array.from({ length: word.length - 5 }, (_, at) => word.slice(0, at + 3) + first));
      if (!/^[a-z]{3,}$/.test(first) || begun.length === 0) return choice;
      const called = (names: readonly string[]) => names.map((name) => quoted(`~${name}`)).join(' | ');
      if (!(await isFound(ctx, called(begun), FEW))) return choice;
      const are = await Promise.all(begun.map((name) => isFound(ctx, called([name]), FEW)));
      const name = begun.find((_, at) => are[at]);
      return name ? [name, ...behind].join(' ') : choice;
    }),
  );
}
