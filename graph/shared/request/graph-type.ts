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
