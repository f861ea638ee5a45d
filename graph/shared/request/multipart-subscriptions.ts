/** What parts of an answer are parted by; the protocol names it. */
const BOUNDARY = 'graphql';

/** The type of a stream in Apollo's multipart protocol for subscriptions over HTTP. */
export const PARTS_TYPE = `multipart/mixed;boundary="${BOUNDARY}";subscriptionSpec="1.0"`;

/**
 * Whether a client wants to be told a subscription in parts of one answer, as Apollo's clients ask
 * for by themselves.
 *
 * @param accept the header of that name
 * @see
 *   https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol
 */
export function asksForParts(accept: string | undefined): boolean {
  return accept !== undefined && /multipart\/mixed[^,]*;\s*subscriptionSpec="?1\.0/i.test(accept);
}

/**
 * Writes server-sent events of graphql-sse as parts, one after the other. A part ends with the
 * boundary, so that its reader need not wait for the next one; a comment, which shows that the
 * stream is alive, is an empty part.
 */
export function framePart(event: string, isFirst: boolean): string {
  const lead = isFirst ? `\r\n--${BOUNDARY}` : '';
  if (event.startsWith('event: complete')) return `${lead}--\r\n`;
  const data = event.startsWith('event: next') ? /^data: (.*)$/m.exec(event)?.[1] : undefined;
  const json = data === undefined ? '{}' : `{"payload":${data}}`;
  return `${lead}\r\ncontent-type: application/json\r\n\r\n${json}\r\n--${BOUNDARY}`;
}
