import type { Figures } from './measure-in-turn.js';

/** What the shop's answers, made anew, are to reach of raw's requests a second. */
const MIN_OF_RAW: Record<string, number> = {
  listing: 0.3,
  filtered: 0.3,
  product: 0.37,
  home: 0.3,
  search: 0.4,
  cart: 0.5,
};
/** What answers to the same request are to reach of it. */
const MIN_AGAIN = 1;
const MAX_CPU_OF_RAW = 3.3;
const MAX_CPU_OF_RAW_FOR_CART = 2.5;
/** Of the floor of the stack. */
const MAX_P99_OF_APOLLO = 2;

/** A goal, what was measured, and whether that reaches it. */
export type GoalRow = [about: string, wanted: string, measured: string, isMet: string];

/**
 * How the figures of an operation stand to the goals of the shop; nothing for what there is no goal
 * for.
 */
export function goalsOf(operation: string, figures: readonly Figures[]): GoalRow[] {
  const of = (label: string) => figures.find((each) => each.label === label);
  const [ours, raw, apollo, again] = [of('ours'), of('raw'), of('apollo'), of('again')];
  const wanted = MIN_OF_RAW[operation];
  if (wanted === undefined || !ours || !raw || !apollo) return [];
  const maxCpu = operation === 'cart' ? MAX_CPU_OF_RAW_FOR_CART : MAX_CPU_OF_RAW;
  return [
    atLeast(`${operation}, of raw`, wanted, ours.perSecond / raw.perSecond),
    ...(again ? [atLeast(`${operation} again, of raw`, MIN_AGAIN, again.perSecond / raw.perSecond)] : []),
    ...(ours.cpu && raw.cpu ? [atMost(`${operation}, CPU of raw`, maxCpu, ours.cpu / raw.cpu)] : []),
    atMost(`${operation}, p99 of apollo`, MAX_P99_OF_APOLLO, ours.p99 / apollo.p99),
  ];
}

function atLeast(about: string, wanted: number, measured: number): GoalRow {
  return [about, `at least ${wanted}`, measured.toFixed(2), measured >= wanted ? 'yes' : 'no'];
}

/** A goal that is a bound above. */
export function atMost(about: string, wanted: number, measured: number): GoalRow {
  return [about, `at most ${wanted}`, measured.toFixed(2), measured <= wanted ? 'yes' : 'no'];
}
