/**
 * A subquery of candidate products, which something other than a filter chose, such as a search:
 * their ids, each once.
 *
 * @param bind puts a value among the statement's parameters and answers the place that stands for
 *   it
 */
export type CandidateQuery = (bind: (value: unknown) => string) => string;
