/**
 * Puts a value among the statement's parameters and answers the place that stands for it, such as
 * `$3`.
 */
export type Bind = (value: unknown) => string;

/** Starts the parameters of a statement. */
export function parameters(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}
