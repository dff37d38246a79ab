import type { Telemetry } from '../../config/settings.ts'
import { release } from '../../kernel/release.ts'

/** What is measured is told here until it is stopped. */
export interface RunningTelemetry {
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

/**
 * Offers figures to Prometheus at `/metrics` on a port of its own, and sends figures and traces to a collector of OpenTelemetry,
 * each where a setting asks for it; null where none does, and then none of it is loaded. Before anything that measures.
 */
export async function startTelemetry(settings: Telemetry): Promise<RunningTelemetry | null> {
  const { metricsPort, otlpEndpoint } = settings
  if (metricsPort === null && otlpEndpoint === null) return null
  const { metrics } = await import('@opentelemetry/api')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics')
  const resource = resourceFromAttributes({ 'service.name': 'klopt', 'service.version': release })
  const readers = [
    ...(metricsPort === null ? [] : [await openPrometheus(settings.metricsHost, metricsPort)]),
    ...(otlpEndpoint === null ? [] : [await pushMetrics(otlpEndpoint)]),
  ]
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  const tracing = otlpEndpoint === null ? null : await startTracing(otlpEndpoint, resource)
  return {
    async stop() {
      await Promise.allSettled([meters.shutdown(), tracing?.shutdown()])
      metrics.disable()
      await tracing?.disable()
    },
  }
}

async function openPrometheus(host: string, port: number) {
  const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus')
  const exporter = new PrometheusExporter({
    host,
    port,
    endpoint: '/metrics',
    withoutScopeInfo: true,
    preventServerStart: true,
  })
  await exporter.startServer()
  return exporter
}

const PUSH_INTERVAL_MS = 30_000

async function pushMetrics(endpoint: URL) {
  const { PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics')
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http')
  const exporter = new OTLPMetricExporter({ url: below(endpoint, 'v1/metrics') })
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: PUSH_INTERVAL_MS })
}

type Resource = ReturnType<typeof import('@opentelemetry/resources').resourceFromAttributes>

async function startTracing(endpoint: URL, resource: Resource) {
  const { context, trace } = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const exporter = new OTLPTraceExporter({ url: below(endpoint, 'v1/traces') })
  const tracers = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(tracers)
  return {
    shutdown: () => tracers.shutdown(),
    async disable() {
      trace.disable()
      context.disable()
    },
  }
}

const below = (endpoint: URL, path: string): string => `${endpoint.href.replace(/\/+$/, '')}/${path}`
