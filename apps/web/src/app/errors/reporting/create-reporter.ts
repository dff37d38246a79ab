import { ApiError } from '@klopt/api-client'
import type { BrowserError } from '@klopt/api-client/contract'
import { scrub } from '@klopt/api-client/errors'
import { isIgnored } from './is-ignored.ts'

/** Where the unexpected errors of a page are told. */
export interface ErrorReporter {
  /** `path` is where it happened, without the query. Never rejects. */
  report(error: unknown, path: string): Promise<void>
}

export interface ReporterOptions {
  /** The part of the errors to report, from 0 to 1; asked once, at the first error. */
  readonly sampleRate: () => Promise<number>
  readonly send: (report: BrowserError) => Promise<unknown>
  /** From 0 up to 1. */
  readonly random: () => number
  readonly userAgent: string
  readonly release: string
}

/** A page that breaks in more ways than this has told enough. */
const MOST_REPORTS = 10

export function createReporter(options: ReporterOptions): ErrorReporter {
  const { sampleRate, send, random, userAgent, release } = options
  let rate: Promise<number> | undefined
  const notified = new Set<string>()

  return {
    async report(error, path) {
      if (isIgnored(error, userAgent)) return
      const report = reportOf(error, path, release)
      const key = JSON.stringify([report.name, report.status, report.code, report.message, report.stack])
      if (notified.has(key) || notified.size >= MOST_REPORTS) return
      notified.add(key)
      try {
        rate ??= sampleRate()
        if (random() < (await rate)) await send(report)
      } catch {
        // Reporting that a report failed would go on for ever.
        rate = undefined
      }
    },
  }
}

/** What the server is told: where the program broke, and nothing that anybody typed. */
function reportOf(cause: unknown, path: string, release: string): BrowserError {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const answer = error instanceof ApiError ? error : null
  return {
    name: error.name.slice(0, 200),
    message: scrub(error.message).slice(0, 1_000),
    status: answer?.status ?? null,
    code: answer?.code ?? null,
    requestId: answer?.requestId ?? null,
    path: scrub(path).slice(0, 500),
    stack: scrub(error.stack ?? '').slice(0, 8_000),
    release,
  }
}
