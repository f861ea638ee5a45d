import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { RequestSlot } from '../../cache/request-slot.js';

/** What a proxy may call a request: nothing that could be anything else in a log. */
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{7,63}$/;

/** As W3C Trace Context writes it: version, trace, span, flags. */
export const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The longest name of an operation that is written down. In characters. */
export const MAX_NAME_LENGTH = 80;

const ids = new RequestSlot<IncomingMessage, string>('id');

/** The id that a proxy gave a request as `X-Request-Id`; otherwise one that it is given here. */
export function requestIdOf(req: IncomingMessage): string {
  const before = ids.get(req);
  if (before) return before;
  const sent = req.headers['x-request-id'];
  const id = typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
  ids.set(req, id);
  return id;
}

/** The trace that a request belongs to, as `traceparent` says; null for none. */
export function traceIdOf(headers: IncomingHttpHeaders): string | null {
  const sent = headers.traceparent;
  return (typeof sent === 'string' && TRACE_PARENT.exec(sent)?.[1]) || null;
}

/** What is needed of a request's context. */
interface Asking {
  readonly loaders: object;
}

/** By the loaders, which a copy of a context shares with it, as Apollo Server makes one. */
const operations = new RequestSlot<object, string>('operation');

/** Notes which operation of the graph a request turned out to be, for its line in the log. */
export function nameOperation(ctx: Asking, name: string): void {
  operations.set(ctx.loaders, name.slice(0, MAX_NAME_LENGTH));
}

/** Which operation of the graph a request was; null for none. */
export function operationOf(ctx: Asking): string | null {
  return operations.get(ctx.loaders) ?? null;
}
