/** A span for each request and its statements, only with `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads that and the standard's other variables itself. */
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';

/** How long a collector may take to receive the last spans when the shop ends, in milliseconds. */
const lastSendMs = 2_000;

/**
 * Begins to trace: statements of all connections from now on, and requests of applications that register the plugin before everything else. `close` sends
 * the remaining traces, as far as the collector takes them.
 */
export function startTracing() {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'tarnbrook' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutMessages(new OTLPTraceExporter()))],
  });
  provider.register();
  const statements = new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false, ignoreConnectSpans: true });
  statements.setTracerProvider(provider);
  // The instrumentation works on modules that are required from now on, and on one that was loaded before, too.
  createRequire(import.meta.url)('pg');
  const requests = new FastifyOtelInstrumentation({ instrumentHooks: false, recordExceptions: false, requestHook: nameByRoute });
  requests.setTracerProvider(provider);
  return { plugin: requests.plugin(), close: () => Promise.race([provider.shutdown(), wait(lastSendMs, undefined, { ref: false })]) };
}

/** Names a span by its route. The address may hold what a person typed, or a secret link. */
function nameByRoute(
  span: { updateName(name: string): unknown; setAttribute(name: string, value: string): unknown },
  request: FastifyRequest,
): void {
  const route = request.routeOptions.url ?? 'unknown';
  span.updateName(`${request.method} ${route}`);
  span.setAttribute('url.path', route);
  span.setAttribute('shop.request_id', request.id);
}

/** Leaves out the messages of errors, which may quote values: the log has them without. */
function withoutMessages(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutMessage), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function withoutMessage(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    status: { value: { code: span.status.code } },
    events: { value: [] },
    droppedEventsCount: { value: span.droppedEventsCount + span.events.length },
  }) as ReadableSpan;
}
