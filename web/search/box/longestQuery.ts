/** The graph refuses a longer search; in characters. */
export const LONGEST_QUERY = 200;
