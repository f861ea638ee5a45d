import type { SearchPlan } from './search-plan.js';

/** A plan that finds fewer products than this is not left at that. */
export const ENOUGH = 10;

/** A plan, and how many of its parts a product must have. */
export interface ChosenPlan {
  plan: SearchPlan;
  least: number;
  /** True when only products in the packs of the plan are shown. */
  isPacked: boolean;
}

/** Whether what a plan finds is just what has all of its parts: nothing is pinned to it besides. */
export function countsWhole({ isCalled, rule }: SearchPlan): boolean {
  return !isCalled && rule === null;
}
