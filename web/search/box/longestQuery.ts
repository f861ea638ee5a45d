/** The graph refuses a longer search; in characters. */
export const MAX_QUERY_LENGTH = 200;
