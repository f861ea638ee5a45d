import { type Message } from '../../lib/messages';

/** A choice a product may ask for. */
export type OptionName = 'size' | 'ram' | 'weight';

/** What has been chosen so far, by option; an option that is absent has not been chosen. */
export type Choice = Partial<Record<OptionName, string>>;

/** As much of a product variant as choosing needs. */
export interface Choosable extends Record<OptionName, string | null> {
  /** Of the variant. */
  id: string;
  /** Whole pieces that can be bought now. */
  countInStock: number;
}

/** One option with all it offers. */
export interface Option {
  /** Which option. */
  name: OptionName;
  /** The words above its choices. */
  label: Message;
  /** Its values in the order of the variants, each once; at least one. */
  values: string[];
}

const LABELS: [OptionName, Message][] = [
  ['size', 'Size'],
  ['ram', 'RAM'],
  ['weight', 'Weight'],
];

/** The options a product asks for: those in which at least one of its variants has a value. */
export function optionsOf(variants: readonly Choosable[]): Option[] {
  return LABELS.flatMap(([name, label]) => {
    const values = [...new Set(variants.map((variant) => variant[name]).filter((value) => value !== null))];
    return values.length > 0 ? [{ name, label, values }] : [];
  });
}

/**
 * What needs no choosing: the only variant, or the only value of an option.
 *
 * @see spec §4 (set automatically)
 */
export function defaultChoice(variants: readonly Choosable[]): Choice {
  const only = optionsOf(variants).filter((option) => option.values.length === 1);
  return Object.fromEntries(only.map(({ name, values: [value] }) => [name, value]));
}

/**
 * The choice after one more press. Where no variant joins the new value with what was chosen
 * before, the new value stands and the rest is open again.
 */
export function choose(variants: readonly Choosable[], before: Choice, name: OptionName, value: string): Choice {
  const joined = { ...before, [name]: value };
  if (offers(variants, joined)) return joined;
  return { ...defaultChoice(variants), [name]: value };
}

/** Whether some variant has every value chosen so far. */
function offers(variants: readonly Choosable[], choice: Choice): boolean {
  return variants.some((variant) => agrees(variant, choice));
}

/** Whether a value can still be bought together with what else is chosen. */
export function isInStock(variants: readonly Choosable[], choice: Choice, name: OptionName, value: string): boolean {
  return variants.some((variant) => agrees(variant, { ...choice, [name]: value }) && variant.countInStock > 0);
}

/** The variant that is fully chosen; null while something is still to be chosen. */
export function chosenVariant<V extends Choosable>(variants: readonly V[], choice: Choice): V | null {
  return variants.find((variant) => LABELS.every(([name]) => variant[name] === (choice[name] ?? null))) ?? null;
}

function agrees(variant: Choosable, choice: Choice): boolean {
  return LABELS.every(([name]) => choice[name] === undefined || variant[name] === choice[name]);
}
