import type { TracingConfig } from '../shared/config/config.js';
import type { Tracer } from '../shared/observability/tracing.js';

/**
 * Opens the tracer that is wanted. OpenTelemetry's SDK, 27 MB, is loaded here alone, and installed
 * with the packages of development and in the image: most shops run without it.
 *
 * @throws Error that says what to install
 */
export async function openTracer(config: TracingConfig): Promise<Tracer> {
  try {
    return (await import('./otlp-tracer.js')).openOtlpTracer(config);
  } catch (thrown) {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and OpenTelemetry is not installed: see "Watching" in docs/operations.md.',
      { cause: thrown },
    );
  }
}
