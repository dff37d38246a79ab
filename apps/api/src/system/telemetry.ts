import { metrics, SpanKind, SpanStatusCode, trace, type Attributes, type Meter } from '@opentelemetry/api'

/**
 * What this server measures of itself, by OpenTelemetry. Where nobody asks for it (`server/telemetry.ts`) each of these does
 * nothing and costs next to nothing.
 */
const NAME = 'klopt'

/** Ask for it once telemetry has started: what is made before that measures nothing. */
export const meter = (): Meter => metrics.getMeter(NAME)

interface Traced {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/**
 * Work as a span of a trace, below the one it is done in. Of an error it tells the kind alone: its words may hold what
 * somebody typed.
 */
export function traced<T>(name: string, { kind = SpanKind.INTERNAL, attributes = {} }: Traced, work: () => Promise<T>) {
  return trace.getTracer(NAME).startActiveSpan(name, { kind, attributes }, async (span): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Whether any span is kept where this is asked: what costs to describe is described then alone. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

export { SpanKind }
