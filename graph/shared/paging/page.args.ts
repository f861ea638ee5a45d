import { Arg, Int } from 'type-graphql';

/**
 * The argument `first` of a list that is read page by page.
 *
 * @param otherwise how many where the caller does not say
 */
export function First(otherwise: number) {
  return Arg('first', () => Int, { nullable: true, defaultValue: otherwise, description: 'How many, 1 to 100.' });
}

/** The argument `after` of a list that is read page by page, the first entry at its top. */
export function After() {
  const description = "The page before's endCursor; absent: from the top.";
  return Arg('after', () => String, { nullable: true, description });
}
