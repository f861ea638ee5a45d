import type { SearchPlan } from './search-plan.js';

/** A plan that finds fewer products than this is not left at that. */
export const ENOUGH = 10;

/** So many products show that a thing is sold; fewer may be called so by chance. */
export const FEW = 3;

/** A plan, and how many of its parts a product must have. */
export interface ChosenPlan {
  plan: SearchPlan;
  least: number;
  /** True when only products in the packs of the plan are shown. */
  isPacked: boolean;
  /**
   * Others of which goods are shown in turn with its own, the best of each first: of 'tea or
   * coffee' the coffee; absent for most.
   */
  besides?: readonly ChosenPlan[];
}

/** All plans of which goods are shown. */
export function plansOf(chosen: ChosenPlan): ChosenPlan[] {
  const { besides = [], ...own } = chosen;
  return [own, ...besides.flatMap(plansOf)];
}

/** Whether goods are looked for first that have all parts of a plan, in whatever pack. */
export function isAskedWhole({ packs, choices }: SearchPlan): boolean {
  return packs.length === 0 && choices.length === 0;
}

/** Whether what a plan finds is just what has all of its parts: nothing is pinned to it besides. */
export function countsWhole({ isCalled, rule }: SearchPlan): boolean {
  return !isCalled && rule === null;
}
