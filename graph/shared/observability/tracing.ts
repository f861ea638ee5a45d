import { AsyncLocalStorage } from 'node:async_hooks';
import { TRACE_PARENT } from '../request/request-names.js';
import type { Step } from '../request/step.js';
import { kindOfAddress } from './metrics.js';

/** What is told of a span: names as OpenTelemetry's semantic conventions have them. */
export type SpanFacts = Record<string, string | number>;

/** A piece of work that is being timed. */
export interface Span {
  /** As W3C Trace Context writes it, for anyone who works on. */
  readonly traceparent: string;
  /** @param thrown what it failed with; absent: it did not */
  end(facts?: SpanFacts, thrown?: unknown): void;
}

/** Collects spans, and sends them where OTEL_EXPORTER_OTLP_ENDPOINT says. */
export interface Tracer {
  /** @param parent the traceparent of the span that it is a part of; null begins a trace */
  start(name: string, kind: 'server' | 'internal' | 'client', parent: string | null, facts: SpanFacts): Span;
  stop(): Promise<void>;
}

/** Asked for by machines every few seconds. */
const NOT_TRACED = /^\/(health|metrics)(\/|$)/;

/** As much of a statement as is told. In characters. */
const MAX_LENGTH = 1_000;

/** The request that is being answered; `span` is the innermost piece of work of it. */
const current = new AsyncLocalStorage<{ tracer: Tracer; span: Span }>();

/**
 * Makes a span of each request, within the trace that its `traceparent` names. One that came
 * without it is given the new trace's, so that its line in the log names that.
 */
export function traceRequests(tracer: Tracer): Step {
  return (req, res, next) => {
    const { method = '', url = '', headers } = req;
    const path = url.split('?')[0] ?? '';
    if (NOT_TRACED.test(path)) return next();
    const sent = typeof headers.traceparent === 'string' && TRACE_PARENT.test(headers.traceparent);
    const facts = { 'http.request.method': method, 'url.path': path };
    const parent = sent ? String(headers.traceparent) : null;
    const span = tracer.start(`${method} ${kindOfAddress(path)}`, 'server', parent, facts);
    if (!sent) headers.traceparent = span.traceparent;
    res.once('close', () => {
      const id = res.getHeader('x-request-id');
      const told = { 'http.response.status_code': res.statusCode, ...(id ? { 'jhola.request.id': String(id) } : {}) };
      span.end(told, res.statusCode >= 500 || !res.writableFinished ? new Error(`${res.statusCode}`) : undefined);
    });
    return current.run({ tracer, span }, next);
  };
}

/**
 * Begins a part of the request that is being answered; what is done until it ends is a part of it.
 *
 * @returns ends it
 */
export function beginSpan(name: string, facts: SpanFacts = {}): (facts?: SpanFacts, thrown?: unknown) => void {
  const store = current.getStore();
  if (!store) return () => undefined;
  const outer = store.span;
  const span = store.tracer.start(name, 'internal', outer.traceparent, facts);
  store.span = span;
  return (more, thrown) => {
    span.end(more, thrown);
    if (store.span === span) store.span = outer;
  };
}

/**
 * Makes a span of a statement of the request that is being answered: its text, never its values,
 * which are shoppers'.
 */
export function traceStatement(text: string, answer: Promise<unknown>): void {
  const store = current.getStore();
  if (!store) return;
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.replace(/\s+/g, ' ').slice(0, MAX_LENGTH) };
  const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
  const span = store.tracer.start(name, 'client', store.span.traceparent, facts);
  answer.then(
    () => span.end(),
    (thrown: unknown) => span.end({}, thrown),
  );
}
