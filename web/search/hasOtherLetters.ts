/**
 * Whether a question has letters besides Latin ones, so that the graph may answer it in another
 * language than that of the page: names are asked for as it answers then.
 */
export function hasOtherLetters(query: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(query);
}
