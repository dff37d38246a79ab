import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Clock } from '../../kernel/clock.ts'
import { recordReport } from './record-report.ts'
import { scrubReport, type ErrorReport, type ErrorReporter } from '../../kernel/error-report.ts'

/** Passes a report on to an outside service. */
export type ForwardReport = (report: ErrorReport, fingerprint: string, now: Date) => Promise<void>

export interface ErrorReporterOptions {
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Null: the rows in the database are all there is. */
  readonly forward: ForwardReport | null
}

/** Beyond this many at once the server is in trouble that one more row does not explain. */
const MOST_AT_ONCE = 20

/** Keeps reports as grouped rows and passes them on where that is wished for. */
export function createErrorReporter({ pool, clock, log, forward }: ErrorReporterOptions): ErrorReporter {
  const running = new Set<Promise<void>>()

  async function keep(report: ErrorReport): Promise<void> {
    const now = clock.now()
    const clean = scrubReport(report)
    try {
      const fingerprint = await recordReport(pool, clean, now)
      await forward?.(clean, fingerprint, now)
    } catch (error) {
      log.warn({ err: error }, 'an error could not be reported')
    }
  }

  return {
    async report(report) {
      if (running.size >= MOST_AT_ONCE) return
      const kept = keep(report)
      running.add(kept)
      await kept
      running.delete(kept)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
