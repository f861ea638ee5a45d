/** The media type of an answer of the graph. */
export const GRAPH_TYPE = 'application/graphql-response+json';

/**
 * The media types that a client of the graph takes: those that it says, and the type of the graph
 * where it says none, or any.
 *
 * @param accept the header Accept
 * @see https://graphql.github.io/graphql-over-http/draft/#sec-Accept
 */
export function acceptedType(accept = '*/*'): string {
  return accept.trim() === '*/*' ? GRAPH_TYPE : accept;
}

/** What Accept says of nearly all clients, and what they are answered in. */
const TYPES: Readonly<Record<string, string>> = {
  'application/json': 'application/json; charset=utf-8',
  [GRAPH_TYPE]: `${GRAPH_TYPE}; charset=utf-8`,
  // As Apollo Client asks.
  [`${GRAPH_TYPE},application/json;q=0.9`]: `${GRAPH_TYPE}; charset=utf-8`,
};

/**
 * The type of an answer to who takes these types; undefined where Apollo Server is to weigh them,
 * which takes it longer than to read the operation.
 */
export function answerTypeFor(accept: string | undefined): string | undefined {
  return accept === undefined ? undefined : TYPES[accept];
}
