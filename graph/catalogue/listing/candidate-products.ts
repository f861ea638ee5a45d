/**
 * Products that something other than a filter chose, such as a search: a select of their ids, each of them once.
 *
 * @param bind puts a value among the statement's parameters and answers the place that stands for it
 */
export type Among = (bind: (value: unknown) => string) => string;
