import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../shared/config/config.js';
import { version } from '../shared/config/version.js';
import type { Tracer } from '../shared/observability/tracing.js';

const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** How long a stop waits for what has not been sent. In milliseconds. */
const FLUSH_MS = 2_000;

/**
 * Opens a tracer that sends to a collector of OpenTelemetry over HTTP, in batches. One that is away
 * costs spans, and nothing else. The SDK is loaded with this file alone, where tracing is wanted.
 *
 * OTEL_EXPORTER_OTLP_HEADERS is read by the SDK, from the environment of the process.
 */
export function openOtlpTracer({ endpoint, serviceName, share }: TracingConfig): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    // Anyone who began a trace has decided whether it is kept.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'process.pid': process.pid,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('jhola', version);
  return {
    start: (name, kind, parent, facts) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
        end: (more = {}, thrown = undefined) => {
          span.setAttributes(more);
          if (thrown !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(thrown) });
          span.end();
        },
      };
    },
    stop: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]).finally(() => clearTimeout(timer));
    },
  };
}

function contextOf(parent: string | null) {
  const [, traceId, spanId, flags] = parent?.split('-') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16),
    isRemote: true,
  });
}

/** The code of an error of PostgreSQL, whose message may hold values; else the message. */
function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'failed';
  return 'code' in thrown ? String(thrown.code) : thrown.message;
}
